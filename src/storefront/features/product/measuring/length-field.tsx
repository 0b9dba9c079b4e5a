import { type FocusEvent, useRef, useState } from 'react';
import type { LengthEntry } from '#domain/measuring/length-entry.ts';
import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import { SIZE_TOO_LARGE_MESSAGE } from '#domain/measuring/size.ts';
import { isInvalidLength, isTooLarge, type LengthDraft, NOT_A_LENGTH_MESSAGE } from '#domain/measuring/size-draft.ts';
import { Field } from '#ui/fields/field.tsx';
import { LengthPart } from './length-part.tsx';
import styles from './size-input.module.css';

type LengthFieldProps = {
  name: string;
  label: string;
  unit: LengthUnit;
  draft: LengthDraft;
  onChange: (entry: LengthEntry) => void;
  onCommit: () => void;
};

const UNIT_NAMES: Record<LengthUnit, string> = { in: 'inches', ft: 'feet', cm: 'centimetres' };

/** Validates on blur and keeps the typed text until then. */
export function LengthField({ name, label, unit, draft, onChange, onCommit }: LengthFieldProps) {
  const [isInvalid, setIsInvalid] = useState(false);
  const inputs = useRef<HTMLDivElement>(null);
  const tooLargeError = isTooLarge(draft) ? SIZE_TOO_LARGE_MESSAGE : undefined;
  const changeEntry = (entry: LengthEntry) => {
    setIsInvalid(false);
    onChange(entry);
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    // Moving between feet and inches is not a blur.
    if (inputs.current?.contains(relatedTarget)) return;
    if (isInvalidLength(draft)) setIsInvalid(true);
    onCommit();
  };
  return (
    <Field label={`${label} (${UNIT_NAMES[unit]})`} error={isInvalid ? NOT_A_LENGTH_MESSAGE : tooLargeError}>
      {(control) => (
        <div ref={inputs} className={unit === 'ft' ? styles.parts : undefined}>
          <LengthPart
            {...control}
            name={name}
            unit={unit}
            part="main"
            entry={draft.entry}
            onChange={changeEntry}
            onBlur={handleBlur}
          />
          {unit === 'ft' && (
            <LengthPart
              {...control}
              id={`${control.id}-inches`}
              aria-label={`${label} (inches)`}
              unit={unit}
              part="inches"
              entry={draft.entry}
              onChange={changeEntry}
              onBlur={handleBlur}
            />
          )}
        </div>
      )}
    </Field>
  );
}
