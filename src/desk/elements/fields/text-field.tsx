import { type ReactNode, useId } from 'react';
import { CharacterCounter } from '#ui/fields/character-counter.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { useFieldError } from './field-errors.ts';

type TextFieldProps = {
  /** Path of the value in the draft, such as `types.0.title`. */
  path: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  value: string;
  onChange: (text: string) => void;
  /** Maximum length; a counter appears close to it. */
  limit?: number;
  /** Values in use elsewhere. */
  suggestions?: readonly string[];
};

/** A single-line text of the draft. */
export function TextField(props: TextFieldProps) {
  const { path, label, hint, isOptional = false, value, onChange, limit, suggestions } = props;
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
          {limit !== undefined && <CharacterCounter length={value.length} limit={limit} />}
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

/** A multi-line text of the draft. */
export function LongTextField({ path, label, hint, value, onChange, limit }: Omit<TextFieldProps, 'suggestions'>) {
  const problem = useFieldError(path);
  return (
    <Field label={label} hint={hint} error={problem} isOptional>
      {(control) => (
        <Textarea
          {...control}
          data-path={path}
          rows={3}
          {...(limit !== undefined && { limit })}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
