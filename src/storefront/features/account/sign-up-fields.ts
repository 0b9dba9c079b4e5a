import type { ComponentProps } from 'react';
import { PHONE_LENGTH, type SignUpFieldName } from '#domain/account/sign-up.ts';

type SignUpFieldConfig = { readonly label: string; readonly inputProps: ComponentProps<'input'> };

/** AUTH-10 fixes the labels. */
export const SIGN_UP_FIELDS: Readonly<Record<SignUpFieldName, SignUpFieldConfig>> = {
  firstName: { label: 'First Name', inputProps: { autoComplete: 'given-name' } },
  lastName: { label: 'Last Name', inputProps: { autoComplete: 'family-name' } },
  email: {
    label: 'Email',
    inputProps: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  },
  phone: {
    label: 'Phone',
    inputProps: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', maxLength: PHONE_LENGTH },
  },
  password: { label: 'Password', inputProps: { type: 'password', autoComplete: 'new-password' } },
  confirmPassword: { label: 'Confirm Password', inputProps: { type: 'password', autoComplete: 'new-password' } },
};
