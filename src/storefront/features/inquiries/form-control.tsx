import type { ChangeEvent } from 'react';
import type { FormField } from '#domain/inquiries/inquiry-forms.ts';
import { CharacterCounter } from '#ui/fields/character-counter.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';

const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  customerName: 'name',
  email: 'email',
  phone: 'tel',
};

type FormControlProps = {
  field: FormField;
  value: string;
  error: string | undefined;
  /** True while sending. */
  readOnly: boolean;
  onChange: (value: string) => void;
};

export function FormControl({ field, value, error, readOnly, onChange }: FormControlProps) {
  const { name, kind, label, maxLength } = field;
  const controlProps = {
    name,
    value,
    readOnly,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  };
  return (
    <Field label={label} error={error} required>
      {(control) =>
        kind === 'textarea' ? (
          <Textarea {...control} {...controlProps} rows={6} dir="auto" limit={maxLength} />
        ) : (
          <>
            <TextInput {...control} {...controlProps} type={kind} autoComplete={AUTO_COMPLETE[name] ?? 'off'} />
            <CharacterCounter length={value.length} limit={maxLength} />
          </>
        )
      }
    </Field>
  );
}
