import { describe, expect, it } from 'vitest';
import { checkCredentials } from './sign-in.ts';

describe('credentials', () => {
  it('are looked up by the trimmed, lower-case email and keep the password as it is [SRV-22]', () => {
    expect(checkCredentials({ email: ' Asha@Example.IN ', password: ' Two Words ' })).toEqual({
      ok: true,
      value: { email: 'asha@example.in', password: ' Two Words ' },
    });
  });

  it.each([
    ['', 'x', 'Email is required'],
    [' \t', 'x', 'Email is required'],
    ['a@b.in', '', 'Password is required'],
  ])('%j with %j are refused: %s [SRV-23]', (email, password, message) => {
    expect(checkCredentials({ email, password })).toEqual({ ok: false, message });
  });
});
