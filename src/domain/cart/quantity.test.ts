import { describe, expect, it } from 'vitest';
import {
  checkLineCount,
  checkQuantity,
  DEFAULT_QUANTITY,
  formatQuantity,
  mergeQuantities,
  QUANTITY_MESSAGE,
} from './quantity.ts';

describe('quantities', () => {
  it.each([1, 2, 999])('accepts %d pieces [CART-20, CONST-06, SRV-32, D-09]', (quantity) => {
    expect(checkQuantity(quantity)).toEqual({ ok: true, value: quantity });
  });

  it.each([0, -1, 1.5, Number.NaN, 1000, Number.POSITIVE_INFINITY, '2', true])(
    'refuses %s pieces [CART-20, SRV-32, Q-71]',
    (quantity) => {
      expect(checkQuantity(quantity)).toEqual({ ok: false, message: QUANTITY_MESSAGE });
    },
  );

  it('defaults to one piece [SRV-32, CONST-05]', () => {
    expect(DEFAULT_QUANTITY).toBe(1);
    expect(checkQuantity(undefined)).toEqual({ ok: true, value: 1 });
  });

  it('caps merged lines at 999 pieces [SRV-34, D-24]', () => {
    expect(mergeQuantities(2, 3)).toBe(5);
    expect(mergeQuantities(600, 600)).toBe(999);
  });

  it('allows at most 100 lines [D-09]', () => {
    expect(checkLineCount(100).ok).toBe(true);
    expect(checkLineCount(101).ok).toBe(false);
  });

  it("formats a quantity as 'N pcs' [CART-09]", () => {
    expect(formatQuantity(2)).toBe('2 pcs');
  });
});
