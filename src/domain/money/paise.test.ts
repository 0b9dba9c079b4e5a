import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY,
  multiplyPaise,
  paise,
  paiseToRupees,
  roundHalfUpToRupees,
  rupeesToPaise,
  sumPaise,
} from './paise.ts';

describe('paise', () => {
  it('counts money in Indian rupees [CONST-30]', () => {
    expect(CURRENCY).toBe('INR');
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %s paise [SRV-10]',
    (amount) => {
      expect(() => paise(amount)).toThrow(RangeError);
    },
  );

  it('has no negative zero [SRV-10]', () => {
    expect(Object.is(paise(-0), 0)).toBe(true);
  });

  it.each([
    [45, 4500],
    [45.5, 4550],
    [249.5, 24950],
    [210.35, 21035],
    ['99.99', 9999],
    [1.005, 101],
    ['-0.07', -7],
  ])('reads %s rupees as %d paise without float errors [SRV-10]', (rupees, expected) => {
    expect(rupeesToPaise(rupees)).toBe(expected);
  });

  it.each(['', 'ten', Number.NaN, '1e40'])('refuses %j as an amount [SRV-10]', (rupees) => {
    expect(() => rupeesToPaise(rupees)).toThrow(RangeError);
  });

  it('divides paise by 100 and comes back to the same paise for every amount [ORD-37, CONST-32, SRV-10]', () => {
    expect(paiseToRupees(paise(123456))).toBe(1234.56);
    fc.assert(
      fc.property(
        fc.integer({ min: -1e13, max: 1e13 }),
        (amount) => rupeesToPaise(paiseToRupees(paise(amount))) === amount,
      ),
    );
  });

  it('adds and multiplies, and refuses a sum that is no longer exact [SRV-10]', () => {
    expect(sumPaise([])).toBe(0);
    expect(sumPaise([paise(54000), paise(7542)])).toBe(61542);
    expect(multiplyPaise(paise(15167), 3)).toBe(45501);
    expect(() => sumPaise([paise(Number.MAX_SAFE_INTEGER), paise(1)])).toThrow(RangeError);
  });

  it.each([
    [74950, 75000],
    [74949, 74900],
    [10050, 10100],
    [0, 0],
    [-250, -300],
  ])('rounds %d paise to the whole-rupee amount %d [CART-23, CONST-08, Q-105, D-12]', (amount, expected) => {
    expect(roundHalfUpToRupees(paise(amount))).toBe(expected);
  });
});
