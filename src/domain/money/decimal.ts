/**
 * Exact decimal arithmetic for JSON numbers and typed text. Numbers are parsed from their shortest decimal form, so 210.35
 * is never 210.3499…
 */
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** Rounds halves away from zero: 2.5 becomes 3 and -2.5 becomes -3 (decision D-12). */
export function divideRoundingHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero');
  const isNegative = numerator < 0n !== denominator < 0n;
  const absNumerator = numerator < 0n ? -numerator : numerator;
  const absDenominator = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * absNumerator + absDenominator) / (2n * absDenominator);
  return isNegative ? -rounded : rounded;
}

/** Returns the value times 10^places, or `undefined` when it is not a finite decimal number. */
export function parseScaledDecimal(value: number | string, places: number): bigint | undefined {
  const match = DECIMAL.exec(String(value).trim());
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  if (whole + fraction === '') return undefined;
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const shift = places + Number(exponent) - fraction.length;
  return shift >= 0 ? digits * 10n ** BigInt(shift) : divideRoundingHalfUp(digits, 10n ** BigInt(-shift));
}
