import { parseLengthEntry } from '#domain/measuring/length-entry.ts';
import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import { inchesToMetres } from '#domain/measuring/length-unit.ts';
import { parseInches } from '#domain/measuring/size-entry.ts';
import type { ReferenceLength } from '#domain/room/photo-wall.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from '../room.module.css';

type ReferenceLengthDraft = { side: ReferenceLength['side']; text: string };

export const EMPTY_REFERENCE_LENGTH: ReferenceLengthDraft = { side: 'width', text: '' };

/** Returns 0 metres while the entry is empty or invalid. */
export const parseReferenceLength = ({ side, text }: ReferenceLengthDraft, unit: LengthUnit): ReferenceLength => ({
  side,
  metres: inchesToMetres(parseInches(parseLengthEntry(unit, { main: text, inches: '' })) ?? 0),
});

const SIDE_LABELS: Readonly<Record<ReferenceLength['side'], string>> = { width: 'Width', height: 'Height' };
const SIDES = Object.entries(SIDE_LABELS).map(([value, label]) => ({ value, label }));

type ReferenceLengthFieldProps = {
  draft: ReferenceLengthDraft;
  onChange: (draft: ReferenceLengthDraft) => void;
  unit: LengthUnit;
  error?: string | undefined;
};

export function ReferenceLengthField({ draft, onChange, unit, error }: ReferenceLengthFieldProps) {
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
      <Field label={`${SIDE_LABELS[draft.side]} of the marked area (${unit})`} error={error}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            value={draft.text}
            onChange={(event) => onChange({ ...draft, text: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
