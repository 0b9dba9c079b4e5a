import type { ComponentProps } from 'react';
import { PHONE_LENGTH, type SignUpField } from '#domain/account/sign-up.ts';

type FieldSetup = {
  readonly name: SignUpField;
  readonly label: string;
  readonly input: ComponentProps<'input'>;
};

/** In the order of the specification. */
export const SIGN_UP_FIELDS: readonly FieldSetup[] = [
  { name: 'firstName', label: 'First Name', input: { autoComplete: 'given-name' } },
  { name: 'lastName', label: 'Last Name', input: { autoComplete: 'family-name' } },
  {
    name: 'email',
    label: 'Email',
    input: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  },
  {
    name: 'phone',
    label: 'Phone',
    input: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', maxLength: PHONE_LENGTH },
  },
  { name: 'password', label: 'Password', input: { type: 'password', autoComplete: 'new-password' } },
  { name: 'confirmPassword', label: 'Confirm Password', input: { type: 'password', autoComplete: 'new-password' } },
];
