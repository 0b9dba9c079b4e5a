import { describe, expect, it } from 'vitest';
import {
  checkSize,
  hundredthsToInches,
  INSTALLATION_PADDING_INCHES,
  inchesToHundredths,
  MIN_SIZE_INCHES,
  SIZE_STEP_INCHES,
  SIZE_TOO_LARGE_MESSAGE,
  SIZE_TOO_SMALL_MESSAGE,
} from './size.ts';

describe('sizes', () => {
  it('start at 1 inch, move by 0.1 and advise 2 inches for installation [CONST-20]', () => {
    expect([MIN_SIZE_INCHES, SIZE_STEP_INCHES, INSTALLATION_PADDING_INCHES]).toEqual([1, 0.1, 2]);
  });

  it.each([
    [36, 3600],
    [36.5, 3650],
    [18.1, 1810],
    [36.25, 3625],
    [36.255, 3626],
    ['48.2', 4820],
  ])('keeps two decimals of %s inches [D-09, Q-52]', (inches, expected) => {
    expect(inchesToHundredths(inches)).toBe(expected);
  });

  it('gives the inches back [D-09]', () => {
    expect(hundredthsToInches(inchesToHundredths(30.1))).toBe(30.1);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 'wide'])('refuses %s as a length [D-09]', (inches) => {
    expect(() => inchesToHundredths(inches)).toThrow(RangeError);
  });

  it('accepts 1 to 10,000 inches [SRV-31, D-09]', () => {
    expect(checkSize(1, 10_000)).toEqual({ ok: true, value: { widthHundredths: 100, heightHundredths: 1_000_000 } });
  });

  it.each([
    [0.99, 12],
    [12, 0],
    [-3, 12],
    [Number.NaN, 12],
    [Number.POSITIVE_INFINITY, 12],
    ['36', 48],
    [36, null],
    [undefined, undefined],
  ])('refuses %s x %s with the stated sentence [SRV-31, SIZE-06]', (width, height) => {
    expect(checkSize(width, height)).toEqual({ ok: false, message: SIZE_TOO_SMALL_MESSAGE });
    expect(SIZE_TOO_SMALL_MESSAGE).toBe('Width and height must be at least 1 inch.');
  });

  it.each([
    [10_000.01, 12],
    [12, 10_001],
  ])('refuses %s x %s as too large [SRV-31, D-09, Q-54]', (width, height) => {
    expect(checkSize(width, height)).toEqual({ ok: false, message: SIZE_TOO_LARGE_MESSAGE });
  });
});
