import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock, testConfig } from '#tests/support/make-test-app.ts';
import { type Reply, startScriptedHttp } from '#tests/support/scripted-http.ts';
import { createLogger } from '../../http/logger.ts';
import { createCashfreeProvider } from './cashfree-provider.ts';
import { ProviderError, type ProviderOrderWish } from './payment-provider.ts';

const SECRET = 'cfsk_ma_prod_very_secret';
let cashfree: Awaited<ReturnType<typeof startScriptedHttp>>;
beforeAll(async () => {
  cashfree = await startScriptedHttp();
});
afterAll(() => cashfree.close());

/** The deadline is a fifth of the real one, so that waiting it out costs little. */
function provider(
  changes: { publicOrigin?: string; webhookUrl?: string; breaker?: boolean; deadlineMs?: number } = {},
) {
  const { payments } = testConfig();
  const address = { publicOrigin: 'https://shop.example', webhookUrl: 'https://shop.example/api/Payments/webhook' };
  const keys = { clientId: 'id-1', clientSecret: SECRET, apiVersion: payments.apiVersion };
  const settings = { baseUrl: `${cashfree.origin}/pg`, deadlineMs: 1500, breaker: false, ...keys, ...address };
  return createCashfreeProvider({ ...settings, ...changes }, testClock());
}

const WISH: ProviderOrderWish = {
  providerOrderId: 'AAN-2345678ABC',
  amountPaise: 108_050,
  currency: 'INR',
  customer: {
    id: '3f2b8c1e-6f0a-4c55-9d4e-0a1b2c3d4e5f',
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '9876543210',
  },
  expiresAt: new Date('2026-01-02T03:34:05.123Z'),
};

const order = (changes: object = {}) => ({
  json: {
    ...{ cf_order_id: '1', order_id: WISH.providerOrderId, order_amount: 1080.5, order_currency: 'INR' },
    ...{ order_status: 'ACTIVE', payment_session_id: 'session_1', order_expiry_time: '2026-01-02T09:04:05+05:30' },
    ...changes,
  },
});
const refusal = (status: number, code: string, type = 'invalid_request_error'): Reply => ({
  status,
  json: { code, type, message: 'customer_phone 9876543210 is wrong' },
});

const methods = () => cashfree.heard.map(({ method }) => method);
const createWith = (...replies: Reply[]) => {
  cashfree.script(...replies);
  return provider().createOrder(WISH);
};
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fulfilled',
    (error: unknown) => (error instanceof ProviderError ? error.kind : error),
  );

