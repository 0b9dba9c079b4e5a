import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY,
  multiplyPaise,
  paiseToRupees,
  roundHalfUpToRupees,
  rupeesToPaise,
  sumPaise,
  toPaise,
} from './paise.ts';

describe('paise', () => {
  it('are in the currency INR [CONST-30]', () => {
    expect(CURRENCY).toBe('INR');
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('reject %s [SRV-10]', (amount) => {
    expect(() => toPaise(amount)).toThrow(RangeError);
  });

  it('have no negative zero [SRV-10]', () => {
    expect(Object.is(toPaise(-0), 0)).toBe(true);
  });

  it.each([
    [45, 4500],
    [45.5, 4550],
    [249.5, 24950],
    [210.35, 21035],
    ['99.99', 9999],
    [1.005, 101],
    ['-0.07', -7],
  ])('convert %s rupees to %d paise exactly [SRV-10]', (rupees, expected) => {
    expect(rupeesToPaise(rupees)).toBe(expected);
  });

  it.each(['', 'ten', Number.NaN, '1e40'])('reject %j rupees [SRV-10]', (rupees) => {
    expect(() => rupeesToPaise(rupees)).toThrow(RangeError);
  });

  it('convert to rupees and back without loss [ORD-37, CONST-32, SRV-10]', () => {
    expect(paiseToRupees(toPaise(123456))).toBe(1234.56);
    fc.assert(
      fc.property(
        fc.integer({ min: -1e13, max: 1e13 }),
        (amount) => rupeesToPaise(paiseToRupees(toPaise(amount))) === amount,
      ),
    );
  });

  it('add and multiply, and reject an unsafe sum [SRV-10]', () => {
    expect(sumPaise([])).toBe(0);
    expect(sumPaise([toPaise(54000), toPaise(7542)])).toBe(61542);
    expect(multiplyPaise(toPaise(15167), 3)).toBe(45501);
    expect(() => sumPaise([toPaise(Number.MAX_SAFE_INTEGER), toPaise(1)])).toThrow(RangeError);
  });

  it.each([
    [74950, 75000],
    [74949, 74900],
    [10050, 10100],
    [0, 0],
    [-250, -300],
  ])('round %d paise to whole rupees: %d [CART-23, CONST-08, Q-105, D-12]', (amount, expected) => {
    expect(roundHalfUpToRupees(toPaise(amount))).toBe(expected);
  });
});
