/**
 * Reads decimal digits of any script (Devanagari, Gujarati, full width, ...) as ASCII digits, because shoppers in India
 * type phone numbers, pincodes and sizes on many keyboards.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a script together, zero first, so the value is the place within a run of tens. */
function digitValue(codePoint: number): number {
  let before = 0;
  while (isDecimalDigit(codePoint - before - 1)) before += 1;
  return before % 10;
}

const isDecimalDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));
