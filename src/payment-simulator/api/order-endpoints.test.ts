import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOrderBody, createMerchant } from '#tests/support/payments/simulator-merchant.ts';
import { startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';

let simulator: TestSimulator;
let merchant: ReturnType<typeof createMerchant>;
beforeAll(async () => {
  simulator = await startTestSimulator();
  merchant = createMerchant(simulator);
});
afterAll(() => simulator.close());

const formatTimeInMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('creating an order', () => {
  it('returns the order with its session, also when it is read', async () => {
    const expiry = formatTimeInMinutes(30);
    const meta = {
      return_url: 'http://localhost:3000/back?order_id={order_id}',
      notify_url: 'https://shop.example/hook',
    };
    const extraFields = {
      order_meta: meta,
      order_expiry_time: expiry,
      order_note: 'Ring twice',
      order_tags: { floor: '2' },
    };
    const { status, body } = await merchant.createOrder('A-1', { order_amount: 210.35, ...extraFields });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      entity: 'order',
      order_id: 'A-1',
      order_amount: 210.35,
      order_currency: 'INR',
      order_status: 'ACTIVE',
      cf_order_id: expect.stringMatching(/^\d{15}$/),
      payment_session_id: expect.stringMatching(/^session_[\w-]{20,}$/),
      order_meta: meta,
      order_note: 'Ring twice',
      order_tags: { floor: '2' },
      customer_details: { customer_id: 'customer1' },
    });
    expect(body.order_expiry_time).toMatch(/\+05:30$/);
    expect(Date.parse(String(body.order_expiry_time)) / 1000).toBe(Math.floor(Date.parse(expiry) / 1000));
    expect((await merchant.getOrder('A-1')).body).toEqual(body);
    expect(await merchant.listPayments('A-1')).toEqual([]);
  });

  it.each([
    ['order_id', { order_id: 'no blanks' }],
    ['order_id', { order_id: 'x'.repeat(46) }],
    ['order_amount', { order_amount: 0.5 }],
    ['order_amount', { order_amount: 10.005 }],
    ['order_amount', { order_amount: '170' }],
    ['order_currency', { order_currency: 'USD' }],
    ['customer_details', { customer_details: undefined }],
    ['customer_details.customer_id', { customer_details: { customer_id: 'a-b-c', customer_phone: '9876543210' } }],
    ['customer_details.customer_phone', { customer_details: { customer_id: 'abc', customer_phone: '98765' } }],
    ['order_meta.return_url', { order_meta: { return_url: 'http://shop.example/back' } }],
    ['order_meta.notify_url', { order_meta: { notify_url: 'ftp://127.0.0.1/hook' } }],
    ['return_url', { order_meta: { return_url: `https://shop.example/${'x'.repeat(250)}` } }],
    ['order_expiry_time', { order_expiry_time: 'tomorrow' }],
    ['order_expiry_time', { order_expiry_time: formatTimeInMinutes(5) }],
    ['order_tags', { order_tags: { floor: 2 } }],
  ])('rejects an invalid %s: %j', async (field, extraFields) => {
    const { status, body } = await merchant.createOrder('A-wrong', extraFields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: `${field}_invalid`, type: 'invalid_request_error' });
    expect(body.message).toContain(field);
  });

  it('rejects a body that is not an object', async () => {
    expect((await merchant.send('POST', '/orders', '[1')).body).toMatchObject({ code: 'request_invalid' });
  });

  it('rejects an existing order id', async () => {
    await merchant.createOrder('A-taken');
    const { status, body } = await merchant.createOrder('A-taken');
    expect([status, body.code]).toEqual([409, 'order_already_exists']);
  });

  it('replays the response for a repeated idempotency key and rejects the key with another body', async () => {
    const key = { 'x-idempotency-key': 'key-1' };
    const first = await merchant.createOrder('A-key', {}, key);
    const again = await merchant.createOrder('A-key', {}, key);
    expect(again.body).toEqual(first.body);
    expect(first.headers.get('x-idempotency-replayed')).toBeNull();
    expect(again.headers.get('x-idempotency-replayed')).toBe('true');
    const other = await merchant.createOrder('A-key', { order_amount: 999 }, key);
    expect([other.status, other.body.type]).toEqual([422, 'idempotency_error']);
  });
});

describe('every endpoint', () => {
  it.each([
    ['x-client-id', 401, 'authentication_error'],
    ['x-client-secret', 401, 'authentication_error'],
    ['x-api-version', 400, 'invalid_request_error'],
  ])('rejects a wrong %s', async (header, status, type) => {
    const response = await merchant.send('POST', '/orders', buildOrderBody('A-auth'), { [header]: 'wrong' });
    expect([response.status, response.body.type]).toEqual([status, type]);
    expect((await merchant.getOrder('A-auth')).status).toBe(404);
  });

  it('returns the remaining rate limit and the request id', async () => {
    const { headers } = await merchant.send('GET', '/orders/none', undefined, { 'x-request-id': 'mine' });
    expect(headers.get('x-request-id')).toBe('mine');
    expect(Number(headers.get('x-ratelimit-limit'))).toBe(400);
    expect(Number(headers.get('x-ratelimit-remaining'))).toBeLessThan(400);
    expect(headers.get('x-api-version')).toBe('2026-01-01');
  });

  it('returns 404 for an unknown order, payment or path', async () => {
    await merchant.createOrder('A-known');
    const paths = [
      '/orders/none',
      '/orders/none/payments',
      '/orders/A-known/payments/1',
      '/orders/A-known/refunds/x',
      '/nothing',
    ];
    for (const path of paths) expect((await merchant.send('GET', path)).status, path).toBe(404);
  });
});

describe('terminating an order', () => {
  it('terminates it when no payment is pending', async () => {
    await merchant.createOrder('A-end');
    expect((await merchant.terminateOrder('A-end')).body.order_status).toBe('TERMINATED');
    expect((await merchant.terminateOrder('A-end')).body.order_status).toBe('TERMINATED');
  });

  it.each([
    ['success', 'PAID'],
    ['pending_failure', 'TERMINATED'],
  ] as const)('is a request while somebody is paying; %s ends it %s', async (outcome, end) => {
    const id = `A-race-${outcome}`;
    await merchant.createOrder(id, { order_note: 'pending:60' });
    await simulator.pay(id, outcome);
    expect((await merchant.terminateOrder(id)).body.order_status).toBe('TERMINATION_REQUESTED');
    await simulator.advanceClock(61_000);
    expect((await merchant.getOrder(id)).body.order_status).toBe(end);
  });

  it('rejects a paid order and any other status', async () => {
    await merchant.createOrder('A-paid');
    await simulator.pay('A-paid', 'success');
    expect((await merchant.terminateOrder('A-paid')).status).toBe(400);
    await merchant.createOrder('A-odd');
    expect((await merchant.send('PATCH', '/orders/A-odd', { order_status: 'PAID' })).status).toBe(400);
    expect((await merchant.getOrder('A-odd')).body.order_status).toBe('ACTIVE');
  });
});
