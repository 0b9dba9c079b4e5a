import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#tests/support/network/scripted-http.ts';
import {
  catchErrorKind,
  errorReply,
  orderReply,
  type ScriptedCashfree,
  startScriptedCashfree,
} from '#tests/support/payments/scripted-cashfree.ts';

let cashfree: ScriptedCashfree;
beforeAll(async () => {
  cashfree = await startScriptedCashfree();
});
afterAll(() => cashfree.close());

const provider: ScriptedCashfree['provider'] = (changes) => cashfree.provider(changes);
const methods = () => cashfree.methods();

describe('reading', () => {
  it('knows an order from none', async () => {
    cashfree.script(orderReply({ order_amount: '170.00', order_status: 'EXPIRED', payment_session_id: null }));
    const found = await provider().findOrder('AAN-2345678ABC');
    expect(found).toMatchObject({ amountPaise: 17_000, state: 'EXPIRED', sessionId: undefined });
    expect(cashfree.heard[0]).toMatchObject({ method: 'GET', path: '/pg/orders/AAN-2345678ABC', body: undefined });
    cashfree.script(errorReply(404, 'order_not_found'));
    expect(await provider().findOrder('../../x?y')).toBeUndefined();
    expect(cashfree.heard[0]?.path).toBe('/pg/orders/..%2F..%2Fx%3Fy');
  });

  it('asks once more after a failure, and then no more', async () => {
    cashfree.script({ status: 503, json: {} }, orderReply());
    expect(await provider().findOrder('x')).toBeDefined();
    cashfree.script('reset');
    expect(await catchErrorKind(provider().findOrder('x'))).toBe('unavailable');
    expect(methods()).toEqual(['GET', 'GET']);
  });

  it('lists payments newest first, whatever shape their ids have', async () => {
    const payment = (id: unknown, status: string, time: string, more: object = {}) => ({
      ...{ cf_payment_id: id, payment_status: status, payment_time: time, payment_amount: 1081, ...more },
    });
    const failed = { error_details: { error_description: 'Your bank\r\ndeclined it.' }, payment_message: 'ERR 51' };
    cashfree.script({
      json: [
        payment(975672265, 'FAILED', '2026-01-02T08:00:00+05:30', failed),
        payment('p-3', 'SUCCESS', '2026-01-02T09:00:00+05:30', { payment_message: 'Approved' }),
        payment('p-2', 'FLAGGED', '2026-01-02T08:30:00+05:30'),
      ],
    });
    expect(await provider().listPayments('x')).toEqual([
      { paymentId: 'p-3', state: 'SUCCESS', amountPaise: 108_100, message: 'Approved' },
      { paymentId: 'p-2', state: 'PENDING', amountPaise: 108_100, message: undefined },
      { paymentId: '975672265', state: 'FAILED', amountPaise: 108_100, message: 'Your bank declined it.' },
    ]);
    cashfree.script({ json: { message: 'odd' } });
    expect(await catchErrorKind(provider().listPayments('x'))).toBe('unavailable');
    cashfree.script(errorReply(404, 'order_not_found'));
    expect(await provider().listPayments('x')).toEqual([]);
  });
});

describe('ending an order', () => {
  it('asks for it, and is content when it cannot be paid any more', async () => {
    cashfree.script(orderReply({ order_status: 'TERMINATION_REQUESTED' }));
    await provider().terminateOrder('x');
    expect(cashfree.heard).toMatchObject([{ method: 'PATCH', body: { order_status: 'TERMINATED' } }]);
    cashfree.script(errorReply(404, 'order_not_found'));
    await provider().terminateOrder('x');
    cashfree.script(errorReply(400, 'order_inactive'), orderReply({ order_status: 'EXPIRED' }));
    await provider().terminateOrder('x');
    cashfree.script(errorReply(400, 'odd'), orderReply());
    expect(await catchErrorKind(provider().terminateOrder('x'))).toBe('refused');
  });
});

describe('refunds', () => {
  const refund = (changes: object = {}) => ({
    json: { cf_refund_id: 55, refund_id: 'r-1', refund_amount: 10.01, refund_status: 'PENDING', ...changes },
  });
  const wish = { providerOrderId: 'AAN-2345678ABC', refundId: 'r-1', amountPaise: 1001, note: 'Cancelled' };
  const refundWith = (...replies: Reply[]) => {
    cashfree.script(...replies);
    return provider().createRefund(wish);
  };
  const expected = { refundId: 'r-1', providerRefundId: '55', amountPaise: 1001, state: 'PENDING' };

  it('are asked for under a key of their own', async () => {
    expect(await refundWith(refund())).toEqual(expected);
    expect(cashfree.heard[0]).toMatchObject({
      ...{ method: 'POST', path: '/pg/orders/AAN-2345678ABC/refunds' },
      headers: { 'x-idempotency-key': 'refund-r-1' },
      body: { refund_id: 'r-1', refund_amount: 10.01, refund_note: 'Cancelled', refund_speed: 'STANDARD' },
    });
  });

  it('are looked for when nobody knows whether they were made', async () => {
    expect(await refundWith('never', 'never', refund())).toEqual(expected);
    expect(await refundWith(errorReply(400, 'refund_id_duplicate'), refund())).toEqual(expected);
    expect(await catchErrorKind(refundWith(errorReply(400, 'x'), refund({ refund_amount: 10 })))).toBe('exists');
    expect(await catchErrorKind(refundWith(errorReply(400, 'amount_too_large'), errorReply(404, 'none')))).toBe(
      'refused',
    );
    expect(await catchErrorKind(refundWith('reset'))).toBe('unavailable');
  });

  it('are read by their id', async () => {
    cashfree.script(refund({ refund_status: 'SUCCESS' }));
    expect(await provider().findRefund('x', 'r-1')).toEqual({ ...expected, state: 'SUCCESS' });
    cashfree.script(errorReply(404, 'refund_not_found'));
    expect(await provider().findRefund('x', 'r-1')).toBeUndefined();
  });
});
