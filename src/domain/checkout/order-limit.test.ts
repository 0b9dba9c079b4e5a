import { describe, expect, it } from 'vitest';
import { paise } from '../money/paise.ts';
import { checkOrderAmount, DEFAULT_LARGEST_ORDER_PAISE } from './order-limit.ts';

describe('the largest payable order', () => {
  it('is ₹10,00,000 unless set otherwise, and the refusal names it and offers contact [D-09]', () => {
    expect(checkOrderAmount(DEFAULT_LARGEST_ORDER_PAISE, DEFAULT_LARGEST_ORDER_PAISE).ok).toBe(true);
    expect(checkOrderAmount(paise(100_000_100), DEFAULT_LARGEST_ORDER_PAISE)).toEqual({
      ok: false,
      message: 'Orders above ₹10,00,000 cannot be paid online. Please contact us and we will help you.',
    });
  });
});
