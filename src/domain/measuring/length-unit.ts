/**
 * How lengths are said: in inches, feet and inches, or centimetres, whichever the reader counts in. What is priced and
 * sent stays inches (decision D-09). Conversion is exact, rounded half up once (decision D-12).
 */
import { divideRoundingHalfUp, parseScaledDecimal } from '../money/decimal.ts';

export type LengthUnit = 'in' | 'ft' | 'cm';
export const LENGTH_UNITS: readonly LengthUnit[] = ['in', 'ft', 'cm'];
export const parseLengthUnit = (value: unknown): LengthUnit => LENGTH_UNITS.find((unit) => unit === value) ?? 'in';

export const INCHES_PER_FOOT = 12;

/** For sentences: `36 in`, `3 ft 6 in`, `91.4 cm`. */
export function formatLength(unit: LengthUnit, inches: number): string {
  if (unit === 'in') return `${inches} in`;
  if (unit === 'cm') return `${inchesToCentimetres(inches)} cm`;
  const { feet, rest } = splitFeetAndInches(inches);
  return rest === 0 ? `${feet} ft` : `${feet} ft ${rest} in`;
}

/** One way to say a size: `60 × 84 in`, `5 ft × 7 ft 2 in`, `152.4 × 213.4 cm`. */
export function formatSize(unit: LengthUnit, size: { widthInInches: number; heightInInches: number }): string {
  const width = formatLength(unit, size.widthInInches);
  return `${unit === 'ft' ? width : width.slice(0, -3)} × ${formatLength(unit, size.heightInInches)}`;
}

/** One decimal: finer than any tape measure, and typing it back gives the same hundredth of an inch or its neighbour. */
export function inchesToCentimetres(inches: number): number {
  const hundredths = parseScaledDecimal(inches, 2) ?? 0n;
  return Number(divideRoundingHalfUp(hundredths * 254n, 1_000n)) / 10;
}

export function splitFeetAndInches(inches: number): { feet: number; rest: number } {
  const hundredths = Math.round(inches * 100);
  const feet = Math.floor(hundredths / (INCHES_PER_FOOT * 100));
  return { feet, rest: (hundredths - feet * INCHES_PER_FOOT * 100) / 100 };
}
