/** Formats the amounts of an order, always with two decimals. */
import { formatRupees } from '../money/format-rupees.ts';
import { CURRENCY, toPaise } from '../money/paise.ts';

/** Currencies other than rupees are shown by their code. */
export function formatOrderAmount(amountInPaise: number, currency: string = CURRENCY): string {
  const text = formatRupees(toPaise(Math.round(amountInPaise)), { decimals: 2 });
  return currency === CURRENCY ? text : text.replace('₹', `${currency} `);
}
