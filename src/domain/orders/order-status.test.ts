import { describe, expect, it } from 'vitest';
import { getOrderTime, isListedOrder, ORDERS_PAGE_SIZE } from './listing/listed-order.ts';
import { canMove, getStatusLabel, isOrderStatus, ORDER_STATUSES } from './order-status.ts';

describe('order statuses', () => {
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
  ])('labels %d as %s [%s]', (code, label) => {
    expect(getStatusLabel(code)).toBe(label);
  });

  it('accepts the numbers 0 to 7 only [SRV-56]', () => {
    expect([0, 7].every(isOrderStatus)).toBe(true);
    expect([8, -1, 1.5, '1', null].some(isOrderStatus)).toBe(false);
  });

  it('allows exactly the listed moves among all 64 pairs [Q-119, CONST-45]', () => {
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
  ] as const)('lets a late payment revive an order cancelled as %s: %s [Q-119]', (reason, allowed) => {
    expect(canMove(6, 1, reason)).toBe(allowed);
    expect(canMove(6, 7, reason)).toBe(true);
  });
});

describe('My Orders', () => {
  it.each([
    [{ status: 0, paidAt: '2026-01-01T20:00:00Z', cashfreePaymentId: 'p' }, false, 'ORD-11'],
    [{ status: 1, paidAt: '2026-01-01T20:00:00Z', cashfreePaymentId: 'p' }, true, 'ORD-12'],
    [{ status: 1, paidAt: '2026-01-01T20:00:00Z', cashfreePaymentId: null }, true, 'ORD-12'],
    [{ status: 5, paidAt: null, cashfreePaymentId: 'p' }, true, 'ORD-12'],
    [{ status: 5, paidAt: null, cashfreePaymentId: null }, false, 'ORD-12'],
    [{ status: 6 }, false, 'ORD-12'],
  ])('lists %j: %s [%s]', (order, listed, _id) => {
    expect(isListedOrder(order)).toBe(listed);
  });

  it('asks for 20 orders at a time [CONST-33]', () => {
    expect(ORDERS_PAGE_SIZE).toBe(20);
  });

  it('shows the created time where the paid time is missing [Q-115]', () => {
    expect(getOrderTime({ paidAt: 'paid', createdAt: 'created' })).toBe('paid');
    expect(getOrderTime({ paidAt: null, createdAt: 'created' })).toBe('created');
  });
});
