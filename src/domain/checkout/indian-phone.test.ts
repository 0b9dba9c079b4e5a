import { describe, expect, it } from 'vitest';
import { checkPhone, normalisePhone, PHONE_MESSAGE } from './indian-phone.ts';

describe('phone number', () => {
  it.each([
    ['98765-43210', '9876543210', 'CHK-11'],
    ['+91 98765 43210', '9876543210', 'CHK-12'],
    ['919876543210', '9876543210', 'CHK-12'],
    ['0919876543210', '9876543210', 'CHK-13'],
    ['091-9876543210', '9876543210', 'CHK-13'],
    ['09876543210', '9876543210', 'CHK-14'],
    ['9198765432', '9198765432', 'CHK-14'],
    ['0091 98765 43210', '9876543210', 'CHK-12'],
    ['९८७६५४३२१०', '9876543210', 'CHK-11'],
    ['98765', '98765', 'CHK-14'],
    ['09198765432', '9198765432', 'CHK-14'],
    ['', '', 'CHK-11'],
  ])('%j is normalised to %j [%s]', (typed, expected) => {
    expect(normalisePhone(typed)).toBe(expected);
  });

  it.each(['6876543210', '7876543210', '8876543210', '9876543210', '+91 98765 43210'])(
    '%s is accepted [CHK-16, CONST-24, GEN-07]',
    (typed) => {
      expect(checkPhone(typed)).toEqual({ ok: true, value: normalisePhone(typed) });
    },
  );

  it.each(['5876543210', '0876543210', '98765', '98765432101', '५९८७६५४३२१', '', 'call me'])(
    '%j is refused [CHK-16, CONST-24]',
    (typed) => {
      expect(checkPhone(typed)).toEqual({ ok: false, message: PHONE_MESSAGE });
    },
  );

  it('has a message with an en dash [CHK-16]', () => {
    expect(PHONE_MESSAGE).toBe('Please enter a valid 10-digit Indian mobile number (starts 6\u20139).');
  });
});
