/** The standard size, above which the product page shows the 'Dreaming big?' note. */
import type { Category } from '../catalogue/category.ts';
import { type InchHundredths, type Size, toSize } from './size.ts';

export const DREAMING_BIG_TITLE = 'Dreaming big?';
export const DREAMING_BIG_MESSAGE =
  "This is larger than our standard size. Please contact customer service and we'll plan it with you.";

const STANDARD_SIZE = toSize(144, 120);

/** Never for canvas, whose size is not entered. `fabricWidth` is the width of the selected fabric type. */
export function exceedsStandardSize(category: Category, entered: Size, fabricWidth?: InchHundredths): boolean {
  if (category === 'canvas') return false;
  const maxWidth = category === 'fabrics' && fabricWidth ? fabricWidth : STANDARD_SIZE.widthHundredths;
  return entered.widthHundredths > maxWidth || entered.heightHundredths > STANDARD_SIZE.heightHundredths;
}
