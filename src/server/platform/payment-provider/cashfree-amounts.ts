import { parseScaledDecimal } from '#domain/money/decimal.ts';
import { paise, paiseToRupees } from '#domain/money/paise.ts';

/** A number with at most two decimals. */
export const toCashfreeAmount = (amountPaise: number): number => paiseToRupees(paise(amountPaise));

/** Exact to the paisa, or nothing: an amount with a finer part, or none at all, is not one of ours. */
export function parseCashfreeAmount(rupees: unknown): number | undefined {
  if (typeof rupees !== 'number' && typeof rupees !== 'string') return undefined;
  const fine = parseScaledDecimal(rupees, 6);
  if (fine === undefined || fine < 0n || fine % 10_000n !== 0n) return undefined;
  const amount = Number(fine / 10_000n);
  return Number.isSafeInteger(amount) ? amount : undefined;
}
