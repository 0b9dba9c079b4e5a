/** The standard size of each category, above which the product page shows the 'Dreaming big?' note (decision D-41). */
import type { Category } from '../catalogue/category.ts';
import { type InchHundredths, inchesToHundredths, type Size, type SizeInInches } from './size.ts';

export const DREAMING_BIG_TITLE = 'Dreaming big?';
export const DREAMING_BIG_MESSAGE =
  "This is larger than our standard size. Please contact customer service and we'll plan it with you.";
export const DREAMING_BIG_NEXT_STEP =
  "You can still add it to your cart. If it has to be made in parts, we'll talk to you before we start.";

/** Fabric is as wide as the cloth; its length is entered as height. */
type StandardSizes = {
  readonly [Made in 'wallpaper' | 'curtains' | 'blinds']?: SizeInInches | undefined;
} & { readonly fabrics?: { readonly lengthInInches: number } | undefined };

const DEFAULT_SIZES = {
  wallpaper: { widthInInches: 240, heightInInches: 132 },
  curtains: { widthInInches: 144, heightInInches: 120 },
  blinds: { widthInInches: 96, heightInInches: 120 },
  fabrics: { lengthInInches: 600 },
} as const satisfies StandardSizes;

/** Never for canvas, whose size is not entered. `clothWidth` is the width of the selected fabric type, if it has one. */
export function exceedsStandardSize(
  category: Category,
  entered: Size,
  sizes: StandardSizes = {},
  clothWidth?: InchHundredths,
): boolean {
  if (category === 'canvas') return false;
  if (category === 'fabrics') {
    const { lengthInInches } = sizes.fabrics ?? DEFAULT_SIZES.fabrics;
    return (
      entered.heightHundredths > inchesToHundredths(lengthInInches) ||
      (clothWidth !== undefined && entered.widthHundredths > clothWidth)
    );
  }
  const { widthInInches, heightInInches } = sizes[category] ?? DEFAULT_SIZES[category];
  return (
    entered.widthHundredths > inchesToHundredths(widthInInches) ||
    entered.heightHundredths > inchesToHundredths(heightInInches)
  );
}
