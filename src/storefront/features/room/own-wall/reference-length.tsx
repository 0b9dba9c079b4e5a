import { parseLengthEntry } from '#domain/measuring/length-entry.ts';
import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import { inchesToMetres } from '#domain/measuring/metres.ts';
import { parseInches } from '#domain/measuring/size-entry.ts';
import type { ReferenceLength } from '#domain/room/photo-wall.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from '../room.module.css';

type LengthDraft = { side: ReferenceLength['side']; text: string };

export const EMPTY_REFERENCE_LENGTH: LengthDraft = { side: 'width', text: '' };

/** 0 metres while the entry is empty or invalid. */
export const parseReferenceLength = ({ side, text }: LengthDraft, unit: LengthUnit): ReferenceLength => ({
  side,
  metres: inchesToMetres(parseInches(parseLengthEntry(unit, { main: text, inches: '' })) ?? 0),
});

const SIDES = [
  { value: 'width', label: 'width' },
  { value: 'height', label: 'height' },
];
const UNIT_NAMES: Readonly<Record<LengthUnit, string>> = { in: 'inches', ft: 'feet', cm: 'centimetres' };

type ReferenceLengthFieldProps = {
  draft: LengthDraft;
  onChange: (draft: LengthDraft) => void;
  unit: LengthUnit;
  error?: string | undefined;
};

export function ReferenceLengthField({ draft, onChange, unit, error }: ReferenceLengthFieldProps) {
  return (
    <div className={styles.length}>
      <Field label="I know the marked part's">
        {(control) => (
          <Select
            {...control}
            options={SIDES}
            value={draft.side}
            onChange={(event) => onChange({ ...draft, side: event.target.value === 'height' ? 'height' : 'width' })}
          />
        )}
      </Field>
      <Field label={`It is, in ${UNIT_NAMES[unit]}`} error={error}>
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
