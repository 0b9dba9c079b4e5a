import { describe, expect, it } from 'vitest';
import { toAsciiDigits } from './ascii-digits.ts';
import { formatTooLongMessage, isBlank } from './text-limits.ts';
import { isUuid } from './uuid.ts';

describe('text rules', () => {
  it.each([
    ['९८७६५४३२१०', '9876543210'],
    ['૯૮૭૬૫૪૩૨૧૦', '9876543210'],
    ['０１２３４５６７８９', '0123456789'],
    ['𝟎𝟗𝟘𝟡', '0909'],
    ['+91 98 – x', '+91 98 – x'],
  ])('convert the digits of %s to %s [CHK-11]', (typed, expected) => {
    expect(toAsciiDigits(typed)).toBe(expected);
  });

  it('count spaces as blank [Q-140]', () => {
    expect([null, undefined, '', ' \t'].map(isBlank)).toEqual([true, true, true, true]);
    expect(isBlank(' a ')).toBe(false);
  });

  it('name the limit in the message for a long text [D-29]', () => {
    expect(formatTooLongMessage('Message', 10_000)).toBe('Message can have at most 10,000 characters');
  });

  it.each([
    ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', true],
    ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', true],
    ['3f2504e04f8941d39a0c0305e82c3301', false],
    ['42', false],
    [42, false],
    [undefined, false],
  ])('recognise %s as a UUID: %s [AUTH-45, SRV-08]', (value, expected) => {
    expect(isUuid(value)).toBe(expected);
  });
});
