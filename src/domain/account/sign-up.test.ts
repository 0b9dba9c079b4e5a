import { describe, expect, it } from 'vitest';
import { isValidEmail, normaliseEmail } from './email.ts';
import { MIN_PASSWORD_LENGTH } from './new-password.ts';
import { checkRegistration, type SignUpValues, toRegistration, validateSignUp } from './sign-up.ts';

const form: SignUpValues = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '5876543210',
  password: 'eight888',
  confirmPassword: 'eight888',
};

describe('validateSignUp', () => {
  it('accepts a valid form; the phone number may start with any digit [Q-90, AUTH-26]', () => {
    expect(validateSignUp(form)).toEqual({});
  });

  it.each([
    ['firstName', '', 'First name is required', 'AUTH-21'],
    ['firstName', '  ', 'First name is required', 'AUTH-21'],
    ['lastName', '', 'Last name is required', 'AUTH-22'],
    ['email', '', 'Email is required', 'AUTH-23'],
    ['email', 'abc', 'Please enter a valid email', 'AUTH-24'],
    ['email', 'a@b', 'Please enter a valid email', 'AUTH-24'],
    ['phone', '', 'Phone number is required', 'AUTH-25'],
    ['phone', '987654321', 'Phone number must be exactly 10 digits', 'AUTH-26, CONST-24'],
    ['phone', '98765432101', 'Phone number must be exactly 10 digits', 'AUTH-26'],
    ['phone', '98765abcde', 'Phone number must be exactly 10 digits', 'AUTH-26'],
    ['confirmPassword', '', 'Please confirm your password', 'AUTH-29'],
    ['confirmPassword', 'eight889', 'Passwords do not match', 'AUTH-30'],
  ] as const)('for %s %j reports: %s [%s]', (field, value, message, _ids) => {
    expect(validateSignUp({ ...form, [field]: value })).toEqual({ [field]: message });
  });

  it.each(['as\u200bha@example.in', '\u202easha@example.in', 'as\u3164ha@example.in', 'as\ufe0fha@example.in'])(
    'refuses %j, which looks like another email',
    (email) => {
      expect(validateSignUp({ ...form, email })).toEqual({ email: 'Please enter a valid email' });
    },
  );

  it('requires a password of at least eight characters [AUTH-27, AUTH-28, CONST-23]', () => {
    expect(MIN_PASSWORD_LENGTH).toBe(8);
    const withPassword = (password: string) => validateSignUp({ ...form, password, confirmPassword: password });
    expect(withPassword('').password).toBe('Password is required');
    expect(withPassword('seven77')).toEqual({ password: 'Password must be at least 8 characters' });
    expect(withPassword('eight888')).toEqual({});
  });

  it('reports every field at once, in the order of the form', () => {
    const blank = { firstName: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '' };
    expect(Object.values(validateSignUp(blank))).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Password is required',
      'Please confirm your password',
    ]);
  });

  it('rejects names of more than 200 characters [D-29]', () => {
    expect(validateSignUp({ ...form, firstName: 'x'.repeat(201) })).toEqual({
      firstName: 'First name can have at most 200 characters',
    });
  });
});

describe('registration', () => {
  it('joins first and last name and uses the email as user name [AUTH-19, AUTH-20, ENT-21]', () => {
    expect(toRegistration(form)).toEqual({
      name: 'Asha Rao',
      userName: 'asha@example.in',
      email: 'asha@example.in',
      password: 'eight888',
      confirmPassword: 'eight888',
      phoneNumber: '5876543210',
    });
  });

  it('is accepted and converted back to the form when valid [SRV-19, SRV-21]', () => {
    expect(checkRegistration(toRegistration(form))).toEqual({ ok: true, value: form });
  });

  it.each([
    [{ name: '', email: '' }, 'First name is required'],
    [{ name: 'Asha', email: '' }, 'Last name is required'],
    [{ email: ' ', password: '' }, 'Email is required'],
    [{ email: 'asha', password: '' }, 'Please enter a valid email'],
    [{ phoneNumber: '123', password: '' }, 'Phone number must be exactly 10 digits'],
    [{ password: 'short', confirmPassword: 'other' }, 'Password must be at least 8 characters'],
    [{ confirmPassword: 'other' }, 'Passwords do not match'],
  ])('with %j is refused with the first error: %s [SRV-19]', (change, message) => {
    expect(checkRegistration({ ...toRegistration(form), ...change })).toEqual({ ok: false, message });
  });
});

describe('email address', () => {
  it.each(['a@b.in', 'asha.rao+shop@mail.example.co.in', 'a@b..in'])('%s is valid [AUTH-24, Q-83]', (email) => {
    expect(isValidEmail(email)).toBe(true);
  });

  it.each(['', 'abc', 'a@b', 'a b@c.in', 'a@@b.in', '@b.in', 'a@.in', 'a@b.', 'a@b@c.in'])(
    '%j is invalid [AUTH-24, Q-83]',
    (email) => {
      expect(isValidEmail(email)).toBe(false);
    },
  );

  it('is checked like the specified pattern, but in linear time [Q-83]', () => {
    const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    for (const email of ['a@b.in', 'a@.in', 'a@b.', 'a@..', 'a@...', '.@a.b', 'a@b..c', ' a@b.in']) {
      expect(isValidEmail(email)).toBe(pattern.test(email));
    }
    expect(isValidEmail(`a@${'.'.repeat(200_000)} `)).toBe(false);
  });

  it('is trimmed and lower-cased before comparison [SRV-20, SRV-22]', () => {
    expect(normaliseEmail(' Asha@Example.IN ')).toBe('asha@example.in');
  });
});
