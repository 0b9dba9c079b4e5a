import { describe, expect, it } from 'vitest';
import {
  calculateAreaSqFt,
  checkLength,
  formatArea,
  hundredthsToInches,
  INSTALLATION_PADDING_INCHES,
  inchesToHundredths,
  MIN_SIZE_INCHES,
  SIZE_STEP_INCHES,
  SIZE_TOO_LARGE_MESSAGE,
  SIZE_TOO_SMALL_MESSAGE,
  toSize,
} from './size.ts';

describe('sizes', () => {
  it('have a minimum of 1 inch, a step of 0.1 and an installation padding of 2 inches [CONST-20]', () => {
    expect([MIN_SIZE_INCHES, SIZE_STEP_INCHES, INSTALLATION_PADDING_INCHES]).toEqual([1, 0.1, 2]);
  });

  it.each([
    [36, 3600],
    [36.5, 3650],
    [18.1, 1810],
    [36.25, 3625],
    [36.255, 3626],
    ['48.2', 4820],
  ])('round %s inches to %d hundredths [D-09, Q-52]', (inches, expected) => {
    expect(inchesToHundredths(inches)).toBe(expected);
  });

  it('convert back to inches [D-09]', () => {
    expect(hundredthsToInches(inchesToHundredths(30.1))).toBe(30.1);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 'wide'])('reject the length %s [D-09]', (inches) => {
    expect(() => inchesToHundredths(inches)).toThrow(RangeError);
  });

  it.each([
    [1, 100],
    [10_000, 1_000_000],
  ])('are accepted from 1 to 10,000 inches: %s [SRV-31, D-09]', (inches, hundredths) => {
    expect(checkLength(inches)).toEqual({ ok: true, value: hundredths });
  });

  it.each([0.99, 0.999, 0, -3, Number.NaN, '36', null, undefined])(
    'of %s are refused as too small [SRV-31, SIZE-06]',
    (inches) => {
      expect(checkLength(inches)).toEqual({ ok: false, message: SIZE_TOO_SMALL_MESSAGE });
      expect(SIZE_TOO_SMALL_MESSAGE).toBe('Width and height must be at least 1 inch.');
    },
  );

  it.each([10_000.001, 10_001, Number.POSITIVE_INFINITY])(
    'of %s are refused as too large [SRV-31, D-09, Q-54]',
    (inches) => {
      expect(checkLength(inches)).toEqual({ ok: false, message: SIZE_TOO_LARGE_MESSAGE });
    },
  );
});

describe('calculateAreaSqFt', () => {
  it.each([
    [36, 48, 12],
    [10, 10, 0.6944],
    [1, 1, 0.0069],
    [36.5, 48.2, 12.2174],
    [0, 0, 0],
  ])('for %d x %d inches is %d, rounded to four decimals [PDP-25, CONST-02]', (width, height, expected) => {
    expect(calculateAreaSqFt(toSize(width, height))).toBe(expected);
  });
});

describe('formatArea', () => {
  it.each([
    [36, 48, '12.00'],
    [36.5, 48.2, '12.22'],
    [1, 1, '0.01'],
    // 0.125 sq.ft.
    [4.5, 4, '0.13'],
    // 0.114965…: rounded twice, by way of the 0.1150 of `areaSqFt`, it would be 0.12.
    [1.1, 15.05, '0.11'],
    [10_000, 10_000, '694444.44'],
  ])(
    'shows %d x %d inches with two decimals, %s, rounded half up once [D-12]',
    (widthInInches, heightInInches, expected) => {
      expect(formatArea({ widthInInches, heightInInches })).toBe(expected);
    },
  );

  it.each([
    [6.125, '6.13'],
    [35, '35.00'],
  ])('shows the stated area %d when there is no size: %s [D-12]', (areaSqFt, expected) => {
    expect(formatArea({ widthInInches: 0, heightInInches: 0, areaSqFt })).toBe(expected);
  });
});
