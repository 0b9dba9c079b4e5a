import { describe, expect, it } from 'vitest';
import { checkManualMove } from '../orders/manual-moves.ts';
import { checkRefund } from './refund-rules.ts';

describe('a refund', () => {
  it.each([
    [{ paidPaise: 1000, refundedPaise: 0 }, 1000],
    [{ paidPaise: 1000, refundedPaise: 400 }, 600],
    [{ paidPaise: 1000, refundedPaise: 400, amountPaise: 600 }, 600],
    [{ paidPaise: 1000, refundedPaise: 0, amountPaise: 1 }, 1],
  ])('of %j pays back %d paise', (refunding, amount) => {
    expect(checkRefund(refunding)).toEqual({ ok: true, value: amount });
  });

  it.each([
    [{ paidPaise: 0, refundedPaise: 0 }, 'Nothing has been paid for this order, so nothing can be refunded.'],
    [{ paidPaise: 1000, refundedPaise: 1000 }, 'This order has already been refunded in full.'],
    [{ paidPaise: 1000, refundedPaise: 400, amountPaise: 601 }, 'At most ₹6.00 of this order can still be refunded.'],
    [{ paidPaise: 1000, refundedPaise: 0, amountPaise: 0 }, 'The amount of a refund must be above zero.'],
  ])('of %j is refused: %s', (refunding, message) => {
    expect(checkRefund(refunding)).toEqual({ ok: false, message });
  });
});

describe('a move by hand', () => {
  const codes = [0, 1, 2, 3, 4, 5, 6, 7] as const;

  it('is one of six among all 64 pairs: along the way, or to Cancelled before it is shipped [Q-119]', () => {
    const moves = codes.flatMap((from) =>
      codes.filter((to) => checkManualMove(from, to).ok).map((to) => `${from}>${to}`),
    );
    expect(moves).toEqual(['0>6', '1>2', '1>6', '2>3', '2>6', '3>4']);
  });

  it('is refused in a sentence [Q-119]', () => {
    expect(checkManualMove(0, 1)).toEqual({
      ok: false,
      message: 'An order cannot be set to Paid by hand: that follows from the payment provider.',
    });
    expect(checkManualMove(3, 6)).toEqual({ ok: false, message: 'An order that is Shipped cannot become Cancelled.' });
  });
});
