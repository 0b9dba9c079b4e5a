import { describe, expect, it } from 'vitest';
import {
  findIndianState,
  findStateOfPincode,
  getPincodeHint,
  INDIAN_STATES,
  isPincodeInState,
} from './indian-states.ts';
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

describe('the state of a pincode', () => {
  it.each([
    ['110001', 'Delhi'],
    ['122001', 'Haryana'],
    ['141001', 'Punjab'],
    ['171001', 'Himachal Pradesh'],
    ['190001', 'Jammu and Kashmir'],
    ['194101', 'Ladakh'],
    ['201301', 'Uttar Pradesh'],
    ['226001', 'Uttar Pradesh'],
    ['248001', 'Uttarakhand'],
    ['263001', 'Uttarakhand'],
    ['302001', 'Rajasthan'],
    ['380 015', 'Gujarat'],
    ['400001', 'Maharashtra'],
    ['403001', 'Goa'],
    ['452001', 'Madhya Pradesh'],
    ['492001', 'Chhattisgarh'],
    ['500001', 'Telangana'],
    ['520001', 'Andhra Pradesh'],
    ['560001', 'Karnataka'],
    ['600001', 'Tamil Nadu'],
    ['682001', 'Kerala'],
    ['673001', 'Kerala'],
    ['700001', 'West Bengal'],
    ['737101', 'Sikkim'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['751001', 'Odisha'],
    ['781001', 'Assam'],
    ['791111', 'Arunachal Pradesh'],
    ['793001', 'Meghalaya'],
    ['795001', 'Manipur'],
    ['796001', 'Mizoram'],
    ['797001', 'Nagaland'],
    ['799001', 'Tripura'],
    ['800001', 'Bihar'],
    ['834001', 'Jharkhand'],
    ['826001', 'Jharkhand'],
  ])('%s is %s', (pincode, state) => {
    expect(findStateOfPincode(pincode)).toBe(state);
    expect(isPincodeInState(pincode, state)).toBe(true);
  });

  it.each([
    ['160017', 'Chandigarh', 'Punjab'],
    ['244713', 'Uttarakhand', 'Uttar Pradesh'],
    ['262501', 'Uttarakhand', 'Uttar Pradesh'],
    ['362520', 'Dadra and Nagar Haveli and Daman and Diu', 'Gujarat'],
    ['396210', 'Dadra and Nagar Haveli and Daman and Diu', 'Gujarat'],
    ['507126', 'Andhra Pradesh', 'Telangana'],
    ['533464', 'Puducherry', 'Andhra Pradesh'],
    ['605001', 'Puducherry', 'Tamil Nadu'],
    ['673310', 'Puducherry', 'Kerala'],
    ['682555', 'Lakshadweep', 'Kerala'],
    ['813208', 'Jharkhand', 'Bihar'],
  ])('%s is left open, because it fits %s and %s', (pincode, ...states) => {
    expect(findStateOfPincode(pincode)).toBeUndefined();
    expect(states.map((state) => isPincodeInState(pincode, state))).toEqual([true, true]);
  });

  it.each(['', '38001', '3800151', '900056', '990001', '100001'])('%j is not known', (pincode) => {
    expect(findStateOfPincode(pincode)).toBeUndefined();
  });
});
