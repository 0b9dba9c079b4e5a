import { type FocusEvent, useRef, useState } from 'react';
import { sizeEntryMessage } from '#domain/cart/size-entry.ts';
import { SIZE_TOO_LARGE_MESSAGE } from '#domain/pricing/size.ts';
import type { LengthEntry } from '#domain/product/length-entry.ts';
import type { LengthUnit } from '#domain/product/length-unit.ts';
import { isNoLength, type LengthDraft, NOT_A_LENGTH_MESSAGE } from '#domain/product/size-draft.ts';
import { Field } from '#ui/fields/field.tsx';
import { LengthPart } from './length-part.tsx';
import styles from './size-input.module.css';

type LengthFieldProps = {
  label: string;
  unit: LengthUnit;
  draft: LengthDraft;
  onType: (entry: LengthEntry) => void;
  onLeave: () => void;
};

const UNIT_NAMES: Record<LengthUnit, string> = { in: 'inches', ft: 'feet', cm: 'centimetres' };

/** What was typed stays until the field is left; only then is it said that it was no length. */
export function LengthField({ label, unit, draft, onType, onLeave }: LengthFieldProps) {
  const [isRefused, setRefused] = useState(false);
  const parts = useRef<HTMLDivElement>(null);
  const tooLarge = sizeEntryMessage(draft.inches) === SIZE_TOO_LARGE_MESSAGE ? SIZE_TOO_LARGE_MESSAGE : undefined;
  const type = (entry: LengthEntry) => {
    setRefused(false);
    onType(entry);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    // From feet to inches of the same length is no leaving.
    if (parts.current?.contains(relatedTarget)) return;
    if (isNoLength(draft)) setRefused(true);
    onLeave();
  };
  return (
    <Field label={`${label} (${UNIT_NAMES[unit]})`} error={isRefused ? NOT_A_LENGTH_MESSAGE : tooLarge}>
      {(control) => (
        <div ref={parts} className={unit === 'ft' ? styles.parts : undefined}>
          <LengthPart {...control} unit={unit} part="main" entry={draft.entry} onType={type} onBlur={leave} />
          {unit === 'ft' && (
            <LengthPart
              {...control}
              id={`${control.id}-inches`}
              aria-label={`${label} (inches)`}
              unit={unit}
              part="inches"
              entry={draft.entry}
              onType={type}
              onBlur={leave}
            />
          )}
        </div>
      )}
    </Field>
  );
}
