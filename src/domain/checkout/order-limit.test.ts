import { describe, expect, it } from 'vitest';
import { paise, rupeesToPaise } from '../money/paise.ts';
import { checkOrderAmount, MAX_ORDER_RUPEES } from './order-limit.ts';

describe('the largest payable order', () => {
  it('is ₹10,00,000 unless set otherwise, and the refusal names it and offers contact [D-09]', () => {
    const limit = rupeesToPaise(MAX_ORDER_RUPEES);
    expect(checkOrderAmount(limit, limit).ok).toBe(true);
    expect(checkOrderAmount(paise(100_000_100), limit)).toEqual({
      ok: false,
      message: 'Orders above ₹10,00,000 cannot be paid online. Please contact us and we will help you.',
    });
  });
});
