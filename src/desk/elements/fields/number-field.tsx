import { type ReactNode, useContext, useEffect, useState } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useFieldError } from './field-errors.ts';
import { ReplacementCount, useReportUnreadable } from './unreadable-fields.ts';

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
const EMPTY = 'Enter a number.';
const BELOW_ZERO = "This is below 0, so it wasn't saved. Enter a number such as 385 or 20.5.";

const removeMarks = (text: string): string => text.replace(/[\s,₹]/g, '');

/** Reads Indian notation such as '₹1,250.50'. Null if empty, undefined if unreadable or below 0. */
function parseNumber(text: string): number | null | undefined {
  const digits = removeMarks(text);
  if (digits === '') return null;
  return NUMBER.test(digits) ? Number(digits) : undefined;
}

/** Also knows the minus sign of word processors. */
function isBelowZero(text: string): boolean {
  const digits = removeMarks(text);
  return /^[-−]/.test(digits) && NUMBER.test(digits.slice(1));
}

const format = (value: number | null): string => (value === null ? '' : String(value));

/** Shorter than the pause before saving, so that a saved number is never taken back. Typing one goes through shorter ones. */
const SETTLED_MS = 700;

/**
 * Has no spin buttons, which change a number by accident. Unreadable text stays in the field, while the value goes back to
 * the last number that stood there for a moment; discarding the draft removes it.
 */
export function NumberField(props: NumberFieldProps) {
  const { path, label, hint, isOptional = false, isNeverEmpty = false, value, onChange } = props;
  const error = useFieldError(path);
  const reportUnreadable = useReportUnreadable();
  const [text, setText] = useState(format(value));
  const [before, setBefore] = useState(value);
  const replacementCount = useContext(ReplacementCount);
  const [shownCount, setShownCount] = useState(replacementCount);
  const read = (typed: string) => (isNeverEmpty ? (parseNumber(typed) ?? undefined) : parseNumber(typed));
  const parsed = read(text);
  // Another version of the draft was chosen.
  if (replacementCount !== shownCount || (parsed === undefined ? before : parsed) !== value) {
    setShownCount(replacementCount);
    setText(format(value));
    setBefore(value);
  }
  const isUnreadable = parsed === undefined;
  useEffect(() => {
    if (isUnreadable) return;
    const timer = setTimeout(() => setBefore(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value, isUnreadable]);
  const isNegative = isBelowZero(text);
  const unreadable = text.trim() === '' ? EMPTY : isNegative ? BELOW_ZERO : UNREADABLE;
  const problem = `${label}: enter a number${isNegative ? ' of 0 or more' : ''}.`;
  useEffect(
    () => (isUnreadable ? reportUnreadable({ path, message: problem }) : undefined),
    [isUnreadable, path, problem, reportUnreadable],
  );
  return (
    <Field
      label={label}
      hint={hint}
      error={isUnreadable ? unreadable : error}
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
            onChange(next === undefined ? before : next);
          }}
        />
      )}
    </Field>
  );
}
