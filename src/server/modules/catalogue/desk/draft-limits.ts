/** The limits that apply even to incomplete drafts. */
import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import { MAX_IMAGES, MAX_TYPES } from '#contract/desk/products/draft-problems.ts';
import { MAX_WIDTHS } from '#domain/catalogue/product-limits.ts';
import { findUnstorableTexts } from '../content/storable-text.ts';

/** Higher than the limits for publishing, so that a draft can store a text that is slightly too long. */
const MAX_TEXT_LENGTH = 20_000;
/** Far above every rate and size, and safe to compute with. */
const MAX_NUMBER = 10_000_000;

/** Returns a sentence, or nothing if the draft can be stored. */
export function findStorageProblem(draft: ProductContent): string | undefined {
  if (draft.types.length > MAX_TYPES) return `A product can have at most ${MAX_TYPES} types.`;
  if (draft.images.length > MAX_IMAGES) return `A product can have at most ${MAX_IMAGES} pictures.`;
  if (draft.images.some(({ widths }) => widths.length > MAX_WIDTHS)) return 'A picture has too many widths.';
  if (hasLargeNumber(draft)) return 'A number is too large. Please check rates and sizes.';
  if (hasLongText(draft))
    return `Please shorten your longest text: ${MAX_TEXT_LENGTH.toLocaleString('en-IN')} characters is the limit.`;
  return findUnstorableTexts(draft).length > 0
    ? 'A text contains a character that cannot be stored. Please type it again instead of pasting it.'
    : undefined;
}

function hasLargeNumber(value: unknown): boolean {
  if (typeof value === 'number') return !(Math.abs(value) <= MAX_NUMBER);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLargeNumber);
}

function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > MAX_TEXT_LENGTH;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongText);
}
