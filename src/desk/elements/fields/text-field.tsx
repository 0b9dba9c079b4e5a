import { type ReactNode, useId } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { useFieldError } from './field-errors.ts';

type TextFieldProps = {
  /** Of the value in the draft, such as `types.0.title`. */
  path: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  value: string;
  onChange: (text: string) => void;
  /** Values in use elsewhere, to choose from. */
  suggestions?: readonly string[];
};

/** One line of the draft. */
export function TextField({ path, label, hint, isOptional = false, value, onChange, suggestions }: TextFieldProps) {
  const problem = useFieldError(path);
  const listId = useId();
  const hasList = suggestions !== undefined && suggestions.length > 0;
  return (
    <Field label={label} hint={hint} error={problem} required={!isOptional} isOptional={isOptional}>
      {(control) => (
        <>
          <TextInput
            {...control}
            data-path={path}
            autoComplete="off"
            list={hasList ? listId : undefined}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          {hasList && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

/** Some sentences of the draft. */
export function LongTextField({ path, label, hint, value, onChange }: Omit<TextFieldProps, 'suggestions'>) {
  const problem = useFieldError(path);
  return (
    <Field label={label} hint={hint} error={problem} isOptional>
      {(control) => (
        <Textarea
          {...control}
          data-path={path}
          rows={3}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
