import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPaise } from '#domain/money/paise.ts';
import type { Reply } from '#tests/support/network/scripted-http.ts';
import {
  catchErrorKind,
  createErrorReply,
  createOrderReply,
  type ScriptedCashfree,
  startScriptedCashfree,
} from '#tests/support/payments/scripted-cashfree.ts';

let cashfree: ScriptedCashfree;
beforeAll(async () => {
  cashfree = await startScriptedCashfree();
});
afterAll(() => cashfree.close());

const createProvider: ScriptedCashfree['createProvider'] = (changes) => cashfree.createProvider(changes);
const listMethods = () => cashfree.listMethods();

describe('finding', () => {
  it('returns an order, or undefined when there is none', async () => {
    cashfree.setReplies(
      createOrderReply({ order_amount: '170.00', order_status: 'EXPIRED', payment_session_id: null }),
    );
    const found = await createProvider().findOrder('AAN-2345678ABC');
    expect(found).toMatchObject({ amountPaise: 17_000, state: 'EXPIRED', paymentSessionId: undefined });
    expect(cashfree.requests[0]).toMatchObject({ method: 'GET', path: '/pg/orders/AAN-2345678ABC', body: undefined });
    cashfree.setReplies(createErrorReply(404, 'order_not_found'));
    expect(await createProvider().findOrder('../../x?y')).toBeUndefined();
    expect(cashfree.requests[0]?.path).toBe('/pg/orders/..%2F..%2Fx%3Fy');
  });

  it('retries three times after a failure', async () => {
    cashfree.setReplies({ status: 503, json: {} }, createOrderReply());
    expect(await createProvider().findOrder('x')).toBeDefined();
    cashfree.setReplies('reset');
    expect(await catchErrorKind(createProvider().findOrder('x'))).toBe('unavailable');
    expect(listMethods()).toEqual(['GET', 'GET', 'GET', 'GET']);
  });

  it('lists payments newest first, with string or numeric ids', async () => {
    const buildPayment = (id: unknown, status: string, time: string, more: object = {}) => ({
      cf_payment_id: id,
      payment_status: status,
      payment_time: time,
      payment_amount: 1081,
      ...more,
    });
    const failed = { error_details: { error_description: 'Your bank\r\ndeclined it.' }, payment_message: 'ERR 51' };
    cashfree.setReplies({
      json: [
        buildPayment(975672265, 'FAILED', '2026-01-02T08:00:00+05:30', failed),
        buildPayment('p-3', 'SUCCESS', '2026-01-02T09:00:00+05:30', { payment_message: 'Approved' }),
        buildPayment('p-2', 'FLAGGED', '2026-01-02T08:30:00+05:30'),
      ],
    });
    expect(await createProvider().listPayments('x')).toEqual([
      { paymentId: 'p-3', state: 'SUCCESS', amountPaise: 108_100, message: 'Approved' },
      { paymentId: 'p-2', state: 'PENDING', amountPaise: 108_100, message: undefined },
      { paymentId: '975672265', state: 'FAILED', amountPaise: 108_100, message: 'Your bank declined it.' },
    ]);
    cashfree.setReplies({ json: { message: 'odd' } });
    expect(await catchErrorKind(createProvider().listPayments('x'))).toBe('unavailable');
    cashfree.setReplies(createErrorReply(404, 'order_not_found'));
    expect(await createProvider().listPayments('x')).toEqual([]);
  });
});

describe('terminating an order', () => {
  it('succeeds if the order can no longer be paid', async () => {
    cashfree.setReplies(createOrderReply({ order_status: 'TERMINATION_REQUESTED' }));
    await createProvider().terminateOrder('x');
    expect(cashfree.requests).toMatchObject([{ method: 'PATCH', body: { order_status: 'TERMINATED' } }]);
    cashfree.setReplies(createErrorReply(404, 'order_not_found'));
    await createProvider().terminateOrder('x');
    cashfree.setReplies(createErrorReply(400, 'order_inactive'), createOrderReply({ order_status: 'EXPIRED' }));
    await createProvider().terminateOrder('x');
    cashfree.setReplies(createErrorReply(400, 'odd'), createOrderReply());
    expect(await catchErrorKind(createProvider().terminateOrder('x'))).toBe('refused');
  });
});

describe('refunds', () => {
  const buildRefund = (changes: object = {}) => ({
    json: { cf_refund_id: 55, refund_id: 'r-1', refund_amount: 10.01, refund_status: 'PENDING', ...changes },
  });
  const input = { providerOrderId: 'AAN-2345678ABC', refundId: 'r-1', amountPaise: toPaise(1001), note: 'Cancelled' };
  const createRefundWith = (...replies: Reply[]) => {
    cashfree.setReplies(...replies);
    return createProvider().createRefund(input);
  };
  const expected = { refundId: 'r-1', providerRefundId: '55', amountPaise: 1001, state: 'PENDING' };

  it('are requested with their own idempotency key', async () => {
    expect(await createRefundWith(buildRefund())).toEqual(expected);
    expect(cashfree.requests[0]).toMatchObject({
      method: 'POST',
      path: '/pg/orders/AAN-2345678ABC/refunds',
      headers: { 'x-idempotency-key': 'refund-r-1' },
      body: { refund_id: 'r-1', refund_amount: 10.01, refund_note: 'Cancelled', refund_speed: 'STANDARD' },
    });
  });

  it('are looked up after an unknown outcome', async () => {
    expect(await createRefundWith('never', 'never', buildRefund())).toEqual(expected);
    expect(await createRefundWith(createErrorReply(400, 'refund_id_duplicate'), buildRefund())).toEqual(expected);
    expect(await catchErrorKind(createRefundWith(createErrorReply(400, 'x'), buildRefund({ refund_amount: 10 })))).toBe(
      'exists',
    );
    expect(
      await catchErrorKind(createRefundWith(createErrorReply(400, 'amount_too_large'), createErrorReply(404, 'none'))),
    ).toBe('refused');
    expect(await catchErrorKind(createRefundWith('reset'))).toBe('unavailable');
    expect(await catchErrorKind(createRefundWith(createErrorReply(409, 'exists'), 'reset'))).toBe('unavailable');
  });

  it('are found by id', async () => {
    cashfree.setReplies(buildRefund({ refund_status: 'SUCCESS' }));
    expect(await createProvider().findRefund('x', 'r-1')).toEqual({ ...expected, state: 'SUCCESS' });
    cashfree.setReplies(createErrorReply(404, 'refund_not_found'));
    expect(await createProvider().findRefund('x', 'r-1')).toBeUndefined();
  });
});