describe('creating an order', () => {
  it('sends the order as the provider wants it [SRV-45]', async () => {
    const created = await createWith(order());
    const [{ method, path, headers, body } = {}] = cashfree.heard;
    expect([method, path]).toEqual(['POST', '/pg/orders']);
    expect(headers).toMatchObject({
      ...{ 'x-client-id': 'id-1', 'x-client-secret': SECRET, 'x-api-version': '2026-01-01' },
      ...{ 'content-type': 'application/json', 'x-idempotency-key': 'order-AAN-2345678ABC' },
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(body).toEqual({
      ...{ order_id: 'AAN-2345678ABC', order_amount: 1080.5, order_currency: 'INR' },
      customer_details: {
        customer_id: '3f2b8c1e6f0a4c559d4e0a1b2c3d4e5f',
        ...{ customer_name: 'Asha Rao', customer_email: 'asha@example.in', customer_phone: '9876543210' },
      },
      order_meta: {
        return_url: 'https://shop.example/cashfree-return?order_id={order_id}',
        notify_url: 'https://shop.example/api/Payments/webhook',
      },
      order_expiry_time: '2026-01-02T03:34:05Z',
    });
    expect(created).toEqual({
      ...{ providerOrderId: 'AAN-2345678ABC', amountPaise: 108_050, currency: 'INR', state: 'ACTIVE' },
      ...{ sessionId: 'session_1', expiresAt: new Date('2026-01-02T03:34:05Z') },
    });
  });

  it.each([
    ['https://shop.example/hook', true],
    ['http://127.0.0.1:3000/hook', true],
    ['http://localhost:3000/hook', true],
    ['http://shop.example/hook', false],
    ['http://localhost.evil.example/hook', false],
  ])('names the address for notices %s: %s', async (webhookUrl, isNamed) => {
    cashfree.script(order());
    await provider({ webhookUrl }).createOrder(WISH);
    expect(JSON.stringify(cashfree.heard[0]?.body).includes(`"notify_url":"${webhookUrl}"`)).toBe(isNamed);
  });

  it.each([
    ['Jo', 'not an email', {}],
    ['Aśha <b>Rao</b>\n"x"', 'a@b.in', { customer_name: 'Aśha b Rao b x', customer_email: 'a@b.in' }],
    ['आशा', `${'x'.repeat(99)}@b.in`, { customer_name: 'आशा' }],
  ])('leaves out what the provider might refuse of %j and %s', async (name, email, expected) => {
    cashfree.script(order());
    await provider().createOrder({ ...WISH, customer: { ...WISH.customer, name, email } });
    const { customer_details } = (cashfree.heard[0]?.body ?? {}) as { customer_details?: object };
    expect(customer_details).toEqual({
      ...{ customer_id: '3f2b8c1e6f0a4c559d4e0a1b2c3d4e5f', customer_phone: '9876543210' },
      ...expected,
    });
  });

  it.each<[string, Reply]>([
    ['does not answer', 'never'],
    ['cuts the line', 'reset'],
    ['answers 500', { status: 500, json: {} }],
    ['answers 502 in HTML', { status: 502, text: '<html>' }],
    ['breaks its JSON off', { text: '{"order_id":"AAN-2345' }],
    ['forgets the session', order({ payment_session_id: undefined })],
    ['answers without an amount', order({ order_amount: 'free' })],
    ['answers an order of an unknown state', order({ order_status: 'ODD' })],
    ['answers something else', { json: [] }],
  ])('tries again under the same key when the provider %s', async (_, reply) => {
    expect(await createWith(reply, order())).toMatchObject({ sessionId: 'session_1' });
    expect(methods()).toEqual(['POST', 'POST']);
    expect(new Set(cashfree.heard.map(({ headers }) => headers['x-idempotency-key'])).size).toBe(1);
    expect(new Set(cashfree.heard.map(({ headers }) => headers['x-request-id'])).size).toBe(2);
    expect(await createWith(reply, reply, order()), 'found').toMatchObject({ sessionId: 'session_1' });
    expect(methods()).toEqual(['POST', 'POST', 'GET']);
    expect(await kindOf(createWith(reply)), 'never').toBe('unavailable');
    expect(await kindOf(createWith(reply, reply, refusal(404, 'order_not_found'))), 'not there').toBe('unavailable');
  });

  it('ends within its deadline when nothing answers', async () => {
    const before = performance.now();
    expect(await kindOf(createWith('never'))).toBe('unavailable');
    expect(methods().length).toBeGreaterThan(1);
    // The deadline is 1.5 s; the rest is for a busy machine.
    expect(performance.now() - before).toBeLessThan(8000);
  });

  it.each([
    refusal(409, 'order_already_exists'),
    refusal(400, 'order_already_exists'),
    refusal(422, 'request_invalid', 'idempotency_error'),
  ])('uses the order that is there when the provider says so: %j', async (reply) => {
    expect(await createWith(reply, order({ payment_session_id: 'session_2' }))).toMatchObject({
      sessionId: 'session_2',
    });
    expect(methods()).toEqual(['POST', 'GET']);
    expect(await createWith(reply, order({ order_status: 'PAID', payment_session_id: null }))).toMatchObject({
      ...{ state: 'PAID', sessionId: undefined },
    });
    expect(await kindOf(createWith(reply, order({ order_amount: 1080.49 })))).toBe('exists');
    expect(await kindOf(createWith(reply, order({ order_currency: 'USD' })))).toBe('exists');
    expect(await kindOf(createWith(reply, { status: 404, json: {} }))).toBe('unavailable');
  });

  it('does not repeat what the provider refuses', async () => {
    expect(await kindOf(createWith(refusal(400, 'order_amount_invalid')))).toBe('refused');
    expect(methods()).toEqual(['POST']);
  });

  it('takes refused keys for a passing state', async () => {
    expect(await kindOf(createWith(refusal(401, 'request_failed', 'authentication_error')))).toBe('unavailable');
  });

  it('waits as long as a busy provider asks, unless that is too long', async () => {
    const busy = (seconds: string) => ({ status: 429, json: {}, headers: { 'x-ratelimit-retry': seconds } });
    expect(await createWith(busy('0'), order())).toMatchObject({ sessionId: 'session_1' });
    cashfree.script(busy('7'));
    const refused = provider().createOrder(WISH);
    await expect(refused).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 7 });
    expect(methods()).toEqual(['POST', 'GET']);
  });

  it('follows no redirect', async () => {
    const elsewhere = { status: 307, json: {}, headers: { location: `${cashfree.origin}/elsewhere` } };
    expect(await kindOf(createWith(elsewhere))).toBe('unavailable');
    expect(cashfree.heard.map(({ path }) => path)).not.toContain('/elsewhere');
  });
});

describe('reading', () => {
  it('knows an order from none', async () => {
    cashfree.script(order({ order_amount: '170.00', order_status: 'EXPIRED', payment_session_id: null }));
    const found = await provider().findOrder('AAN-2345678ABC');
    expect(found).toMatchObject({ amountPaise: 17_000, state: 'EXPIRED', sessionId: undefined });
    expect(cashfree.heard[0]).toMatchObject({ method: 'GET', path: '/pg/orders/AAN-2345678ABC', body: undefined });
    cashfree.script(refusal(404, 'order_not_found'));
    expect(await provider().findOrder('../../x?y')).toBeUndefined();
    expect(cashfree.heard[0]?.path).toBe('/pg/orders/..%2F..%2Fx%3Fy');
  });

  it('asks once more after a failure, and then no more', async () => {
    cashfree.script({ status: 503, json: {} }, order());
    expect(await provider().findOrder('x')).toBeDefined();
    cashfree.script('reset');
    expect(await kindOf(provider().findOrder('x'))).toBe('unavailable');
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
    expect(await provider().paymentsOf('x')).toEqual([
      { paymentId: 'p-3', state: 'SUCCESS', amountPaise: 108_100, message: 'Approved' },
      { paymentId: 'p-2', state: 'PENDING', amountPaise: 108_100, message: undefined },
      { paymentId: '975672265', state: 'FAILED', amountPaise: 108_100, message: 'Your bank declined it.' },
    ]);
    cashfree.script({ json: { message: 'odd' } });
    expect(await kindOf(provider().paymentsOf('x'))).toBe('unavailable');
    cashfree.script(refusal(404, 'order_not_found'));
    expect(await provider().paymentsOf('x')).toEqual([]);
  });
});

