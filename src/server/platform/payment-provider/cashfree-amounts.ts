import { parseScaledDecimal } from '#domain/money/decimal.ts';
import { type Paise, paiseToRupees, toPaise } from '#domain/money/paise.ts';

/** Rupees with at most two decimals. */
export const toCashfreeAmount = (amount: Paise): number => paiseToRupees(amount);

/** Parses rupees into whole paise; `undefined` for fractions of a paisa and anything else. */
export function parseCashfreeAmount(rupees: unknown): Paise | undefined {
  if (typeof rupees !== 'number' && typeof rupees !== 'string') return undefined;
  const microRupees = parseScaledDecimal(rupees, 6);
  if (microRupees === undefined || microRupees < 0n || microRupees % 10_000n !== 0n) return undefined;
  const amountPaise = Number(microRupees / 10_000n);
  return Number.isSafeInteger(amountPaise) ? toPaise(amountPaise) : undefined;
}
