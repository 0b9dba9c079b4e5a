import { describe, expect, it } from 'vitest';
import { findIndianState, getPincodeHint, INDIAN_STATES, isPincodeInState } from './indian-states.ts';
import { checkPincode } from './pincode.ts';

describe('pincode', () => {
  it.each([
    ['380015', '380015'],
    ['380 015', '380015'],
    [' 380015 ', '380015'],
    ['३८००१५', '380015'],
  ])('%j is accepted [CHK-17, CONST-34, GEN-07]', (typed, value) => {
    expect(checkPincode(typed)).toEqual({ ok: true, value });
  });

  it.each(['38001', '3800155', 'abcdef', '38001a', '038001', ''])('%j is refused [CHK-17, CONST-34]', (typed) => {
    expect(checkPincode(typed)).toEqual({ ok: false, message: 'Enter a 6-digit pincode' });
  });
});

describe('states and union territories', () => {
  it('are the 28 states and 8 union territories, sorted by name, each with its own GST code [GEN-07]', () => {
    expect(INDIAN_STATES).toHaveLength(36);
    expect(new Set(INDIAN_STATES.map(({ gstCode }) => gstCode)).size).toBe(36);
    const names = INDIAN_STATES.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });

  it.each(['25', '28'])('do not use the retired GST code %s', (code) => {
    expect(INDIAN_STATES.some(({ gstCode }) => gstCode === code)).toBe(false);
  });

  it.each([
    ['gujarat', '24'],
    [' Jammu & Kashmir ', '01'],
    ['Dadra & Nagar Haveli and Daman & Diu', '26'],
    ['LADAKH', '38'],
  ])('include %j', (name, gstCode) => {
    expect(findIndianState(name)?.gstCode).toBe(gstCode);
  });

  it.each([
    ['380015', 'Gujarat', true],
    ['560001', 'Karnataka', true],
    ['194101', 'Ladakh', true],
    ['396210', 'Dadra and Nagar Haveli and Daman and Diu', true],
    ['380015', 'Kerala', false],
    ['380015', 'Atlantis', undefined],
    ['38001', 'Gujarat', undefined],
    ['900001', 'Gujarat', undefined],
  ])('match pincode %s and %s: %s', (pincode, state, expected) => {
    expect(isPincodeInState(pincode, state)).toBe(expected);
  });

  it('give a hint only for a mismatch', () => {
    expect(getPincodeHint('380015', ' Kerala')).toBe(
      "This pincode doesn't look like it's in Kerala. Please check both.",
    );
    expect(getPincodeHint('380015', 'Gujarat')).toBeUndefined();
    expect(getPincodeHint('380015', 'Atlantis')).toBeUndefined();
  });
});
