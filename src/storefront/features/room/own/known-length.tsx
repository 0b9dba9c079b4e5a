import { readSizeEntry } from '#domain/cart/size-entry.ts';
import { entryInInches } from '#domain/product/length-entry.ts';
import type { LengthUnit } from '#domain/product/length-unit.ts';
import { inchesToMetres } from '#domain/room/metres.ts';
import type { KnownLength } from '#domain/room/photo-wall.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from '../room.module.css';

type LengthDraft = { side: KnownLength['side']; text: string };

export const EMPTY_KNOWN_LENGTH: LengthDraft = { side: 'width', text: '' };

/** The length meant; 0 while there is none. */
export const knownLengthOf = ({ side, text }: LengthDraft, unit: LengthUnit): KnownLength => ({
  side,
  metres: inchesToMetres(readSizeEntry(entryInInches(unit, { main: text, inches: '' })) ?? 0),
});

const SIDES = [
  { value: 'width', label: 'width' },
  { value: 'height', label: 'height' },
];
const UNIT_NAMES: Readonly<Record<LengthUnit, string>> = { in: 'inches', ft: 'feet', cm: 'centimetres' };

type KnownLengthFieldProps = {
  draft: LengthDraft;
  onChange: (draft: LengthDraft) => void;
  unit: LengthUnit;
  error?: string | undefined;
};

export function KnownLengthField({ draft, onChange, unit, error }: KnownLengthFieldProps) {
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
