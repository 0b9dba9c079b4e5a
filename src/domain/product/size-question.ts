/**
 * A gentle question when an entered size is a size, but hardly the one that was meant: width and height changed places,
 * or a decimal point is missing or too many. It asks and never blocks; the specification is silent here.
 */
import type { Category } from '../catalogue/category.ts';
import type { EnteredSize } from '../pricing/price-of.ts';

type SizeQuestion = { reason: string; suggestion: EnteredSize };

/** No room of a home is higher than this, and no piece is narrower or lower than the other. */
const TALLEST_INCHES = 144;
const SMALLEST_INCHES = 10;
const LARGEST_INCHES = 300;

export const SWAPPED_REASON = 'Width and height may have changed places.';
export const TENFOLD_SMALL_REASON = 'That is unusually small.';
export const TENFOLD_LARGE_REASON = 'That is unusually large.';

type Question = (category: Category, size: EnteredSize, clothWidth: number | undefined) => SizeQuestion | undefined;

/** `clothWidth` is the chosen fabric type's width, beyond which a piece cannot be cut. */
export function sizeQuestion(category: Category, size: EnteredSize, clothWidth?: number | null) {
  if (category === 'canvas') return undefined;
  const questions: Question[] = [tenfoldQuestion, swappedQuestion];
  return questions
    .map((ask) => ask(category, size, clothWidth ?? undefined))
    .find((question) => question !== undefined);
}

function swappedQuestion(category: Category, size: EnteredSize, clothWidth: number | undefined) {
  const { widthInInches: width, heightInInches: height } = size;
  const isSwapped =
    category === 'fabrics' && clothWidth !== undefined
      ? width > clothWidth && height <= clothWidth
      : height > TALLEST_INCHES && width <= TALLEST_INCHES;
  return isSwapped
    ? { reason: SWAPPED_REASON, suggestion: { widthInInches: height, heightInInches: width } }
    : undefined;
}

function tenfoldQuestion(_: Category, { widthInInches, heightInInches }: EnteredSize) {
  const suggestion = { widthInInches: likely(widthInInches), heightInInches: likely(heightInInches) };
  const isSmaller = suggestion.widthInInches < widthInInches || suggestion.heightInInches < heightInInches;
  const isLarger = suggestion.widthInInches > widthInInches || suggestion.heightInInches > heightInInches;
  if (!isSmaller && !isLarger) return undefined;
  return { reason: isSmaller ? TENFOLD_LARGE_REASON : TENFOLD_SMALL_REASON, suggestion };
}

/** Ten times or a tenth of the length, when that is an ordinary one and the length itself is not. */
function likely(inches: number): number {
  if (inches < SMALLEST_INCHES) return Math.round(inches * 1_000) / 100;
  const tenth = Math.round(inches * 10) / 100;
  return inches >= LARGEST_INCHES && tenth <= TALLEST_INCHES ? tenth : inches;
}
