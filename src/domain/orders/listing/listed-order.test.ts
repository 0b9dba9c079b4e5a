import { describe, expect, it } from 'vitest';
import { getOrderTime, isListedOrder, ORDERS_PAGE_SIZE } from './listed-order.ts';

describe('My Orders', () => {
  it.each([
    [{ status: 0, paidAt: '2026-01-01T20:00:00Z', cashfreePaymentId: 'p' }, false, 'ORD-11'],
    [{ status: 1, paidAt: '2026-01-01T20:00:00Z', cashfreePaymentId: 'p' }, true, 'ORD-12'],
    [{ status: 1, paidAt: '2026-01-01T20:00:00Z', cashfreePaymentId: null }, true, 'ORD-12'],
    [{ status: 5, paidAt: null, cashfreePaymentId: 'p' }, true, 'ORD-12'],
    [{ status: 5, paidAt: null, cashfreePaymentId: null }, false, 'ORD-12'],
    [{ status: 6 }, false, 'ORD-12'],
  ])('lists %j: %s [%s]', (order, isListed, _id) => {
    expect(isListedOrder(order)).toBe(isListed);
  });

  it('has pages of 20 orders [CONST-33]', () => {
    expect(ORDERS_PAGE_SIZE).toBe(20);
  });

  it('shows the paid time, or else the created time [Q-115]', () => {
    expect(getOrderTime({ paidAt: 'paid', createdAt: 'created' })).toBe('paid');
    expect(getOrderTime({ paidAt: null, createdAt: 'created' })).toBe('created');
  });
});
