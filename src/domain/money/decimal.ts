/**
 * Exact decimal arithmetic for figures that arrive as JSON numbers or typed text. A number is read through its shortest
 * decimal text, so 210.35 is 210.35 and never 210.3499…; halves are rounded up, away from zero (decision D-12).
 */
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** Rounds half up: 2.5 becomes 3, and -2.5 becomes -3 as in the en-IN format. */
export function divideRoundingHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero');
  const isNegative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -rounded : rounded;
}

/** The value times 10^places as an integer, or `undefined` when it is not a finite decimal number. */
export function parseScaledDecimal(value: number | string, places: number): bigint | undefined {
  const match = DECIMAL.exec(String(value).trim());
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  if (whole + fraction === '') return undefined;
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const shift = places + Number(exponent) - fraction.length;
  return shift >= 0 ? digits * 10n ** BigInt(shift) : divideRoundingHalfUp(digits, 10n ** BigInt(-shift));
}
