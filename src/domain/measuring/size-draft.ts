/**
 * Width and height while the shopper enters them: the text in the chosen unit and its value in inches. The text stays as
 * typed until blur; changing the unit rewrites the text but not the inches.
 */
import { EMPTY_LENGTH, type LengthEntry, parseLengthEntry, toLengthEntry } from './length-entry.ts';
import type { LengthUnit } from './length-unit.ts';
import { hundredthsToInches, SIZE_TOO_LARGE_MESSAGE, type Size } from './size.ts';
import { getSizeEntryMessage, normaliseInches, parseOrderableLength } from './size-entry.ts';

export type Side = 'width' | 'height';

/** `inches` is text for `size-entry.ts`. */
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

/** Runs on blur: an invalid number becomes empty, less than an inch becomes one inch. */
export function commitLength(draft: SizeDraft, side: Side): SizeDraft {
  const { entry, inches } = draft[side];
  const normalised = normaliseInches(inches);
  // Centimetres stay as typed: converted back from inches, their last digit could change.
  const keepsText = draft.unit === 'cm' && normalised !== '' && Number(normalised) === Number(inches);
  return { ...draft, [side]: keepsText ? { entry, inches } : createLengthDraft(draft.unit, normalised) };
}

/** Returns true for non-blank text that is not a length; blur clears it. */
export const isInvalidLength = ({ entry, inches }: LengthDraft): boolean =>
  (entry.main + entry.inches).trim() !== '' && normaliseInches(inches) === '';

export const changeUnit = (draft: SizeDraft, unit: LengthUnit): SizeDraft =>
  createSizeDraft(unit, normaliseInches(draft.width.inches), normaliseInches(draft.height.inches));

export const replaceSize = (draft: SizeDraft, { widthHundredths, heightHundredths }: Size): SizeDraft =>
  createSizeDraft(
    draft.unit,
    String(hundredthsToInches(widthHundredths)),
    String(hundredthsToInches(heightHundredths)),
  );

/** Returns `undefined` until both sides can be ordered. */
export function getDraftSize({ width, height }: SizeDraft): Size | undefined {
  const widthHundredths = parseOrderableLength(width.inches);
  const heightHundredths = parseOrderableLength(height.inches);
  if (widthHundredths === undefined || heightHundredths === undefined) return undefined;
  return { widthHundredths, heightHundredths };
}

export const isTooLarge = ({ inches }: LengthDraft): boolean => getSizeEntryMessage(inches) === SIZE_TOO_LARGE_MESSAGE;

/** Applies one press of an arrow key. */
export function stepLengthEntry(
  unit: LengthUnit,
  entry: LengthEntry,
  part: keyof LengthEntry,
  step: number,
): LengthEntry {
  const value = Number.parseFloat(entry[part]) || 0;
  const stepped = Math.max(0, Math.round((value + step) * 10) / 10);
  const min = unit === 'in' ? 1 : 0;
  return { ...entry, [part]: String(Math.max(min, stepped)) };
}

const createLengthDraft = (unit: LengthUnit, inches: string): LengthDraft =>
  inches === '' ? EMPTY_DRAFT : { entry: toLengthEntry(unit, inches), inches };
