import { type ReactNode, useState } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useEditor } from './editor-context.ts';

type NumberFieldProps = {
  path: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  value: number | null;
  /** Null while there is no number. */
  onChange: (value: number | null) => void;
};

const NUMBER = /^\d+(\.\d*)?$|^\.\d+$/;

/** Reads what people type in India: '1,250.50', also with ₹. */
function parseNumber(text: string): number | null {
  const digits = text.replace(/[\s,₹]/g, '');
  return NUMBER.test(digits) ? Number(digits) : null;
}

/** Without the browser's arrows, which change a number by accident. Keeps what was typed, also if it is no number. */
export function NumberField({ path, label, hint, isOptional = false, value, onChange }: NumberFieldProps) {
  const { errors } = useEditor();
  const [text, setText] = useState(value === null ? '' : String(value));
  // Another version of the draft was chosen.
  if (parseNumber(text) !== value) setText(value === null ? '' : String(value));
  const isUnreadable = text.trim() !== '' && parseNumber(text) === null;
  const error = isUnreadable ? 'Enter a number, such as 385 or 20.5.' : errors.get(path);
  return (
    <Field label={label} hint={hint} error={error} required={!isOptional} isOptional={isOptional}>
      {(control) => (
        <TextInput
          {...control}
          data-path={path}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChange(parseNumber(target.value));
          }}
        />
      )}
    </Field>
  );
}
