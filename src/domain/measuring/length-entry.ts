/**
 * Lengths may be typed in inches, feet and inches, or centimetres; inches with two decimals stay what is priced and sent
 * (specification 0 §2 knows inches only, decision D-09).
 */

import { divideRoundingHalfUp, parseScaledDecimal } from '../money/decimal.ts';
import { INCHES_PER_FOOT, inchesToCentimetres, type LengthUnit, splitFeetAndInches } from './length-unit.ts';
import { parseInches } from './size-entry.ts';

/** One length as typed: `main` is inches, feet or centimetres; `inches` counts in feet and inches only. */
export type LengthEntry = { readonly main: string; readonly inches: string };
export const EMPTY_LENGTH: LengthEntry = { main: '', inches: '' };

const CENTIMETRES = /\s*(?:cms?|centimet(?:re|er)s?)\.?$/i;
/** Behind centimetres or feet it is a slip that would be cut wrongly. */
const INCHES = /(?:"|”|″|''|\bin(?:ch(?:es)?)?)\.?$/i;
const FEET = /\s*(?:ft|feet|foot|'|’|′)\.?$/i;

/** The entry as inches, in the form that the size rules read; empty when any part of it is no number. */
export function parseLengthEntry(unit: LengthUnit, { main, inches }: LengthEntry): string {
  if (unit === 'in') return main;
  if (INCHES.test(main.trim())) return '';
  if (unit === 'cm') return formatInches(centimetresToInches(parseInches(main.trim().replace(CENTIMETRES, ''))));
  const feet = parseEntryPart(main.trim().replace(FEET, ''));
  const rest = parseEntryPart(inches);
  if (main.trim() === '' && inches.trim() === '') return '';
  return feet === undefined || rest === undefined ? '' : formatInches(feetToInches(feet, rest));
}

/** How a length in inches stands in the fields of a unit; empty stays empty. */
export function toLengthEntry(unit: LengthUnit, inches: string): LengthEntry {
  const value = parseInches(inches);
  if (value === undefined || unit === 'in') return { main: inches, inches: '' };
  if (unit === 'cm') return { main: String(inchesToCentimetres(value)), inches: '' };
  const { feet, rest } = splitFeetAndInches(value);
  return { main: String(feet), inches: String(rest) };
}

const formatInches = (inches: number | undefined): string => (inches === undefined ? '' : String(inches));

/** A blank part of feet and inches counts as none of it. */
const parseEntryPart = (part: string): number | undefined => (part.trim() === '' ? 0 : parseInches(part));

const feetToInches = (feet: number, inches: number): number | undefined =>
  feet < 0 || inches < 0 ? undefined : Math.round((feet * INCHES_PER_FOOT + inches) * 100) / 100;

/** 2.54 cm are an inch; hundredths in, hundredths out. */
function centimetresToInches(centimetres: number | undefined): number | undefined {
  const hundredths = centimetres === undefined ? undefined : parseScaledDecimal(centimetres, 2);
  return hundredths === undefined ? undefined : Number(divideRoundingHalfUp(hundredths * 100n, 254n)) / 100;
}
