/** Money as an integer number of paise. Rupees appear only in JSON and on screen. */
import { divideRoundingHalfUp, parseScaledDecimal } from './decimal.ts';

export type Paise = number & { readonly __unit: 'paise' };

export const CURRENCY = 'INR';
const PAISE_PER_RUPEE = 100;

/** Throws unless the amount is a safe integer. */
export function toPaise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paise: ${amount}`);
  return (amount === 0 ? 0 : amount) as Paise;
}

export const ZERO_PAISE: Paise = toPaise(0);

/** Rounds half up to the paisa. */
export function rupeesToPaise(rupees: number | string): Paise {
  const scaled = parseScaledDecimal(rupees, 2);
  if (scaled === undefined) throw new RangeError(`Not an amount in rupees: ${rupees}`);
  return toPaise(Number(scaled));
}

export const paiseToRupees = (amount: Paise): number => amount / PAISE_PER_RUPEE;

export const sumPaise = (amounts: readonly Paise[]): Paise =>
  amounts.reduce((total, amount) => toPaise(total + amount), ZERO_PAISE);

export const multiplyPaise = (amount: Paise, count: number): Paise => toPaise(amount * count);

/** Returns whole rupees, in paise: 74950 becomes 75000. */
export const roundHalfUpToRupees = (amount: Paise): Paise =>
  toPaise(Number(divideRoundingHalfUp(BigInt(amount), BigInt(PAISE_PER_RUPEE))) * PAISE_PER_RUPEE);
