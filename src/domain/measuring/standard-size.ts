/**
 * The standard size above which the 'Dreaming big?' notice asks the shopper to contact customer service
 * (specification 0 §2). Our reading: 144 x 120 inches; a fabric's own width when it has one.
 */
import type { Category } from '../catalogue/category.ts';

export const DREAMING_BIG_TITLE = 'Dreaming big?';
export const DREAMING_BIG_MESSAGE =
  'This is larger than our standard size. Please contact customer service and we will make it with you.';

type Inches = { widthInInches: number; heightInInches: number };

const STANDARD_SIZE: Inches = { widthInInches: 144, heightInInches: 120 };

const STANDARD_SIZES: Readonly<Record<Category, Inches>> = {
  wallpaper: STANDARD_SIZE,
  curtains: STANDARD_SIZE,
  blinds: STANDARD_SIZE,
  canvas: STANDARD_SIZE,
  fabrics: STANDARD_SIZE,
};

/** Never for canvas, whose size is not entered. `fabricWidth` is the selected fabric type's width in inches. */
export function exceedsStandardSize(category: Category, entered: Inches, fabricWidth?: number | null): boolean {
  if (category === 'canvas') return false;
  const standard = STANDARD_SIZES[category];
  const width = category === 'fabrics' && fabricWidth ? fabricWidth : standard.widthInInches;
  return entered.widthInInches > width || entered.heightInInches > standard.heightInInches;
}
