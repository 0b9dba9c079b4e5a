/**
 * Units of length: formatting in the shopper's unit and converting. Prices and requests always use inches (decision
 * D-09); conversions are exact and round half up once (decision D-12).
 */
import { divideRoundingHalfUp, parseScaledDecimal } from '../money/decimal.ts';

export type LengthUnit = 'in' | 'ft' | 'cm';
export const LENGTH_UNITS: readonly LengthUnit[] = ['in', 'ft', 'cm'];
export const parseLengthUnit = (value: unknown): LengthUnit => LENGTH_UNITS.find((unit) => unit === value) ?? 'in';

export const INCHES_PER_FOOT = 12;

/** Returns e.g. `36 in`, `3 ft 6 in` or `91.4 cm`. */
export function formatLength(unit: LengthUnit, inches: number): string {
  if (unit === 'in') return `${inches} in`;
  if (unit === 'cm') return `${inchesToCentimetres(inches)} cm`;
  const { feet, rest } = splitFeetAndInches(inches);
  return rest === 0 ? `${feet} ft` : `${feet} ft ${rest} in`;
}

/** Returns e.g. `60 × 84 in`, `5 ft × 7 ft 2 in` or `152.4 × 213.4 cm`. */
export function formatSize(unit: LengthUnit, size: { widthInInches: number; heightInInches: number }): string {
  const width = formatLength(unit, size.widthInInches);
  return `${unit === 'ft' ? width : width.slice(0, -3)} × ${formatLength(unit, size.heightInInches)}`;
}

/** Rounds to one decimal, which is finer than a tape measure. */
export function inchesToCentimetres(inches: number): number {
  const hundredths = parseScaledDecimal(inches, 2) ?? 0n;
  return Number(divideRoundingHalfUp(hundredths * 254n, 1_000n)) / 10;
}

export function splitFeetAndInches(inches: number): { feet: number; rest: number } {
  const hundredths = Math.round(inches * 100);
  const feet = Math.floor(hundredths / (INCHES_PER_FOOT * 100));
  return { feet, rest: (hundredths - feet * INCHES_PER_FOOT * 100) / 100 };
}

const METRES_PER_INCH = 0.0254;

export const inchesToMetres = (inches: number): number => inches * METRES_PER_INCH;
/** Rounds to a tenth of an inch. */
export const metresToInches = (metres: number): number => Math.round((metres / METRES_PER_INCH) * 10) / 10;
