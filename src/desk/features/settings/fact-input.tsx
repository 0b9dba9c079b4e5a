import type { ComponentProps, ReactNode } from 'react';
import { FACT_FIELDS } from '#contract/desk/fact-fields.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import type { ValidatedForm } from '#ui/forms/use-validated-form.ts';
import { type FactValues, toFieldName } from './fact-values.ts';

export type FactsForm = ValidatedForm<FactValues>;

type FactInputProps = {
  form: FactsForm;
  path: string;
  /** By default the field's own label. */
  label?: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
  type?: ComponentProps<'input'>['type'];
};

const getLabel = (path: string): string => FACT_FIELDS.find((field) => field.path === path)?.label ?? path;

/** A single-line input. */
export function FactInput({ form, path, label = getLabel(path), hint, isOptional = false, type }: FactInputProps) {
  const name = toFieldName(path);
  return (
    <Field label={label} hint={hint} error={form.getError(name)} required={!isOptional} isOptional={isOptional}>
      {(control) => <TextInput {...control} {...form.registerField(name)} type={type ?? 'text'} autoComplete="off" />}
    </Field>
  );
}

/** A number input without spin buttons, which change it by accident. */
export function FactNumber({ form, path, label = getLabel(path), hint, isOptional = false }: FactInputProps) {
  const name = toFieldName(path);
  return (
    <Field label={label} hint={hint} error={form.getError(name)} required={!isOptional} isOptional={isOptional}>
      {(control) => (
        <TextInput {...control} {...form.registerField(name)} inputMode="decimal" autoComplete="off" size={6} />
      )}
    </Field>
  );
}

/** A multi-line input for sentences, or for a list with one entry per line. */
export function FactText({ form, path, label = getLabel(path), hint }: FactInputProps) {
  const name = toFieldName(path);
  return (
    <Field label={label} hint={hint} error={form.getError(name)} isOptional>
      {(control) => <Textarea {...control} {...form.registerField(name)} rows={3} />}
    </Field>
  );
}
