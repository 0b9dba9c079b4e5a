import type { FocusEvent, KeyboardEvent } from 'react';
import type { LengthEntry } from '#domain/measuring/length-entry.ts';
import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import { MIN_SIZE_INCHES, SIZE_STEP_INCHES } from '#domain/measuring/size.ts';
import { stepLengthEntry } from '#domain/measuring/size-draft.ts';
import type { ControlProps } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from './size-input.module.css';

type LengthPartProps = ControlProps & {
  'aria-label'?: string;
  name?: string;
  unit: LengthUnit;
  part: keyof LengthEntry;
  entry: LengthEntry;
  onChange: (entry: LengthEntry) => void;
  onBlur: (event: FocusEvent) => void;
};

const KEY_DIRECTIONS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A text field that behaves like a number field. A real one drops '36"' on paste, changes with the wheel and hides
 * the typed text from the page.
 */
export function LengthPart({ unit, part, entry, onChange, ...control }: LengthPartProps) {
  const isFeet = unit === 'ft' && part === 'main';
  const min = unit === 'in' ? MIN_SIZE_INCHES : 0;
  const step = isFeet ? 1 : SIZE_STEP_INCHES;
  const value = Number.parseFloat(entry[part]);
  const handleKey = (event: KeyboardEvent) => {
    const direction = KEY_DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onChange(stepLengthEntry(unit, entry, part, direction * step));
  };
  return (
    <div className={styles.part}>
      <TextInput
        {...control}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        min={min}
        step={step}
        aria-valuemin={min}
        aria-valuenow={Number.isFinite(value) ? value : undefined}
        aria-valuetext={entry[part] === '' ? 'empty' : entry[part]}
        value={entry[part]}
        onChange={(event) => onChange({ ...entry, [part]: event.target.value })}
        onKeyDown={handleKey}
      />
      <span className={styles.unit} aria-hidden="true">
        {part === 'inches' ? 'in' : unit}
      </span>
    </div>
  );
}
