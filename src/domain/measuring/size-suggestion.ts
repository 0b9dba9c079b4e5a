/**
 * Suggests another size when the entered one is probably a mistake: width and height swapped, or a misplaced decimal
 * point. A suggestion never blocks the order.
 */
import type { Category } from '../catalogue/category.ts';
import type { SizeInInches } from './size.ts';

type SizeSuggestion = { reason: string; suggestion: SizeInInches };

/** The height of a high room. */
const MAX_HEIGHT_INCHES = 144;
const MIN_USUAL_INCHES = 10;
const MAX_USUAL_INCHES = 300;

export const SWAPPED_REASON = 'Did you swap width and height?';
export const TENFOLD_SMALL_REASON = "That's unusually small.";
export const TENFOLD_LARGE_REASON = "That's unusually large.";

type SuggestionRule = (
  category: Category,
  size: SizeInInches,
  fabricWidth: number | undefined,
) => SizeSuggestion | undefined;

/** `fabricWidth` is the width of the selected fabric type in inches. */
export function suggestSize(category: Category, size: SizeInInches, fabricWidth?: number | null) {
  if (category === 'canvas') return undefined;
  const rules: SuggestionRule[] = [suggestTenfold, suggestSwapped];
  return rules
    .map((suggest) => suggest(category, size, fabricWidth ?? undefined))
    .find((suggestion) => suggestion !== undefined);
}

function suggestSwapped(category: Category, size: SizeInInches, fabricWidth: number | undefined) {
  const { widthInInches: width, heightInInches: height } = size;
  const isSwapped =
    category === 'fabrics' && fabricWidth !== undefined
      ? width > fabricWidth && height <= fabricWidth
      : height > MAX_HEIGHT_INCHES && width <= MAX_HEIGHT_INCHES;
  return isSwapped
    ? { reason: SWAPPED_REASON, suggestion: { widthInInches: height, heightInInches: width } }
    : undefined;
}

function suggestTenfold(_: Category, { widthInInches, heightInInches }: SizeInInches) {
  const suggestion = { widthInInches: toLikelyInches(widthInInches), heightInInches: toLikelyInches(heightInInches) };
  const isSmaller = suggestion.widthInInches < widthInInches || suggestion.heightInInches < heightInInches;
  const isLarger = suggestion.widthInInches > widthInInches || suggestion.heightInInches > heightInInches;
  if (!isSmaller && !isLarger) return undefined;
  return { reason: isSmaller ? TENFOLD_LARGE_REASON : TENFOLD_SMALL_REASON, suggestion };
}

/** Returns ten times a very short length, or a tenth of a very long one if that is plausible. */
function toLikelyInches(inches: number): number {
  if (inches < MIN_USUAL_INCHES) return Math.round(inches * 1_000) / 100;
  const tenth = Math.round(inches * 10) / 100;
  return inches >= MAX_USUAL_INCHES && tenth <= MAX_HEIGHT_INCHES ? tenth : inches;
}
