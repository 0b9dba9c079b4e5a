import { describe, expect, it } from 'vitest';
import { checkCredentials } from './sign-in.ts';

describe('checkCredentials', () => {
  it('normalises the email but not the password [SRV-22]', () => {
    expect(checkCredentials({ email: ' Asha@Example.IN ', password: ' Two Words ' })).toEqual({
      ok: true,
      value: { email: 'asha@example.in', password: ' Two Words ' },
    });
  });

  it.each([
    ['', 'x', 'Email is required'],
    [' \t', 'x', 'Email is required'],
    ['a@b.in', '', 'Password is required'],
  ])('refuses email %j with password %j: %s [SRV-23]', (email, password, message) => {
    expect(checkCredentials({ email, password })).toEqual({ ok: false, message });
  });
});
