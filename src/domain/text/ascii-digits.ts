/** Converts digits of any script (Devanagari, Gujarati, full width …) to ASCII, because shoppers use many keyboards. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(getDigitValue(digit.codePointAt(0) ?? 0)));
}

/** In Unicode the ten digits of a script are consecutive, starting at zero. */
function getDigitValue(codePoint: number): number {
  let precedingDigits = 0;
  while (isDecimalDigit(codePoint - precedingDigits - 1)) precedingDigits += 1;
  return precedingDigits % 10;
}

const isDecimalDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));
