/**
 * The sign-up rules with their sentences, in the form's order (specification 0 §5). The browser shows them by field, the
 * server answers the first one (SRV-19). The terms checkbox is not enforced.
 */

import { accepted, type Outcome, refused } from '../outcome.ts';
import { isBlank, NAME_MAX_LENGTH, SHORT_FIELD_MAX_LENGTH, tooLongMessage } from '../text/text-limits.ts';
import { EMAIL_INVALID_MESSAGE, EMAIL_REQUIRED_MESSAGE, isEmailShaped } from './email.ts';
import { joinName, splitName } from './full-name.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PHONE_LENGTH = 10;
export const PASSWORD_REQUIRED_MESSAGE = 'Password is required';

export type SignUpForm = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
};
export type SignUpField = keyof SignUpForm;

/** Body of POST /api/Account/RegisterCustomer. */
type Registration = {
  name: string;
  userName: string;
  email: string;
  password: string;
  confirmPassword: string;
  phoneNumber: string;
};

const RULES: Record<SignUpField, (form: SignUpForm) => string | undefined> = {
  firstName: ({ firstName }) => nameMessage('First name', firstName),
  lastName: ({ lastName }) => nameMessage('Last name', lastName),
  email: ({ email }) => emailMessage(email.trim()),
  phone: ({ phone }) => {
    if (isBlank(phone)) return 'Phone number is required';
    return /^\d{10}$/.test(phone.trim()) ? undefined : 'Phone number must be exactly 10 digits';
  },
  password: ({ password }) => {
    if (password === '') return PASSWORD_REQUIRED_MESSAGE;
    if (password.length < PASSWORD_MIN_LENGTH) return 'Password must be at least 8 characters';
    return password.length > SHORT_FIELD_MAX_LENGTH ? tooLongMessage('Password', SHORT_FIELD_MAX_LENGTH) : undefined;
  },
  confirmPassword: ({ password, confirmPassword }) => {
    if (confirmPassword === '') return 'Please confirm your password';
    return confirmPassword === password ? undefined : 'Passwords do not match';
  },
};

const FIELDS_IN_ORDER: readonly SignUpField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'password',
  'confirmPassword',
];

export function validateSignUp(form: SignUpForm): Partial<Record<SignUpField, string>> {
  const errors: Partial<Record<SignUpField, string>> = {};
  for (const field of FIELDS_IN_ORDER) {
    const message = RULES[field](form);
    if (message) errors[field] = message;
  }
  return errors;
}

/** The name is first and last joined by a space, the user name is the email. */
export const toRegistration = (form: SignUpForm): Registration => ({
  name: joinName(form),
  userName: form.email.trim(),
  email: form.email.trim(),
  password: form.password,
  confirmPassword: form.confirmPassword,
  phoneNumber: form.phone.trim(),
});

/** The form behind a registration when it keeps every rule, else the first rule's sentence. */
export function checkRegistration(registration: Omit<Registration, 'userName'>): Outcome<SignUpForm> {
  const form: SignUpForm = {
    ...splitName(registration.name),
    email: registration.email.trim(),
    phone: registration.phoneNumber.trim(),
    password: registration.password,
    confirmPassword: registration.confirmPassword,
  };
  const [message] = Object.values(validateSignUp(form));
  return message ? refused(message) : accepted(form);
}

function nameMessage(label: string, name: string): string | undefined {
  if (isBlank(name)) return `${label} is required`;
  return name.trim().length > NAME_MAX_LENGTH ? tooLongMessage(label, NAME_MAX_LENGTH) : undefined;
}

function emailMessage(email: string): string | undefined {
  if (email === '') return EMAIL_REQUIRED_MESSAGE;
  if (email.length > SHORT_FIELD_MAX_LENGTH) return tooLongMessage('Email', SHORT_FIELD_MAX_LENGTH);
  return isEmailShaped(email) ? undefined : EMAIL_INVALID_MESSAGE;
}
