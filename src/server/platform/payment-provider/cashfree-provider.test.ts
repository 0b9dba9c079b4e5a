import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#tests/support/network/scripted-http.ts';
import {
  catchErrorKind,
  createErrorReply,
  createOrderReply,
  ORDER_REQUEST,
  type ScriptedCashfree,
  SECRET,
  startScriptedCashfree,
} from '#tests/support/payments/scripted-cashfree.ts';
import { createLogger } from '../logger.ts';
import { ProviderError } from './payment-provider.ts';

let cashfree: ScriptedCashfree;
beforeAll(async () => {
  cashfree = await startScriptedCashfree();
});
afterAll(() => cashfree.close());

const createProvider: ScriptedCashfree['createProvider'] = (changes) => cashfree.createProvider(changes);
const listMethods = () => cashfree.listMethods();
const createOrderWith = (...replies: Reply[]) => {
  cashfree.setReplies(...replies);
  return createProvider().createOrder(ORDER_REQUEST);
};

describe('creating an order', () => {
  it('sends the order in the provider’s format [SRV-45]', async () => {
    const created = await createOrderWith(createOrderReply());
    const [{ method, path, headers, body } = {}] = cashfree.requests;
    expect([method, path]).toEqual(['POST', '/pg/orders']);
    expect(headers).toMatchObject({
      'x-client-id': 'id-1',
      'x-client-secret': SECRET,
      'x-api-version': '2026-01-01',
      'content-type': 'application/json',
      'x-idempotency-key': 'order-AAN-2345678ABC',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(body).toEqual({
      order_id: 'AAN-2345678ABC',
      order_amount: 1080.5,
      order_currency: 'INR',
      customer_details: {
        customer_id: '3f2b8c1e6f0a4c559d4e0a1b2c3d4e5f',
        customer_name: 'Asha Rao',
        customer_email: 'asha@example.in',
        customer_phone: '9876543210',
      },
      order_meta: {
        return_url: 'https://shop.example/cashfree-return?order_id={order_id}',
        notify_url: 'https://shop.example/api/Payments/webhook',
      },
      order_expiry_time: '2026-01-02T03:34:05Z',
    });
    expect(created).toEqual({
      providerOrderId: 'AAN-2345678ABC',
      amountPaise: 108_050,
      currency: 'INR',
      state: 'ACTIVE',
      paymentSessionId: 'session_1',
      expiresAt: new Date('2026-01-02T03:34:05Z'),
    });
  });

  it.each([
    ['https://shop.example/hook', true],
    ['http://127.0.0.1:3000/hook', true],
    ['http://localhost:3000/hook', true],
    ['http://shop.example/hook', false],
    ['http://localhost.evil.example/hook', false],
  ])('sends the webhook URL %s: %s', async (webhookUrl, isSent) => {
    cashfree.setReplies(createOrderReply());
    await createProvider({ webhookUrl }).createOrder(ORDER_REQUEST);
    expect(JSON.stringify(cashfree.requests[0]?.body).includes(`"notify_url":"${webhookUrl}"`)).toBe(isSent);
  });

  it.each([
    ['Jo', 'not an email', {}],
    ['Aśha <b>Rao</b>\n"x"', 'a@b.in', { customer_name: 'Aśha b Rao b x', customer_email: 'a@b.in' }],
    ['आशा', `${'x'.repeat(99)}@b.in`, { customer_name: 'आशा' }],
  ])('omits an invalid name or email: %j and %s', async (name, email, expected) => {
    cashfree.setReplies(createOrderReply());
    await createProvider().createOrder({ ...ORDER_REQUEST, customer: { ...ORDER_REQUEST.customer, name, email } });
    const { customer_details } = (cashfree.requests[0]?.body ?? {}) as { customer_details?: object };
    expect(customer_details).toEqual({
      customer_id: '3f2b8c1e6f0a4c559d4e0a1b2c3d4e5f',
      customer_phone: '9876543210',
      ...expected,
    });
  });

  it.each<[string, Reply]>([
    ['does not respond', 'never'],
    ['resets the connection', 'reset'],
    ['responds with 500', { status: 500, json: {} }],
    ['responds with 502 in HTML', { status: 502, text: '<html>' }],
    ['truncates its JSON', { text: '{"order_id":"AAN-2345' }],
    ['omits the session', createOrderReply({ payment_session_id: undefined })],
    ['omits the amount', createOrderReply({ order_amount: 'free' })],
    ['returns an unknown order state', createOrderReply({ order_status: 'ODD' })],
    ['returns something else', { json: [] }],
  ])('retries with the same idempotency key when the provider %s', async (_, reply) => {
    expect(await createOrderWith(reply, createOrderReply())).toMatchObject({ paymentSessionId: 'session_1' });
    expect(listMethods()).toEqual(['POST', 'POST']);
    expect(new Set(cashfree.requests.map(({ headers }) => headers['x-idempotency-key'])).size).toBe(1);
    expect(new Set(cashfree.requests.map(({ headers }) => headers['x-request-id'])).size).toBe(2);
    // A second timeout leaves only enough time for the lookup.
    const replies = reply === 'never' ? [reply, reply] : [reply, reply, reply, reply];
    expect(await createOrderWith(...replies, createOrderReply()), 'found').toMatchObject({
      paymentSessionId: 'session_1',
    });
    expect(listMethods()).toEqual([...replies.map(() => 'POST'), 'GET']);
    expect(await catchErrorKind(createOrderWith(reply)), 'never').toBe('unavailable');
    expect(
      await catchErrorKind(createOrderWith(...replies, createErrorReply(404, 'order_not_found'))),
      'not there',
    ).toBe('unavailable');
  });

  it('ends within its deadline when nothing responds', async () => {
    const before = performance.now();
    expect(await catchErrorKind(createOrderWith('never'))).toBe('unavailable');
    expect(listMethods().length).toBeGreaterThan(1);
    // The deadline is 1.5 s; allow more on a busy machine.
    expect(performance.now() - before).toBeLessThan(8000);
  });

  it.each([
    createErrorReply(409, 'order_already_exists'),
    createErrorReply(400, 'order_already_exists'),
    createErrorReply(422, 'request_invalid', 'idempotency_error'),
  ])('uses the existing order after %j', async (reply) => {
    expect(await createOrderWith(reply, createOrderReply({ payment_session_id: 'session_2' }))).toMatchObject({
      paymentSessionId: 'session_2',
    });
    expect(listMethods()).toEqual(['POST', 'GET']);
    expect(
      await createOrderWith(reply, createOrderReply({ order_status: 'PAID', payment_session_id: null })),
    ).toMatchObject({
      state: 'PAID',
      paymentSessionId: undefined,
    });
    expect(await catchErrorKind(createOrderWith(reply, createOrderReply({ order_amount: 1080.49 })))).toBe('exists');
    expect(await catchErrorKind(createOrderWith(reply, createOrderReply({ order_currency: 'USD' })))).toBe('exists');
    expect(await catchErrorKind(createOrderWith(reply, { status: 404, json: {} }))).toBe('unavailable');
  });

  it('does not retry a refused request', async () => {
    expect(await catchErrorKind(createOrderWith(createErrorReply(400, 'order_amount_invalid')))).toBe('refused');
    expect(listMethods()).toEqual(['POST']);
  });

  it.each([
    ['rejected keys', createErrorReply(401, 'request_failed', 'authentication_error')],
    ['a 403', createErrorReply(403, 'request_failed')],
    ['a 429 without a retry time', { status: 429, json: {} }],
  ])('treats %s as unavailable, without retries', async (_, reply) => {
    expect(await catchErrorKind(createOrderWith(reply))).toBe('unavailable');
    expect(listMethods()).toEqual(['POST', 'GET']);
    expect(await catchErrorKind(createProvider().findOrder(ORDER_REQUEST.providerOrderId))).toBe('unavailable');
    expect(listMethods()).toEqual(['POST', 'GET', 'GET']);
  });

  it('waits for the Retry-After time unless it exceeds the deadline', async () => {
    const createBusyReply = (seconds: string) => ({ status: 429, json: {}, headers: { 'x-ratelimit-retry': seconds } });
    cashfree.setReplies(createBusyReply('1'), createOrderReply());
    const startedAt = performance.now();
    expect(await createProvider({ deadlineMs: 4000 }).createOrder(ORDER_REQUEST)).toBeDefined();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(990);
    cashfree.setReplies(createBusyReply('7'));
    const rejection = createProvider().createOrder(ORDER_REQUEST);
    await expect(rejection).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 7 });
    expect(listMethods()).toEqual(['POST', 'GET']);
  });

  it('ignores a retry time of 0, which the provider sends with every response', async () => {
    cashfree.setReplies({ status: 503, json: {}, headers: { 'x-ratelimit-retry': '0' } });
    await expect(createProvider().createOrder(ORDER_REQUEST)).rejects.toMatchObject({ retryAfterSeconds: undefined });
  });

  it('does not follow redirects', async () => {
    const elsewhere = { status: 307, json: {}, headers: { location: `${cashfree.origin}/elsewhere` } };
    expect(await catchErrorKind(createOrderWith(elsewhere))).toBe('unavailable');
    expect(cashfree.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });
});

describe('secrets', () => {
  const faults: Reply[] = [
    ...(['never', 'reset'] as const),
    { status: 500, json: { echo: SECRET } },
    { text: `{"broken ${SECRET}` },
    createErrorReply(400, `code ${SECRET}`),
    createErrorReply(401, 'keys', 'authentication_error'),
    { json: { order_id: SECRET } },
    { status: 307, json: {}, headers: { location: `http://127.0.0.1:1/${SECRET}` } },
  ];

  it.each(faults)('are neither in the error nor in the log after %j', async (reply) => {
    cashfree.setReplies(reply);
    const error = await createProvider()
      .createOrder(ORDER_REQUEST)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderError);
    const lines: string[] = [];
    createLogger('info', { write: (line: string) => void lines.push(line) }).warn({ err: error }, 'failed');
    const output = inspect(error, { depth: 20, showHidden: true }) + JSON.stringify(error) + lines.join('');
    for (const hidden of [SECRET, ORDER_REQUEST.customer.phone, ORDER_REQUEST.customer.email])
      expect(output).not.toContain(hidden);
  });
});

describe('money that went back', () => {
  it('makes up an id for a refund without one', async () => {
    cashfree.setReplies({ json: [{ cf_refund_id: 11325632, refund_amount: 2.5, refund_status: 'SUCCESS' }] });
    expect(await createProvider().listRefunds('x')).toMatchObject([
      { refundId: 'cf_11325632', providerRefundId: '11325632', amountPaise: 250 },
    ]);
  });

  it('reads every page of the provider’s events', async () => {
    const createPage = (cursor: string | null, ...events: [string, string][]) => ({
      json: {
        cursor,
        data: events.map(([event_type, order_id]) => ({ event_details: { event_type }, order_details: { order_id } })),
      },
    });
    cashfree.setReplies(
      createPage('next', ['PAYMENT', 'A'], ['REFUND', 'B']),
      createPage(null, ['DISPUTE', 'B'], ['CHARGEBACK', 'C'], ['PAYMENT', 'D']),
    );
    const period = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-01-02T00:00:00Z') };
    expect(await createProvider().listReversedOrders(period)).toEqual(['B', 'C']);
    expect(cashfree.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /pg/recon',
      'POST /pg/recon',
    ]);
  });
});
