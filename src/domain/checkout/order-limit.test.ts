import { describe, expect, it } from 'vitest';
import { rupeesToPaise, toPaise } from '../money/paise.ts';
import { checkOrderAmount, MAX_ORDER_RUPEES } from './order-limit.ts';

describe('order limit', () => {
  it('is ₹10,00,000 by default and named in the message [D-09]', () => {
    const limit = rupeesToPaise(MAX_ORDER_RUPEES);
    expect(checkOrderAmount(limit, limit).ok).toBe(true);
    expect(checkOrderAmount(toPaise(100_000_100), limit)).toEqual({
      ok: false,
      message: "You can't pay online for orders above ₹10,00,000. Please contact us and we'll help you.",
    });
  });
});