describe('ending an order', () => {
  it('asks for it, and is content when it cannot be paid any more', async () => {
    cashfree.script(order({ order_status: 'TERMINATION_REQUESTED' }));
    await provider().terminateOrder('x');
    expect(cashfree.heard).toMatchObject([{ method: 'PATCH', body: { order_status: 'TERMINATED' } }]);
    cashfree.script(refusal(404, 'order_not_found'));
    await provider().terminateOrder('x');
    cashfree.script(refusal(400, 'order_inactive'), order({ order_status: 'EXPIRED' }));
    await provider().terminateOrder('x');
    cashfree.script(refusal(400, 'odd'), order());
    expect(await kindOf(provider().terminateOrder('x'))).toBe('refused');
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
    expect(await refundWith(refusal(400, 'refund_id_duplicate'), refund())).toEqual(expected);
    expect(await kindOf(refundWith(refusal(400, 'x'), refund({ refund_amount: 10 })))).toBe('exists');
    expect(await kindOf(refundWith(refusal(400, 'amount_too_large'), refusal(404, 'none')))).toBe('refused');
    expect(await kindOf(refundWith('reset'))).toBe('unavailable');
  });

  it('are read by their id', async () => {
    cashfree.script(refund({ refund_status: 'SUCCESS' }));
    expect(await provider().findRefund('x', 'r-1')).toEqual({ ...expected, state: 'SUCCESS' });
    cashfree.script(refusal(404, 'refund_not_found'));
    expect(await provider().findRefund('x', 'r-1')).toBeUndefined();
  });
});

describe('secrets', () => {
  const faults: Reply[] = [
    ...(['never', 'reset'] as const),
    { status: 500, json: { echo: SECRET } },
    { text: `{"broken ${SECRET}` },
    refusal(400, `code ${SECRET}`),
    refusal(401, 'keys', 'authentication_error'),
    { json: { order_id: SECRET } },
    { status: 307, json: {}, headers: { location: `http://127.0.0.1:1/${SECRET}` } },
  ];

  it.each(faults)('are in no error and in no log after %j', async (reply) => {
    cashfree.script(reply);
    const error = await provider()
      .createOrder(WISH)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderError);
    const lines: string[] = [];
    createLogger('info', { write: (line: string) => void lines.push(line) }).warn({ err: error }, 'failed');
    const said = inspect(error, { depth: 20, showHidden: true }) + JSON.stringify(error) + lines.join('');
    for (const hidden of [SECRET, WISH.customer.phone, WISH.customer.email]) expect(said).not.toContain(hidden);
  });
});

describe('the circuit breaker', () => {
  it('stops asking after five failures, and lets one try find out half a minute later', async () => {
    const clock = testClock();
    const { baseUrl, ...keys } = {
      baseUrl: `${cashfree.origin}/pg`,
      clientId: 'a',
      clientSecret: 'b',
      apiVersion: 'c',
    };
    const settings = {
      baseUrl,
      ...keys,
      publicOrigin: '',
      webhookUrl: 'https://x.example',
      deadlineMs: 4000,
      breaker: true,
    };
    const guarded = createCashfreeProvider(settings, clock);
    cashfree.script({ status: 500, json: {} });
    for (const _ of [1, 2, 3]) expect(await kindOf(guarded.findOrder('x'))).toBe('unavailable');
    expect(cashfree.heard).toHaveLength(5);
    clock.advance(29_000);
    await expect(guarded.findOrder('x')).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 1 });
    expect(cashfree.heard).toHaveLength(5);
    clock.advance(1000);
    expect(await kindOf(guarded.findOrder('x'))).toBe('unavailable');
    expect(cashfree.heard).toHaveLength(6);
    clock.advance(30_000);
    cashfree.script(order());
    expect(await guarded.findOrder('x')).toBeDefined();
    expect(await kindOf(guarded.findOrder('x'))).toBe('fulfilled');
  });

  it('is not opened by refusals, and can be switched off', async () => {
    cashfree.script(refusal(400, 'no'));
    const guarded = provider({ breaker: true });
    for (let at = 0; at < 8; at++) expect(await kindOf(guarded.findOrder('x'))).toBe('refused');
    cashfree.script('reset');
    const open = provider();
    for (let at = 0; at < 4; at++) await kindOf(open.findOrder('x'));
    expect(cashfree.heard).toHaveLength(8);
  });
});
