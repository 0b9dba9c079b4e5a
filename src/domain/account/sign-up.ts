/**
 * Validates the sign-up form. The browser shows the messages by field, the server returns the first one. The terms
 * checkbox is not enforced.
 */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { formatTooLongMessage, isBlank, MAX_NAME_LENGTH } from '../text/text-limits.ts';
import { getEmailError } from './email.ts';
import { joinName, splitName } from './full-name.ts';
import { getConfirmationError, getPasswordError } from './new-password.ts';

export const PHONE_LENGTH = 10;

export type SignUpValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
};
export type SignUpFieldName = keyof SignUpValues;
type SignUpErrors = Partial<Record<SignUpFieldName, string | undefined>>;

/** Body of POST /api/Account/RegisterCustomer. */
type RegistrationRequest = {
  name: string;
  userName: string;
  email: string;
  password: string;
  confirmPassword: string;
  phoneNumber: string;
};

const RULES: Record<SignUpFieldName, (values: SignUpValues) => string | undefined> = {
  firstName: ({ firstName }) => getNameError('First name', firstName),
  lastName: ({ lastName }) => getNameError('Last name', lastName),
  email: ({ email }) => getEmailError(email.trim()),
  phone: ({ phone }) => {
    if (isBlank(phone)) return 'Phone number is required';
    return /^\d{10}$/.test(phone.trim()) ? undefined : 'Phone number must be exactly 10 digits';
  },
  password: ({ password }) => getPasswordError(password),
  confirmPassword: getConfirmationError,
};

/** In form order (AUTH-09); the server reports the first error. */
export const SIGN_UP_FIELD_NAMES: readonly SignUpFieldName[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'password',
  'confirmPassword',
];

export function validateSignUp(values: SignUpValues): SignUpErrors {
  const errors: SignUpErrors = {};
  for (const field of SIGN_UP_FIELD_NAMES) {
    const message = RULES[field](values);
    if (message) errors[field] = message;
  }
  return errors;
}

export const toRegistration = (values: SignUpValues): RegistrationRequest => ({
  name: joinName(values),
  userName: values.email.trim(),
  email: values.email.trim(),
  password: values.password,
  confirmPassword: values.confirmPassword,
  phoneNumber: values.phone.trim(),
});

/** Returns the form values of a valid registration, or the first error message. */
export function checkRegistration(registration: Omit<RegistrationRequest, 'userName'>): Outcome<SignUpValues> {
  const values: SignUpValues = {
    ...splitName(registration.name),
    email: registration.email.trim(),
    phone: registration.phoneNumber.trim(),
    password: registration.password,
    confirmPassword: registration.confirmPassword,
  };
  const [message] = Object.values(validateSignUp(values));
  return message ? refuse(message) : accept(values);
}

function getNameError(label: string, name: string): string | undefined {
  if (isBlank(name)) return `${label} is required`;
  return name.trim().length > MAX_NAME_LENGTH ? formatTooLongMessage(label, MAX_NAME_LENGTH) : undefined;
}
