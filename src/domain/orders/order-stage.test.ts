import { describe, expect, it } from 'vitest';
import { getNextStep, isOpenOrder, isPaymentPending, ORDER_STAGES, PAYMENT_PENDING_TEXT } from './order-stage.ts';
import { getStatusLabel, ORDER_STATUSES } from './order-status.ts';

describe('order stages', () => {
  it('are Paid, Processing, Shipped and Delivered [Q-02]', () => {
    expect(ORDER_STAGES.map(getStatusLabel)).toEqual(['Paid', 'Processing', 'Shipped', 'Delivered']);
  });

  it('are open until delivery and have a text on the next step [Q-02]', () => {
    const open = ORDER_STATUSES.map(({ code }) => ({ status: code, paymentPending: false })).filter(isOpenOrder);
    expect(open.map(({ status }) => status)).toEqual([1, 2, 3]);
    for (const order of open) expect(getNextStep(order)).toMatch(/^(We've|We're|Your) .*Next, /);
    expect(getNextStep({ status: 4, paymentPending: false })).toBe('');
  });

  it('are open while a payment is pending, with a warning not to pay again [D-26]', () => {
    for (const status of [0, 5]) {
      const order = { status, paymentPending: true };
      expect([isOpenOrder(order), isPaymentPending(order), getNextStep(order)]).toEqual([
        true,
        true,
        PAYMENT_PENDING_TEXT,
      ]);
    }
    expect(isPaymentPending({ status: 1, paymentPending: true })).toBe(false);
    expect(PAYMENT_PENDING_TEXT).toMatch(/don't pay again/);
  });
});
