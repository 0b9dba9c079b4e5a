/**
 * Amounts of an order as customers read them: paise divided by 100, always two decimals, with their currency
 * (specification 1 §2, §9).
 */
import { formatRupees } from '../money/format-rupees.ts';
import { CURRENCY, paise } from '../money/paise.ts';

/** Rupees with their sign; another currency, which only another server could send, with its code. */
export function formatOrderAmount(amountInPaise: number, currency: string = CURRENCY): string {
  const text = formatRupees(paise(Math.round(amountInPaise)), { decimals: 2 });
  return currency === CURRENCY ? text : text.replace('₹', `${currency} `);
}
