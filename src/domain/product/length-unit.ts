/**
 * Lengths may be typed in inches, feet and inches, or centimetres; inches with two decimals stay what is priced and sent
 * (specification 0 §2 knows inches only, decision D-09). Conversion is exact, rounded half up once (decision D-12).
 */
import { readSizeEntry } from '../cart/size-entry.ts';
import { divideRoundingHalfUp, scaledDecimal } from '../money/decimal.ts';

export type LengthUnit = 'in' | 'ft' | 'cm';
export const LENGTH_UNITS: readonly LengthUnit[] = ['in', 'ft', 'cm'];

/** One length as typed: `main` is inches, feet or centimetres; `inches` counts in feet and inches only. */
export type LengthEntry = { readonly main: string; readonly inches: string };
export const EMPTY_LENGTH: LengthEntry = { main: '', inches: '' };

const INCHES_PER_FOOT = 12;
const CENTIMETRES = /\s*(?:cms?|centimet(?:re|er)s?)\.?$/i;
/** Behind centimetres or feet it is a slip that would be cut wrongly. */
const INCHES = /(?:"|”|″|''|\bin(?:ch(?:es)?)?)\.?$/i;
const FEET = /\s*(?:ft|feet|foot|'|’|′)\.?$/i;

export const parseLengthUnit = (value: unknown): LengthUnit => LENGTH_UNITS.find((unit) => unit === value) ?? 'in';

/** The entry as inches, in the form that the size rules read; empty when any part of it is no number. */
export function entryInInches(unit: LengthUnit, { main, inches }: LengthEntry): string {
  if (unit === 'in') return main;
  if (INCHES.test(main.trim())) return '';
  if (unit === 'cm') return textOf(centimetresToInches(readSizeEntry(main.trim().replace(CENTIMETRES, ''))));
  const feet = partOf(main.trim().replace(FEET, ''));
  const rest = partOf(inches);
  if (main.trim() === '' && inches.trim() === '') return '';
  return feet === undefined || rest === undefined ? '' : textOf(feetToInches(feet, rest));
}

/** How a length in inches stands in the fields of a unit; empty stays empty. */
export function inchesAsEntry(unit: LengthUnit, inches: string): LengthEntry {
  const value = readSizeEntry(inches);
  if (value === undefined || unit === 'in') return { main: inches, inches: '' };
  if (unit === 'cm') return { main: String(inchesToCentimetres(value)), inches: '' };
  const hundredths = Math.round(value * 100);
  const feet = Math.floor(hundredths / (INCHES_PER_FOOT * 100));
  return { main: String(feet), inches: String((hundredths - feet * INCHES_PER_FOOT * 100) / 100) };
}

/** For sentences: `36 in`, `3 ft 6 in`, `91.4 cm`. */
export function lengthText(unit: LengthUnit, valueInInches: number): string {
  const { main, inches } = inchesAsEntry(unit, String(valueInInches));
  if (unit !== 'ft') return `${main} ${unit}`;
  return inches === '0' ? `${main} ft` : `${main} ft ${inches} in`;
}

/** One way to say a size: `60 × 84 in`, `5 ft × 7 ft 2 in`, `152.4 × 213.4 cm`. What is priced stays inches. */
export function sizeText(unit: LengthUnit, size: { widthInInches: number; heightInInches: number }): string {
  const width = lengthText(unit, size.widthInInches);
  return `${unit === 'ft' ? width : width.slice(0, -3)} × ${lengthText(unit, size.heightInInches)}`;
}

const textOf = (inches: number | undefined): string => (inches === undefined ? '' : String(inches));

/** A blank part of feet and inches counts as none of it. */
const partOf = (part: string): number | undefined => (part.trim() === '' ? 0 : readSizeEntry(part));

const feetToInches = (feet: number, inches: number): number | undefined =>
  feet < 0 || inches < 0 ? undefined : Math.round((feet * INCHES_PER_FOOT + inches) * 100) / 100;

/** 2.54 cm are an inch; hundredths in, hundredths out. */
function centimetresToInches(centimetres: number | undefined): number | undefined {
  const hundredths = centimetres === undefined ? undefined : scaledDecimal(centimetres, 2);
  return hundredths === undefined ? undefined : Number(divideRoundingHalfUp(hundredths * 100n, 254n)) / 100;
}

/** One decimal: finer than any tape measure, and typing it back gives the same hundredth of an inch or its neighbour. */
function inchesToCentimetres(inches: number): number {
  const hundredths = scaledDecimal(inches, 2) ?? 0n;
  return Number(divideRoundingHalfUp(hundredths * 254n, 1_000n)) / 10;
}
