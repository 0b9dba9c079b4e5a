import { describe, expect, it } from 'vitest';
import { getNextStep, isOpenOrder, isPaymentPending, ORDER_STAGES, PAYMENT_PENDING_TEXT } from './order-stage.ts';
import { getStatusLabel, ORDER_STATUSES } from './order-status.ts';

describe('the stages of an order', () => {
  it('are Paid, Processing, Shipped and Delivered [Q-02]', () => {
    expect(ORDER_STAGES.map(getStatusLabel)).toEqual(['Paid', 'Processing', 'Shipped', 'Delivered']);
  });

  it('are open until the goods have arrived, and say what happens next [Q-02]', () => {
    const open = ORDER_STATUSES.map(({ code }) => ({ status: code, paymentPending: false })).filter(isOpenOrder);
    expect(open.map(({ status }) => status)).toEqual([1, 2, 3]);
    for (const order of open) expect(getNextStep(order)).toMatch(/^(We|Your) .*Next /);
    expect(getNextStep({ status: 4, paymentPending: false })).toBe('');
  });

  it('are open while a payment is being confirmed, and warn not to pay again [D-26]', () => {
    for (const status of [0, 5]) {
      const order = { status, paymentPending: true };
      expect([isOpenOrder(order), isPaymentPending(order), getNextStep(order)]).toEqual([
        true,
        true,
        PAYMENT_PENDING_TEXT,
      ]);
    }
    expect(isPaymentPending({ status: 1, paymentPending: true })).toBe(false);
    expect(PAYMENT_PENDING_TEXT).toMatch(/do not pay again/);
  });
});
