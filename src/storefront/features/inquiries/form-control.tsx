import type { UseFormRegisterReturn } from 'react-hook-form';
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
  registration: UseFormRegisterReturn;
  length: number;
  error: string | undefined;
  /** True while sending. */
  readOnly: boolean;
};

export function FormControl({ field, registration, length, error, readOnly }: FormControlProps) {
  const { name, kind, label, maxLength } = field;
  const controlProps = { ...registration, readOnly };
  return (
    <Field label={label} error={error} required>
      {(control) => (
        <>
          {kind === 'textarea' ? (
            <Textarea {...control} {...controlProps} rows={6} dir="auto" />
          ) : (
            <TextInput {...control} {...controlProps} type={kind} autoComplete={AUTO_COMPLETE[name] ?? 'off'} />
          )}
          <CharacterCounter length={length} limit={maxLength} />
        </>
      )}
    </Field>
  );
}
