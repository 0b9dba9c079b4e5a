/**
 * What a cart, its prices and the customer's details look like as one text: the same text again continues the same order,
 * another one begins a new order (SRV-47).
 */
import type { SavedDetails } from '../checkout/saved-details.ts';
import { DETAIL_FIELDS } from '../checkout/saved-details.ts';

type FingerprintLine = {
  readonly id: string;
  /** Product, type, colour, size, options and comment. */
  readonly key: string;
  readonly quantity: number;
  readonly unitPricePaise: number;
};

export const buildCartFingerprint = (lines: readonly FingerprintLine[], details: SavedDetails): string =>
  JSON.stringify([
    lines.map(({ id, key, quantity, unitPricePaise }) => [id, key, quantity, unitPricePaise]),
    DETAIL_FIELDS.map((field) => details[field]),
  ]);
