/**
 * Rupees as shoppers in India read them: ₹1,23,456 and ₹1,23,456.50 (specification 0 §9, 1 §9). Written by hand, because
 * `Intl` may differ between server and browser and the markup of both must be the same to the byte.
 */
import { type Paise, roundHalfUpToRupees } from './paise.ts';

/** Written after every price per square foot. */
export const PER_SQUARE_FOOT_LABEL = '/sq.ft.';
export const INCLUSIVE_OF_TAXES = 'Inclusive of all taxes';

export function formatRupees(amount: Paise, { decimals }: { decimals: 0 | 2 }): string {
  const shown = decimals === 0 ? roundHalfUpToRupees(amount) : amount;
  const magnitude = Math.abs(shown);
  const rupees = groupAsLakhs(String(Math.floor(magnitude / 100)));
  const fraction = decimals === 0 ? '' : `.${String(magnitude % 100).padStart(2, '0')}`;
  return `${shown < 0 ? '-' : ''}₹${rupees}${fraction}`;
}

/** A price per square foot, without decimals; its label is `PER_SQUARE_FOOT_LABEL`. */
export const formatRate = (rate: Paise): string => formatRupees(rate, { decimals: 0 });

/** The last three digits stand together, all before them in pairs: 1,23,45,678. */
function groupAsLakhs(digits: string): string {
  const head = digits.slice(0, -3);
  const tail = digits.slice(-3);
  return head === '' ? tail : `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}`;
}
