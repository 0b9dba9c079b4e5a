import { describe, expect, it } from 'vitest';
import { checkRefund } from './refund-rules.ts';

describe('checkRefund', () => {
  it.each([
    [{ paidPaise: 1000, refundedPaise: 0 }, 1000],
    [{ paidPaise: 1000, refundedPaise: 400 }, 600],
    [{ paidPaise: 1000, refundedPaise: 400, amountPaise: 600 }, 600],
    [{ paidPaise: 1000, refundedPaise: 0, amountPaise: 1 }, 1],
  ])('for %j returns %d paise', (request, amount) => {
    expect(checkRefund(request)).toEqual({ ok: true, value: amount });
  });

  it.each([
    [{ paidPaise: 0, refundedPaise: 0 }, 'Nothing has been paid for this order, so nothing can be refunded.'],
    [{ paidPaise: 1000, refundedPaise: 1000 }, 'This order has already been refunded in full.'],
    [{ paidPaise: 1000, refundedPaise: 400, amountPaise: 601 }, 'At most ₹6.00 of this order can still be refunded.'],
    [{ paidPaise: 1000, refundedPaise: 0, amountPaise: 0 }, 'The amount of a refund must be above zero.'],
  ])('for %j is refused: %s', (request, message) => {
    expect(checkRefund(request)).toEqual({ ok: false, message });
  });
});
