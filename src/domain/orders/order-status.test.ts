import { describe, expect, it } from 'vitest';
import { canMove, checkManualMove, getStatusLabel, isOrderStatus, ORDER_STATUSES } from './order-status.ts';

describe('order status', () => {
  it.each([
    [0, 'Pending Payment', 'ORD-13'],
    [1, 'Paid', 'ORD-14'],
    [2, 'Processing', 'ORD-15'],
    [3, 'Shipped', 'ORD-16'],
    [4, 'Delivered', 'ORD-17'],
    [5, 'Failed', 'ORD-18'],
    [6, 'Cancelled', 'ORD-19'],
    [7, 'Refunded', 'ORD-20'],
    [8, 'Unknown', 'Q-117'],
    [-1, 'Unknown', 'Q-117'],
  ])('%d has the label %s [%s]', (code, label) => {
    expect(getStatusLabel(code)).toBe(label);
  });

  it('is a number from 0 to 7 [SRV-56]', () => {
    expect([0, 7].every(isOrderStatus)).toBe(true);
    expect([8, -1, 1.5, '1', null].some(isOrderStatus)).toBe(false);
  });

  it('allows exactly these moves [Q-119, CONST-45]', () => {
    const codes = ORDER_STATUSES.map(({ code }) => code);
    const moves = codes.flatMap((from) =>
      codes.filter((to) => canMove(from, to, 'expired')).map((to) => `${from}>${to}`),
    );
    expect(moves.join(' ')).toBe('0>1 0>5 0>6 1>2 1>6 1>7 2>3 2>6 2>7 3>4 3>7 4>7 5>0 5>1 6>1 6>7');
  });

  it.each([
    ['expired', true],
    ['superseded', true],
    ['customer', false],
    ['shop', false],
    [null, false],
    [undefined, false],
  ] as const)('allows a late payment to revive an order cancelled as %s: %s [Q-119]', (reason, isAllowed) => {
    expect(canMove(6, 1, reason)).toBe(isAllowed);
    expect(canMove(6, 7, reason)).toBe(true);
  });
});

describe('checkManualMove', () => {
  const codes = [0, 1, 2, 3, 4, 5, 6, 7] as const;

  it('allows six of the 64 moves: to the next stage, or to Cancelled before shipping [Q-119]', () => {
    const moves = codes.flatMap((from) =>
      codes.filter((to) => checkManualMove(from, to).ok).map((to) => `${from}>${to}`),
    );
    expect(moves).toEqual(['0>6', '1>2', '1>6', '2>3', '2>6', '3>4']);
  });

  it('explains a refusal [Q-119]', () => {
    expect(checkManualMove(0, 1)).toEqual({
      ok: false,
      message: "An order can't be set to Paid by hand: only the payment provider does that.",
    });
    expect(checkManualMove(3, 6)).toEqual({ ok: false, message: 'An order that is Shipped cannot become Cancelled.' });
  });
});
