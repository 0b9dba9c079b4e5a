/**
 * Money is a whole number of paise everywhere inside the shop; rupees exist only on the wire and on screen
 * (SRV-10, specification 1 §9). Anything that is not a safe integer is refused instead of drifting.
 */
import { divideRoundingHalfUp, parseScaledDecimal } from './decimal.ts';

declare const paiseBrand: unique symbol;
export type Paise = number & { readonly [paiseBrand]: true };

export const CURRENCY = 'INR';
const PAISE_PER_RUPEE = 100;

export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paise: ${amount}`);
  return (amount === 0 ? 0 : amount) as Paise;
}

export const ZERO_PAISE: Paise = paise(0);

/** Exact for up to two decimals; a finer figure is rounded half up to the paisa. */
export function rupeesToPaise(rupees: number | string): Paise {
  const scaled = parseScaledDecimal(rupees, 2);
  if (scaled === undefined) throw new RangeError(`Not an amount in rupees: ${rupees}`);
  return paise(Number(scaled));
}

/** The JSON form: a number with at most two decimals. */
export const paiseToRupees = (amount: Paise): number => amount / PAISE_PER_RUPEE;

export const sumPaise = (amounts: readonly Paise[]): Paise =>
  amounts.reduce((total, amount) => paise(total + amount), ZERO_PAISE);

export const multiplyPaise = (amount: Paise, count: number): Paise => paise(amount * count);

/** The nearest whole-rupee amount, still in paise: 74950 becomes 75000. */
export const roundHalfUpToRupees = (amount: Paise): Paise =>
  paise(Number(divideRoundingHalfUp(BigInt(amount), BigInt(PAISE_PER_RUPEE))) * PAISE_PER_RUPEE);
