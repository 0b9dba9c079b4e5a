import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRate, formatRupees, PER_SQUARE_FOOT_LABEL } from './format-rupees.ts';
import { rupeesToPaise, toPaise } from './paise.ts';

describe('formatRupees', () => {
  it.each([
    [1234.6, '₹1,235'],
    [123456, '₹1,23,456'],
    [12345678, '₹1,23,45,678'],
    [749.5, '₹750'],
    [749.49, '₹749'],
    [999, '₹999'],
    [1000, '₹1,000'],
    [99999.5, '₹1,00,000'],
    [0, '₹0'],
    [-1234.5, '-₹1,235'],
    [-0.4, '₹0'],
  ])('formats %d without decimals as %s [CARD-10, CONST-16, CART-23]', (rupees, expected) => {
    expect(formatRupees(rupeesToPaise(rupees), { decimals: 0 })).toBe(expected);
  });

  it.each([
    [540, '₹540.00'],
    [123456.5, '₹1,23,456.50'],
    [0.07, '₹0.07'],
    [-0.07, '-₹0.07'],
    [1234.56, '₹1,234.56'],
    [1235, '₹1,235.00'],
  ])('formats %d with two decimals as %s [PDP-13, ORD-36, CONST-09, CONST-31]', (rupees, expected) => {
    expect(formatRupees(rupeesToPaise(rupees), { decimals: 2 })).toBe(expected);
  });

  it.each([
    ['PR-25', 123456, '₹1,234.56'],
    ['PR-26', 12345600, '₹1,23,456.00'],
  ])('formats an order amount in paise with two decimals [%s, ORD-37, CONST-32]', (_id, amount, expected) => {
    expect(formatRupees(toPaise(amount), { decimals: 2 })).toBe(expected);
  });

  it('agrees with Intl for en-IN [CARD-10, CONST-16]', () => {
    const intl = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
        expect(formatRupees(toPaise(amount), { decimals: 2 })).toBe(intl.format(amount / 100));
      }),
    );
  });

  it('formats a rate without decimals, labelled per square foot [PR-29, CARD-11, CONST-16]', () => {
    expect(formatRate(rupeesToPaise(210.4))).toBe('₹210');
    expect(PER_SQUARE_FOOT_LABEL).toBe('/sq.ft.');
  });
});
