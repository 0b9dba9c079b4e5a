import { describe, expect, it } from 'vitest';
import { SIZE_TOO_LARGE_MESSAGE, SIZE_TOO_SMALL_MESSAGE } from './size.ts';
import { getSizeEntryMessage, normaliseInches, parseInches } from './size-entry.ts';

describe('size entry', () => {
  it.each([
    ['36', '36', 'SIZE-06'],
    ['36.', '36', 'Q-52'],
    ['36.5', '36.5', 'SIZE-06'],
    ['036.50', '36.5', 'Q-52'],
    ['36.257', '36.26', 'D-09'],
    ['36"', '36', 'Q-52'],
    ['36 in', '36', 'Q-52'],
    ['36 inches', '36', 'Q-52'],
    [' 36″ ', '36', 'Q-52'],
    ['1,200', '1200', 'Q-52'],
    ['३६.५', '36.5', 'Q-52'],
    ['+36', '36', 'Q-52'],
    ['0.5', '1', 'SIZE-06, Q-51'],
    ['.5', '1', 'SIZE-06, Q-51'],
    ['0', '1', 'SIZE-06, Q-51'],
    ['0.', '1', 'Q-51, Q-52'],
    ['', '', 'SIZE-07'],
    ['   ', '', 'SIZE-07'],
    ['abc', '', 'SIZE-08'],
    ['-3', '', 'SIZE-06'],
    ['.', '', 'SIZE-08'],
    ['1.2.3', '', 'SIZE-08'],
    ['36x48', '', 'SIZE-08'],
    ['NaN', '', 'SIZE-08'],
    ['Infinity', '', 'SIZE-08'],
    ['0x24', '', 'SIZE-08'],
    ['36,5', '', 'SIZE-08'],
    ['99999999999999999999', '', 'SIZE-08'],
  ])('of %j becomes %j on blur [%s]', (typed, expected) => {
    expect(normaliseInches(typed)).toBe(expected);
  });

  it('has no value when it is empty [SIZE-07]', () => {
    expect(parseInches('')).toBeUndefined();
  });

  it.each([
    ['', undefined],
    ['36', undefined],
    ['0.5', SIZE_TOO_SMALL_MESSAGE],
    ['10001', SIZE_TOO_LARGE_MESSAGE],
  ])('of %j has the message %s [SIZE-06, D-09]', (typed, message) => {
    expect(getSizeEntryMessage(typed)).toBe(message);
  });
});
