import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPaise } from '#domain/money/paise.ts';
import { parseCashfreeAmount, toCashfreeAmount } from './cashfree-amounts.ts';

it('converts every amount to JSON and back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (amount) => {
      const sent = JSON.stringify({ amount: toCashfreeAmount(toPaise(amount)) });
      expect(sent).toMatch(/^\{"amount":\d+(\.\d{1,2})?\}$/);
      expect(parseCashfreeAmount((JSON.parse(sent) as { amount: unknown }).amount)).toBe(amount);
      expect(parseCashfreeAmount((amount / 100).toFixed(2))).toBe(amount);
    }),
  );
});

it.each([1.005, '170.001', -1, '', ' ', 'x', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, 1e300])(
  'rejects %j',
  (value) => {
    expect(parseCashfreeAmount(value)).toBeUndefined();
  },
);
