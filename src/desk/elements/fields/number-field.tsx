import { type ReactNode, useEffect, useState } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useFieldError } from './field-errors.ts';
import { useReportUnreadable } from './unreadable-fields.ts';

type NumberFieldProps = {
  path: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  /** An empty field keeps the last number. */
  isNeverEmpty?: boolean;
  value: number | null;
  /** Gets null if the field is empty. */
  onChange: (value: number | null) => void;
};

const NUMBER = /^\d+(\.\d*)?$|^\.\d+$/;
const UNREADABLE = "This isn't a number, so it wasn't saved. Enter one such as 385 or 20.5.";

/** Reads Indian notation such as '₹1,250.50'. Null if empty, undefined if unreadable. */
function parseNumber(text: string): number | null | undefined {
  const digits = text.replace(/[\s,₹]/g, '');
  if (digits === '') return null;
  return NUMBER.test(digits) ? Number(digits) : undefined;
}

const format = (value: number | null): string => (value === null ? '' : String(value));

/**
 * Has no spin buttons, which change a number by accident. Unreadable text stays in the field: an optional value then keeps
 * its previous number, and a required one counts as missing.
 */
export function NumberField(props: NumberFieldProps) {
  const { path, label, hint, isOptional = false, isNeverEmpty = false, value, onChange } = props;
  const error = useFieldError(path);
  const reportUnreadable = useReportUnreadable();
  const [text, setText] = useState(format(value));
  const [before, setBefore] = useState(value);
  const read = (typed: string) => (isNeverEmpty ? (parseNumber(typed) ?? undefined) : parseNumber(typed));
  const parsed = read(text);
  const fallback = isOptional || isNeverEmpty ? before : null;
  // Another version of the draft was chosen.
  if ((parsed === undefined ? fallback : parsed) !== value) {
    setText(format(value));
    setBefore(value);
  }
  const isUnreadable = parsed === undefined;
  useEffect(
    () => (isUnreadable ? reportUnreadable({ path, message: `${label}: enter a number.` }) : undefined),
    [isUnreadable, path, label, reportUnreadable],
  );
  return (
    <Field
      label={label}
      hint={hint}
      error={isUnreadable ? UNREADABLE : error}
      required={!isOptional}
      isOptional={isOptional}
    >
      {(control) => (
        <TextInput
          {...control}
          data-path={path}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onFocus={() => !isUnreadable && setBefore(value)}
          onChange={({ target }) => {
            const next = read(target.value);
            setText(target.value);
            if (isNeverEmpty && next !== undefined) setBefore(next);
            onChange(next === undefined ? fallback : next);
          }}
        />
      )}
    </Field>
  );
}
