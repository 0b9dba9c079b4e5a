import type { Category } from '#domain/catalogue/category.ts';
import { parseLengthEntry, toLengthEntry } from '#domain/measuring/length-entry.ts';
import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import { INCHES_PER_FOOT, inchesToMetres } from '#domain/measuring/length-unit.ts';
import type { SizeInInches } from '#domain/measuring/size.ts';
import { parseInches } from '#domain/measuring/size-entry.ts';
import type { ReferenceLength } from '#domain/room/photo-wall.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from './own-wall.module.css';

/** An entry keeps the unit it was typed in. */
export type ReferenceLengthDraft = { side: ReferenceLength['side']; entry?: { text: string; unit: LengthUnit } };

/**
 * Until the visitor enters a length, the size typed on the product page applies; a canvas is smaller than the wall, so it
 * says nothing about it.
 */
export function createReferenceLength(
  category: Category,
  size: SizeInInches | undefined,
  { side, entry }: ReferenceLengthDraft,
  unit: LengthUnit,
): { text: string; reference: ReferenceLength } {
  const knownSize = category === 'canvas' ? undefined : size;
  const inches = entry
    ? parseInches(parseLengthEntry(entry.unit, { main: entry.text, inches: '' }))
    : knownSize?.[side === 'width' ? 'widthInInches' : 'heightInInches'];
  const isShownAsTyped = inches === undefined || entry?.unit === unit;
  return {
    text: isShownAsTyped ? (entry?.text ?? '') : formatEntry(inches, unit),
    // 0 metres while the entry is empty or invalid.
    reference: { side, metres: inchesToMetres(inches ?? 0) },
  };
}

function formatEntry(lengthInInches: number, unit: LengthUnit): string {
  if (unit === 'ft') return String(Math.round((lengthInInches / INCHES_PER_FOOT) * 100) / 100);
  return toLengthEntry(unit, String(lengthInInches)).main;
}

const SIDE_LABELS: Readonly<Record<ReferenceLength['side'], string>> = { width: 'Width', height: 'Height' };
const SIDES = Object.entries(SIDE_LABELS).map(([value, label]) => ({ value, label }));

type ReferenceLengthFieldProps = {
  draft: ReferenceLengthDraft;
  text: string;
  onChange: (draft: ReferenceLengthDraft) => void;
  unit: LengthUnit;
};

export function ReferenceLengthField({ draft, text, onChange, unit }: ReferenceLengthFieldProps) {
  return (
    <div className={styles.length}>
      <Field label="Side you measured">
        {(control) => (
          <Select
            {...control}
            options={SIDES}
            value={draft.side}
            onChange={(event) => onChange({ ...draft, side: event.target.value === 'height' ? 'height' : 'width' })}
          />
        )}
      </Field>
      <Field label={`${SIDE_LABELS[draft.side]} of the marked area (${unit})`}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            value={text}
            onChange={(event) => onChange({ ...draft, entry: { text: event.target.value, unit } })}
          />
        )}
      </Field>
    </div>
  );
}
