/**
 * A fingerprint of the cart, its prices and the customer's details. Checkout with the same fingerprint continues the
 * pending order; any difference starts a new one. Type and options count as the catalogue resolves them, which can change
 * while the stored line, and so its key, stays.
 */
import { ALL_CART_OPTION_FIELDS } from '../cart/cart-options.ts';
import type { PricedLine } from '../cart/priced-line.ts';
import { DETAIL_FIELDS, type SavedDetails } from './saved-details.ts';

type FingerprintLine = Pick<PricedLine, 'id' | 'key' | 'productTypeId' | 'options' | 'quantity' | 'unitPricePaise'>;

export const buildCartFingerprint = (lines: readonly FingerprintLine[], details: SavedDetails): string =>
  JSON.stringify([
    lines.map(({ id, key, productTypeId, options, quantity, unitPricePaise }) => [
      id,
      key,
      productTypeId,
      ALL_CART_OPTION_FIELDS.map((field) => options[field]),
      quantity,
      unitPricePaise,
    ]),
    DETAIL_FIELDS.map((field) => details[field]),
  ]);
