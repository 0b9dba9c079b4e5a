/** Formats amounts that came with an order as JSON: always with two decimals, in the order's currency. */
import { formatAmount } from '../money/format-rupees.ts';
import { CURRENCY, toPaise } from '../money/paise.ts';

/** Currencies other than rupees are shown by their code. Rounds, because another API host may send fractions of a paisa. */
export function formatOrderAmount(amountPaise: number, currency: string = CURRENCY): string {
  const text = formatAmount(toPaise(Math.round(amountPaise)));
  return currency === CURRENCY ? text : text.replace('₹', `${currency} `);
}
