/**
 * Validates the sign-up form. The browser shows the messages by field, the server returns the first one. The terms
 * checkbox is not enforced.
 */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { formatTooLongMessage, isBlank, MAX_NAME_LENGTH, MAX_SHORT_FIELD_LENGTH } from '../text/text-limits.ts';
import { EMAIL_INVALID_MESSAGE, EMAIL_REQUIRED_MESSAGE, isValidEmail } from './email.ts';
import { joinName, splitName } from './full-name.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const PHONE_LENGTH = 10;
export const PASSWORD_REQUIRED_MESSAGE = 'Password is required';

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
  password: ({ password }) => {
    if (password === '') return PASSWORD_REQUIRED_MESSAGE;
    if (password.length < MIN_PASSWORD_LENGTH) return 'Password must be at least 8 characters';
    return password.length > MAX_SHORT_FIELD_LENGTH
      ? formatTooLongMessage('Password', MAX_SHORT_FIELD_LENGTH)
      : undefined;
  },
  confirmPassword: ({ password, confirmPassword }) => {
    if (confirmPassword === '') return 'Please confirm your password';
    return confirmPassword === password ? undefined : 'Passwords do not match';
  },
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

function getEmailError(email: string): string | undefined {
  if (email === '') return EMAIL_REQUIRED_MESSAGE;
  if (email.length > MAX_SHORT_FIELD_LENGTH) return formatTooLongMessage('Email', MAX_SHORT_FIELD_LENGTH);
  return isValidEmail(email) ? undefined : EMAIL_INVALID_MESSAGE;
}
