/** Parses a length typed in inches, feet and inches, or centimetres, and converts it to inches (decision D-09). */
import { divideRoundingHalfUp, parseScaledDecimal } from '../money/decimal.ts';
import { INCHES_PER_FOOT, inchesToCentimetres, type LengthUnit, splitFeetAndInches } from './length-unit.ts';
import { parseInches } from './size-entry.ts';

/** A length as typed. `main` is inches, feet or centimetres; `inches` is used with feet only. */
export type LengthEntry = { readonly main: string; readonly inches: string };
export const EMPTY_LENGTH: LengthEntry = { main: '', inches: '' };

const CENTIMETRES = /\s*(?:cms?|centimet(?:re|er)s?)\.?$/i;
/** Inches typed into a field for centimetres or feet are an error. */
const INCHES = /(?:"|”|″|''|\bin(?:ch(?:es)?)?)\.?$/i;
const FEET = /\s*(?:ft|feet|foot|'|’|′)\.?$/i;

/** Returns inches as text for `size-entry.ts`; empty when a part is not a number. */
export function parseLengthEntry(unit: LengthUnit, { main, inches }: LengthEntry): string {
  if (unit === 'in') return main;
  if (INCHES.test(main.trim())) return '';
  if (unit === 'cm') return formatInches(centimetresToInches(parseInches(main.trim().replace(CENTIMETRES, ''))));
  const feet = parseEntryPart(main.trim().replace(FEET, ''));
  const remainingInches = parseEntryPart(inches);
  if (main.trim() === '' && inches.trim() === '') return '';
  return feet === undefined || remainingInches === undefined ? '' : formatInches(feetToInches(feet, remainingInches));
}

/** Returns the field texts for a length in inches. */
export function toLengthEntry(unit: LengthUnit, inches: string): LengthEntry {
  const value = parseInches(inches);
  if (value === undefined || unit === 'in') return { main: inches, inches: '' };
  if (unit === 'cm') return { main: String(inchesToCentimetres(value)), inches: '' };
  const split = splitFeetAndInches(value);
  return { main: String(split.feet), inches: String(split.inches) };
}

const formatInches = (inches: number | undefined): string => (inches === undefined ? '' : String(inches));

/** A blank part counts as 0. */
const parseEntryPart = (part: string): number | undefined => (part.trim() === '' ? 0 : parseInches(part));

const feetToInches = (feet: number, inches: number): number | undefined =>
  feet < 0 || inches < 0 ? undefined : Math.round((feet * INCHES_PER_FOOT + inches) * 100) / 100;

function centimetresToInches(centimetres: number | undefined): number | undefined {
  const hundredths = centimetres === undefined ? undefined : parseScaledDecimal(centimetres, 2);
  return hundredths === undefined ? undefined : Number(divideRoundingHalfUp(hundredths * 100n, 254n)) / 100;
}
