/**
 * A gentle question when an entered size is a size, but hardly the one that was meant: width and height changed places,
 * or a decimal point is missing or too many. It asks and never blocks; the specification is silent here.
 */
import type { Category } from '../catalogue/category.ts';
import type { SizeInInches } from './size.ts';

type SizeSuggestion = { reason: string; suggestion: SizeInInches };

/** No room of a home is higher than this, and no piece is narrower or lower than the other. */
const MAX_HEIGHT_INCHES = 144;
const MIN_USUAL_INCHES = 10;
const MAX_USUAL_INCHES = 300;

export const SWAPPED_REASON = 'Width and height may have changed places.';
export const TENFOLD_SMALL_REASON = 'That is unusually small.';
export const TENFOLD_LARGE_REASON = 'That is unusually large.';

type SuggestionRule = (
  category: Category,
  size: SizeInInches,
  clothWidth: number | undefined,
) => SizeSuggestion | undefined;

/** `clothWidth` is the chosen fabric type's width, beyond which a piece cannot be cut. */
export function suggestSize(category: Category, size: SizeInInches, clothWidth?: number | null) {
  if (category === 'canvas') return undefined;
  const questions: SuggestionRule[] = [suggestTenfold, suggestSwapped];
  return questions
    .map((ask) => ask(category, size, clothWidth ?? undefined))
    .find((question) => question !== undefined);
}

function suggestSwapped(category: Category, size: SizeInInches, clothWidth: number | undefined) {
  const { widthInInches: width, heightInInches: height } = size;
  const isSwapped =
    category === 'fabrics' && clothWidth !== undefined
      ? width > clothWidth && height <= clothWidth
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

/** Ten times or a tenth of the length, when that is an ordinary one and the length itself is not. */
function toLikelyInches(inches: number): number {
  if (inches < MIN_USUAL_INCHES) return Math.round(inches * 1_000) / 100;
  const tenth = Math.round(inches * 10) / 100;
  return inches >= MAX_USUAL_INCHES && tenth <= MAX_HEIGHT_INCHES ? tenth : inches;
}
