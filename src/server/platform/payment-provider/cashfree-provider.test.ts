import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#tests/support/network/scripted-http.ts';
import {
  catchErrorKind,
  errorReply,
  ORDER_REQUEST,
  orderReply,
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

const provider: ScriptedCashfree['provider'] = (changes) => cashfree.provider(changes);
const methods = () => cashfree.methods();
const createWith = (...replies: Reply[]) => {
  cashfree.script(...replies);
  return provider().createOrder(ORDER_REQUEST);
};

describe('creating an order', () => {
  it('sends the order as the provider wants it [SRV-45]', async () => {
    const created = await createWith(orderReply());
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
    cashfree.script(orderReply());
    await provider({ webhookUrl }).createOrder(ORDER_REQUEST);
    expect(JSON.stringify(cashfree.heard[0]?.body).includes(`"notify_url":"${webhookUrl}"`)).toBe(isNamed);
  });

  it.each([
    ['Jo', 'not an email', {}],
    ['Aśha <b>Rao</b>\n"x"', 'a@b.in', { customer_name: 'Aśha b Rao b x', customer_email: 'a@b.in' }],
    ['आशा', `${'x'.repeat(99)}@b.in`, { customer_name: 'आशा' }],
  ])('leaves out what the provider might refuse of %j and %s', async (name, email, expected) => {
    cashfree.script(orderReply());
    await provider().createOrder({ ...ORDER_REQUEST, customer: { ...ORDER_REQUEST.customer, name, email } });
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
    ['forgets the session', orderReply({ payment_session_id: undefined })],
    ['answers without an amount', orderReply({ order_amount: 'free' })],
    ['answers an order of an unknown state', orderReply({ order_status: 'ODD' })],
    ['answers something else', { json: [] }],
  ])('tries again under the same key when the provider %s', async (_, reply) => {
    expect(await createWith(reply, orderReply())).toMatchObject({ sessionId: 'session_1' });
    expect(methods()).toEqual(['POST', 'POST']);
    expect(new Set(cashfree.heard.map(({ headers }) => headers['x-idempotency-key'])).size).toBe(1);
    expect(new Set(cashfree.heard.map(({ headers }) => headers['x-request-id'])).size).toBe(2);
    expect(await createWith(reply, reply, orderReply()), 'found').toMatchObject({ sessionId: 'session_1' });
    expect(methods()).toEqual(['POST', 'POST', 'GET']);
    expect(await catchErrorKind(createWith(reply)), 'never').toBe('unavailable');
    expect(await catchErrorKind(createWith(reply, reply, errorReply(404, 'order_not_found'))), 'not there').toBe(
      'unavailable',
    );
  });

  it('ends within its deadline when nothing answers', async () => {
    const before = performance.now();
    expect(await catchErrorKind(createWith('never'))).toBe('unavailable');
    expect(methods().length).toBeGreaterThan(1);
    // The deadline is 1.5 s; the rest is for a busy machine.
    expect(performance.now() - before).toBeLessThan(8000);
  });

  it.each([
    errorReply(409, 'order_already_exists'),
    errorReply(400, 'order_already_exists'),
    errorReply(422, 'request_invalid', 'idempotency_error'),
  ])('uses the order that is there when the provider says so: %j', async (reply) => {
    expect(await createWith(reply, orderReply({ payment_session_id: 'session_2' }))).toMatchObject({
      sessionId: 'session_2',
    });
    expect(methods()).toEqual(['POST', 'GET']);
    expect(await createWith(reply, orderReply({ order_status: 'PAID', payment_session_id: null }))).toMatchObject({
      ...{ state: 'PAID', sessionId: undefined },
    });
    expect(await catchErrorKind(createWith(reply, orderReply({ order_amount: 1080.49 })))).toBe('exists');
    expect(await catchErrorKind(createWith(reply, orderReply({ order_currency: 'USD' })))).toBe('exists');
    expect(await catchErrorKind(createWith(reply, { status: 404, json: {} }))).toBe('unavailable');
  });

  it('does not repeat what the provider refuses', async () => {
    expect(await catchErrorKind(createWith(errorReply(400, 'order_amount_invalid')))).toBe('refused');
    expect(methods()).toEqual(['POST']);
  });

  it('takes refused keys for a passing state', async () => {
    expect(await catchErrorKind(createWith(errorReply(401, 'request_failed', 'authentication_error')))).toBe(
      'unavailable',
    );
  });

  it('waits as long as a busy provider asks, unless that is too long', async () => {
    const busy = (seconds: string) => ({ status: 429, json: {}, headers: { 'x-ratelimit-retry': seconds } });
    expect(await createWith(busy('0'), orderReply())).toMatchObject({ sessionId: 'session_1' });
    cashfree.script(busy('7'));
    const refused = provider().createOrder(ORDER_REQUEST);
    await expect(refused).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 7 });
    expect(methods()).toEqual(['POST', 'GET']);
  });

  it('follows no redirect', async () => {
    const elsewhere = { status: 307, json: {}, headers: { location: `${cashfree.origin}/elsewhere` } };
    expect(await catchErrorKind(createWith(elsewhere))).toBe('unavailable');
    expect(cashfree.heard.map(({ path }) => path)).not.toContain('/elsewhere');
  });
});

describe('secrets', () => {
  const faults: Reply[] = [
    ...(['never', 'reset'] as const),
    { status: 500, json: { echo: SECRET } },
    { text: `{"broken ${SECRET}` },
    errorReply(400, `code ${SECRET}`),
    errorReply(401, 'keys', 'authentication_error'),
    { json: { order_id: SECRET } },
    { status: 307, json: {}, headers: { location: `http://127.0.0.1:1/${SECRET}` } },
  ];

  it.each(faults)('are in no error and in no log after %j', async (reply) => {
    cashfree.script(reply);
    const error = await provider()
      .createOrder(ORDER_REQUEST)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderError);
    const lines: string[] = [];
    createLogger('info', { write: (line: string) => void lines.push(line) }).warn({ err: error }, 'failed');
    const said = inspect(error, { depth: 20, showHidden: true }) + JSON.stringify(error) + lines.join('');
    for (const hidden of [SECRET, ORDER_REQUEST.customer.phone, ORDER_REQUEST.customer.email])
      expect(said).not.toContain(hidden);
  });
});
