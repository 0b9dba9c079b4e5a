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
  /** Default: what staff call the field. */
  label?: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
  type?: ComponentProps<'input'>['type'];
};

const getLabel = (path: string): string => FACT_FIELDS.find((field) => field.path === path)?.label ?? path;

/** One line. */
export function FactInput({ form, path, label = getLabel(path), hint, isOptional = false, type }: FactInputProps) {
  const name = toFieldName(path);
  return (
    <Field label={label} hint={hint} error={form.getError(name)} required={!isOptional} isOptional={isOptional}>
      {(control) => <TextInput {...control} {...form.registerField(name)} type={type ?? 'text'} autoComplete="off" />}
    </Field>
  );
}

/** A number without the browser's arrows, which change it by accident. */
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

/** Some sentences, or one entry per line. */
export function FactText({ form, path, label = getLabel(path), hint }: FactInputProps) {
  const name = toFieldName(path);
  return (
    <Field label={label} hint={hint} error={form.getError(name)} isOptional>
      {(control) => <Textarea {...control} {...form.registerField(name)} rows={3} />}
    </Field>
  );
}
