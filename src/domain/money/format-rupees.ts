/**
 * Formats amounts in the Indian style: ₹1,23,456.50. `Intl` is not used, because its output can differ between server and
 * browser.
 */
import { type Paise, roundHalfUpToRupees } from './paise.ts';

export const PER_SQUARE_FOOT_LABEL = '/sq.ft.';
export const INCLUSIVE_OF_TAXES = 'Inclusive of all taxes';

export function formatRupees(amount: Paise, { decimals }: { decimals: 0 | 2 }): string {
  const rounded = decimals === 0 ? roundHalfUpToRupees(amount) : amount;
  const magnitude = Math.abs(rounded);
  const rupees = groupAsLakhs(String(Math.floor(magnitude / 100)));
  const fraction = decimals === 0 ? '' : `.${String(magnitude % 100).padStart(2, '0')}`;
  return `${rounded < 0 ? '-' : ''}₹${rupees}${fraction}`;
}

/** Returns an exact amount, as in orders and emails. */
export const formatAmount = (amount: Paise): string => formatRupees(amount, { decimals: 2 });

/** Returns a price per square foot, to be followed by `PER_SQUARE_FOOT_LABEL`. */
export const formatRate = (rate: Paise): string => formatRupees(rate, { decimals: 0 });

/** Groups two digits before the last three: 1,23,45,678. */
function groupAsLakhs(digits: string): string {
  const head = digits.slice(0, -3);
  const tail = digits.slice(-3);
  return head === '' ? tail : `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}`;
}
