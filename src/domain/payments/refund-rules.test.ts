import { describe, expect, it } from 'vitest';
import { toPaise } from '../money/paise.ts';
import { checkRefund } from './refund-rules.ts';

describe('checkRefund', () => {
  it.each([
    [{ paidPaise: toPaise(1000), refundedPaise: toPaise(0) }, 1000],
    [{ paidPaise: toPaise(1000), refundedPaise: toPaise(400) }, 600],
    [{ paidPaise: toPaise(1000), refundedPaise: toPaise(400), amountPaise: toPaise(600) }, 600],
    [{ paidPaise: toPaise(1000), refundedPaise: toPaise(0), amountPaise: toPaise(1) }, 1],
  ])('for %j returns %d paise', (request, amount) => {
    expect(checkRefund(request)).toEqual({ ok: true, value: amount });
  });

  it.each([
    [
      { paidPaise: toPaise(0), refundedPaise: toPaise(0) },
      'Nothing has been paid for this order, so nothing can be refunded.',
    ],
    [{ paidPaise: toPaise(1000), refundedPaise: toPaise(1000) }, 'This order has already been refunded in full.'],
    [
      { paidPaise: toPaise(1000), refundedPaise: toPaise(400), amountPaise: toPaise(601) },
      'At most ₹6.00 of this order can still be refunded.',
    ],
    [
      { paidPaise: toPaise(1000), refundedPaise: toPaise(0), amountPaise: toPaise(0) },
      'The amount of a refund must be above zero.',
    ],
  ])('for %j is refused: %s', (request, message) => {
    expect(checkRefund(request)).toEqual({ ok: false, message });
  });
});
