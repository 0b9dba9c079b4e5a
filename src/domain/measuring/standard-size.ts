/** The standard size, above which the product page shows the 'Dreaming big?' note. */
import type { Category } from '../catalogue/category.ts';
import type { SizeInInches } from './size.ts';

export const DREAMING_BIG_TITLE = 'Dreaming big?';
export const DREAMING_BIG_MESSAGE =
  "This is larger than our standard size. Please contact customer service and we'll plan it with you.";

const STANDARD_SIZE: SizeInInches = { widthInInches: 144, heightInInches: 120 };

/** Never for canvas, whose size is not entered. `fabricWidth` is the width of the selected fabric type in inches. */
export function exceedsStandardSize(category: Category, entered: SizeInInches, fabricWidth?: number | null): boolean {
  if (category === 'canvas') return false;
  const maxWidth = category === 'fabrics' && fabricWidth ? fabricWidth : STANDARD_SIZE.widthInInches;
  return entered.widthInInches > maxWidth || entered.heightInInches > STANDARD_SIZE.heightInInches;
}
