/**
 * Width and height while they are being entered: the typed text in the chosen unit, and the inches it means. Text is
 * kept as typed until the field is left; changing the unit rewrites the text and never the inches.
 */
import { normaliseSizeEntry, sizeFromEntry } from '../cart/size-entry.ts';
import type { EnteredSize } from '../pricing/price-of.ts';
import { EMPTY_LENGTH, entryInInches, inchesAsEntry, type LengthEntry } from './length-entry.ts';
import type { LengthUnit } from './length-unit.ts';

export type Side = 'width' | 'height';

/** `inches` is the text that the size rules read. */
export type LengthDraft = { readonly entry: LengthEntry; readonly inches: string };
export type SizeDraft = { readonly unit: LengthUnit } & Readonly<Record<Side, LengthDraft>>;

export const NOT_A_LENGTH_MESSAGE = 'Please enter a number, for example 36 or 36.5.';

const EMPTY_DRAFT: LengthDraft = { entry: EMPTY_LENGTH, inches: '' };

export const startDraft = (unit: LengthUnit, width: string, height: string): SizeDraft => ({
  unit,
  width: draftOf(unit, width),
  height: draftOf(unit, height),
});

export const typedLength = (draft: SizeDraft, side: Side, entry: LengthEntry): SizeDraft => ({
  ...draft,
  [side]: { entry, inches: entryInInches(draft.unit, entry) },
});

/** On leaving the field: no number becomes empty, less than an inch becomes one. */
export function leftLength(draft: SizeDraft, side: Side): SizeDraft {
  const { entry, inches } = draft[side];
  const settled = normaliseSizeEntry(inches);
  // Centimetres stay as typed: written back from inches they could change in the last digit.
  const keepsText = draft.unit === 'cm' && settled !== '' && Number(settled) === Number(inches);
  return { ...draft, [side]: keepsText ? { entry, inches } : draftOf(draft.unit, settled) };
}

/** True when something was typed that is no length, so that leaving the field empties it. */
export const isNoLength = ({ entry, inches }: LengthDraft): boolean =>
  (entry.main + entry.inches).trim() !== '' && normaliseSizeEntry(inches) === '';

export const withUnit = (draft: SizeDraft, unit: LengthUnit): SizeDraft =>
  startDraft(unit, normaliseSizeEntry(draft.width.inches), normaliseSizeEntry(draft.height.inches));

export const withSize = (draft: SizeDraft, { widthInInches, heightInInches }: EnteredSize): SizeDraft =>
  startDraft(draft.unit, String(widthInInches), String(heightInInches));

/** The size once both sides are sizes that can be ordered. */
export function enteredSize({ width, height }: SizeDraft): EnteredSize | undefined {
  const widthInInches = sizeFromEntry(width.inches);
  const heightInInches = sizeFromEntry(height.inches);
  return widthInInches === undefined || heightInInches === undefined ? undefined : { widthInInches, heightInInches };
}

/** One press of an arrow key; from an empty field it starts at the smallest step. */
export function steppedEntry(unit: LengthUnit, entry: LengthEntry, part: keyof LengthEntry, step: number): LengthEntry {
  const value = Number.parseFloat(entry[part]) || 0;
  const stepped = Math.max(0, Math.round((value + step) * 10) / 10);
  const smallest = unit === 'in' ? 1 : 0;
  return { ...entry, [part]: String(Math.max(smallest, stepped)) };
}

const draftOf = (unit: LengthUnit, inches: string): LengthDraft =>
  inches === '' ? EMPTY_DRAFT : { entry: inchesAsEntry(unit, inches), inches };
