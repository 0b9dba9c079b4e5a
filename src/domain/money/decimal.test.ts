import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRoundingHalfUp, parseScaledDecimal } from './decimal.ts';

describe('divideRoundingHalfUp', () => {
  it.each([
    [5n, 2n, 3n],
    [4n, 2n, 2n],
    [7n, 3n, 2n],
    [8n, 3n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [0n, 7n, 0n],
  ])('rounds %s / %s half up to %s [Q-105, D-12]', (numerator, denominator, expected) => {
    expect(divideRoundingHalfUp(numerator, denominator)).toBe(expected);
  });

  it('is never more than half a unit off [Q-105, D-12]', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (numerator, denominator) => {
          const error = 2n * (divideRoundingHalfUp(numerator, denominator) * denominator - numerator);
          return error > -denominator && error <= denominator;
        },
      ),
    );
  });

  it('throws on division by zero', () => {
    expect(() => divideRoundingHalfUp(1n, 0n)).toThrow(RangeError);
  });
});

describe('parseScaledDecimal', () => {
  it.each([
    [210.35, 2, 21035n],
    ['210.35', 2, 21035n],
    [1.005, 2, 101n],
    ['1.004', 2, 100n],
    [1e21, 0, 10n ** 21n],
    [1e-7, 2, 0n],
    ['.5', 2, 50n],
    ['36.', 2, 3600n],
    ['-2.345', 2, -235n],
  ])('parses %s with %d decimal places exactly [SRV-10]', (value, places, expected) => {
    expect(parseScaledDecimal(value, places)).toBe(expected);
  });

  it.each(['', '.', 'abc', '1,5', '0x10', Number.NaN, Number.POSITIVE_INFINITY])('rejects %j [SRV-10]', (value) => {
    expect(parseScaledDecimal(value, 2)).toBeUndefined();
  });
});
