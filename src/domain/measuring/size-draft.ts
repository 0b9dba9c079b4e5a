/**
 * Width and height while they are being entered: the typed text in the chosen unit, and the inches it means. Text is
 * kept as typed until the field is left; changing the unit rewrites the text and never the inches.
 */

import { EMPTY_LENGTH, type LengthEntry, parseLengthEntry, toLengthEntry } from './length-entry.ts';
import type { LengthUnit } from './length-unit.ts';
import type { SizeInInches } from './size.ts';
import { normaliseInches, parseOrderableInches } from './size-entry.ts';

export type Side = 'width' | 'height';

/** `inches` is the text that the size rules read. */
export type LengthDraft = { readonly entry: LengthEntry; readonly inches: string };
export type SizeDraft = { readonly unit: LengthUnit } & Readonly<Record<Side, LengthDraft>>;

export const NOT_A_LENGTH_MESSAGE = 'Please enter a number, for example 36 or 36.5.';

const EMPTY_DRAFT: LengthDraft = { entry: EMPTY_LENGTH, inches: '' };

export const createSizeDraft = (unit: LengthUnit, width: string, height: string): SizeDraft => ({
  unit,
  width: createLengthDraft(unit, width),
  height: createLengthDraft(unit, height),
});

export const updateLength = (draft: SizeDraft, side: Side, entry: LengthEntry): SizeDraft => ({
  ...draft,
  [side]: { entry, inches: parseLengthEntry(draft.unit, entry) },
});

/** On leaving the field: no number becomes empty, less than an inch becomes one. */
export function commitLength(draft: SizeDraft, side: Side): SizeDraft {
  const { entry, inches } = draft[side];
  const settled = normaliseInches(inches);
  // Centimetres stay as typed: written back from inches they could change in the last digit.
  const keepsText = draft.unit === 'cm' && settled !== '' && Number(settled) === Number(inches);
  return { ...draft, [side]: keepsText ? { entry, inches } : createLengthDraft(draft.unit, settled) };
}

/** True when something was typed that is no length, so that leaving the field empties it. */
export const isInvalidLength = ({ entry, inches }: LengthDraft): boolean =>
  (entry.main + entry.inches).trim() !== '' && normaliseInches(inches) === '';

export const changeUnit = (draft: SizeDraft, unit: LengthUnit): SizeDraft =>
  createSizeDraft(unit, normaliseInches(draft.width.inches), normaliseInches(draft.height.inches));

export const replaceSize = (draft: SizeDraft, { widthInInches, heightInInches }: SizeInInches): SizeDraft =>
  createSizeDraft(draft.unit, String(widthInInches), String(heightInInches));

/** The size once both sides are sizes that can be ordered. */
export function getDraftSize({ width, height }: SizeDraft): SizeInInches | undefined {
  const widthInInches = parseOrderableInches(width.inches);
  const heightInInches = parseOrderableInches(height.inches);
  return widthInInches === undefined || heightInInches === undefined ? undefined : { widthInInches, heightInInches };
}

/** One press of an arrow key; from an empty field it starts at the smallest step. */
export function stepLengthEntry(
  unit: LengthUnit,
  entry: LengthEntry,
  part: keyof LengthEntry,
  step: number,
): LengthEntry {
  const value = Number.parseFloat(entry[part]) || 0;
  const stepped = Math.max(0, Math.round((value + step) * 10) / 10);
  const smallest = unit === 'in' ? 1 : 0;
  return { ...entry, [part]: String(Math.max(smallest, stepped)) };
}

const createLengthDraft = (unit: LengthUnit, inches: string): LengthDraft =>
  inches === '' ? EMPTY_DRAFT : { entry: toLengthEntry(unit, inches), inches };
