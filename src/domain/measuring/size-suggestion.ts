/**
 * Suggests another size when the entered one is probably a mistake: width and height swapped, or a misplaced decimal
 * point. A suggestion never blocks the order.
 */
import type { Category } from '../catalogue/category.ts';
import { type InchHundredths, inchesToHundredths, type Size, toHundredths } from './size.ts';

type SizeSuggestion = { reason: string; suggestion: Size };

/** The height of a high room. */
const MAX_HEIGHT = inchesToHundredths(144);
const MIN_USUAL_LENGTH = inchesToHundredths(10);
const MAX_USUAL_LENGTH = inchesToHundredths(300);

export const SWAPPED_REASON = 'Did you swap width and height?';
export const TENFOLD_SMALL_REASON = "That's unusually small.";
export const TENFOLD_LARGE_REASON = "That's unusually large.";

type SuggestionRule = (
  category: Category,
  size: Size,
  fabricWidth: InchHundredths | undefined,
) => SizeSuggestion | undefined;

/** `fabricWidth` is the width of the selected fabric type. */
export function suggestSize(category: Category, size: Size, fabricWidth?: InchHundredths) {
  if (category === 'canvas') return undefined;
  const rules: SuggestionRule[] = [suggestTenfold, suggestSwapped];
  return rules.map((suggest) => suggest(category, size, fabricWidth)).find((suggestion) => suggestion !== undefined);
}

function suggestSwapped(category: Category, size: Size, fabricWidth: InchHundredths | undefined) {
  const { widthHundredths: width, heightHundredths: height } = size;
  const isSwapped =
    category === 'fabrics' && fabricWidth !== undefined
      ? width > fabricWidth && height <= fabricWidth
      : height > MAX_HEIGHT && width <= MAX_HEIGHT;
  return isSwapped
    ? { reason: SWAPPED_REASON, suggestion: { widthHundredths: height, heightHundredths: width } }
    : undefined;
}

function suggestTenfold(_: Category, { widthHundredths, heightHundredths }: Size) {
  const likelyWidth = toLikelyLength(widthHundredths);
  const likelyHeight = toLikelyLength(heightHundredths);
  const isSmaller = likelyWidth < widthHundredths || likelyHeight < heightHundredths;
  const isLarger = likelyWidth > widthHundredths || likelyHeight > heightHundredths;
  if (!isSmaller && !isLarger) return undefined;
  const suggestion = { widthHundredths: likelyWidth, heightHundredths: likelyHeight };
  return { reason: isSmaller ? TENFOLD_LARGE_REASON : TENFOLD_SMALL_REASON, suggestion };
}

/** Returns ten times a very short length, or a tenth of a very long one if that is plausible. */
function toLikelyLength(length: InchHundredths): InchHundredths {
  if (length < MIN_USUAL_LENGTH) return toHundredths(length * 10);
  const tenth = toHundredths(Math.round(length / 10));
  return length >= MAX_USUAL_LENGTH && tenth <= MAX_HEIGHT ? tenth : length;
}
