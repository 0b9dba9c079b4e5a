/** What the price box says until width and height are entered (Q-55, decision D-31). */
import { formatRupees } from '../money/format-rupees.ts';
import { MINIMUM_PRICE_PAISE } from './unit-price.ts';

export const SIZE_NEEDED_MESSAGE = 'Enter width and height to see your price.';

export const MINIMUM_APPLIED_MESSAGE = `${formatRupees(MINIMUM_PRICE_PAISE, { decimals: 2 })} is the minimum price of a piece.`;
