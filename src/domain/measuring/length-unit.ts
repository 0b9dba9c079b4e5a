/**
 * Units of length: formatting in the shopper's unit and converting. Prices and requests always use inches (decision
 * D-09). Centimetres are computed exactly and rounded half up once (decision D-12); metres are approximate, for the
 * room view only.
 */
import { divideRoundingHalfUp, parseScaledDecimal } from '../money/decimal.ts';

export type LengthUnit = 'in' | 'ft' | 'cm';
export const LENGTH_UNITS: readonly LengthUnit[] = ['in', 'ft', 'cm'];
export const parseLengthUnit = (value: unknown): LengthUnit => LENGTH_UNITS.find((unit) => unit === value) ?? 'in';

export const INCHES_PER_FOOT = 12;

/** Returns e.g. `36 in`, `3 ft 6 in` or `91.4 cm`. */
export function formatLength(unit: LengthUnit, inches: number): string {
  if (unit !== 'ft') return `${convertInches(unit, inches)} ${unit}`;
  const { feet, inches: rest } = splitFeetAndInches(inches);
  return rest === 0 ? `${feet} ft` : `${feet} ft ${rest} in`;
}

/** Returns e.g. `60 × 84 in`, `5 ft × 7 ft 2 in` or `152.4 × 213.4 cm`. */
export function formatSize(unit: LengthUnit, size: { widthInInches: number; heightInInches: number }): string {
  // Feet and inches are named for both lengths, other units once.
  const width = unit === 'ft' ? formatLength(unit, size.widthInInches) : convertInches(unit, size.widthInInches);
  return `${width} × ${formatLength(unit, size.heightInInches)}`;
}

const convertInches = (unit: 'in' | 'cm', inches: number): number =>
  unit === 'cm' ? inchesToCentimetres(inches) : inches;

/** Rounds to one decimal, which is finer than a tape measure. */
export function inchesToCentimetres(inches: number): number {
  const hundredths = parseScaledDecimal(inches, 2) ?? 0n;
  return Number(divideRoundingHalfUp(hundredths * 254n, 1_000n)) / 10;
}

/** Splits a length in inches, rounded to a hundredth, the precision of all sizes. */
export function splitFeetAndInches(length: number): { feet: number; inches: number } {
  const hundredths = Math.round(length * 100);
  const feet = Math.floor(hundredths / (INCHES_PER_FOOT * 100));
  return { feet, inches: (hundredths - feet * INCHES_PER_FOOT * 100) / 100 };
}

const METRES_PER_INCH = 0.0254;

export const inchesToMetres = (inches: number): number => inches * METRES_PER_INCH;
/** Rounds to a tenth of an inch, which is fine enough for the room view. */
export const metresToInches = (metres: number): number => Math.round((metres / METRES_PER_INCH) * 10) / 10;
