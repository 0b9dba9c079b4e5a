import type { ComponentProps } from 'react';
import type { NewPasswordValues } from '#domain/account/new-password.ts';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from './password-input.tsx';

type FieldName = keyof NewPasswordValues;
type NewPasswordFieldsProps = {
  registerField: (name: FieldName) => ComponentProps<typeof PasswordInput>;
  getError: (name: FieldName) => string | undefined;
};

const FIELDS = [
  { name: 'password', label: 'New password', hint: 'At least 8 characters.' },
  { name: 'confirmPassword', label: 'Confirm new password', hint: undefined },
] as const;

export const NewPasswordFields = ({ registerField, getError }: NewPasswordFieldsProps) =>
  FIELDS.map(({ name, label, hint }) => (
    <Field key={name} label={label} error={getError(name)} hint={hint} required>
      {(control) => <PasswordInput {...control} {...registerField(name)} autoComplete="new-password" />}
    </Field>
  ));
