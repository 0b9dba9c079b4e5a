/**
 * A fingerprint of the cart, its prices and the customer's details. Checkout with the same fingerprint continues the
 * pending order; any difference starts a new one.
 */
import type { PricedLine } from '../cart/priced-line.ts';
import { DETAIL_FIELDS, type SavedDetails } from './saved-details.ts';

type FingerprintLine = Pick<PricedLine, 'id' | 'key' | 'quantity' | 'unitPricePaise'>;

export const buildCartFingerprint = (lines: readonly FingerprintLine[], details: SavedDetails): string =>
  JSON.stringify([
    lines.map(({ id, key, quantity, unitPricePaise }) => [id, key, quantity, unitPricePaise]),
    DETAIL_FIELDS.map((field) => details[field]),
  ]);
