import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildOrderBody, createMerchant } from '#tests/support/payments/simulator-merchant.ts';
import { startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';
import { parseFaults } from './faults.ts';

let simulator: TestSimulator;
let merchant: ReturnType<typeof createMerchant>;
let randomValue = 0;
beforeAll(async () => {
  simulator = await startTestSimulator({ random: () => randomValue });
  merchant = createMerchant(simulator);
});
afterEach(() => simulator.setFaults());
afterAll(() => simulator.close());

/** Creates an order with a short timeout. */
async function createWithTimeout(id: string, note: string): Promise<number | 'no response'> {
  const headers = {
    'x-client-id': simulator.keys.clientId,
    'x-client-secret': simulator.keys.clientSecret,
    'x-api-version': '2026-01-01',
  };
  const body = JSON.stringify(buildOrderBody(id, { order_note: note }));
  const signal = AbortSignal.timeout(1000);
  const response = await fetch(`${simulator.baseUrl}/orders`, { method: 'POST', headers, body, signal }).catch(
    () => undefined,
  );
  return response?.status ?? 'no response';
}

const listPaymentStates = async (id: string) =>
  (await merchant.listPayments(id)).map((payment) => payment.payment_status as string);

describe('faults of an order', () => {
  it.each([
    ['decline', 'FAILED'],
    ['drop', 'USER_DROPPED'],
    ['pending:5', 'PENDING'],
    ['late_success', 'PENDING'],
  ])('%s makes a payment %s whatever the shopper chose', async (fault, state) => {
    const id = `F-${fault.replace(':', '-')}`;
    await merchant.createOrder(id, { order_note: fault });
    await simulator.pay(id, 'success');
    expect(await listPaymentStates(id)).toEqual([state]);
  });

  it('late_success pays the order after it has expired', async () => {
    const expiry = new Date(Date.now() + 16 * 60_000).toISOString();
    await merchant.createOrder('F-late', { order_tags: { sim: 'late_success' }, order_expiry_time: expiry });
    await simulator.pay('F-late', 'success');
    await simulator.advanceClock(15 * 60_000);
    expect((await merchant.getOrder('F-late')).body.order_status).toBe('ACTIVE');
    await simulator.advanceClock(65_000);
    expect((await merchant.getOrder('F-late')).body.order_status).toBe('PAID');
    expect(await listPaymentStates('F-late')).toEqual(['SUCCESS']);
  });

  it('double_success creates two successful payments and refunds neither', async () => {
    await merchant.createOrder('F-double', { order_note: 'double_success' });
    await simulator.pay('F-double', 'success');
    expect(await listPaymentStates('F-double')).toEqual(['SUCCESS', 'SUCCESS']);
    expect((await merchant.createRefund('F-double', 'second', 170)).status).toBe(200);
    expect((await merchant.createRefund('F-double', 'first', 170)).status).toBe(200);
  });

  it('timeout:create never responds and stores nothing', async () => {
    expect(await createWithTimeout('F-timeout', 'timeout:create')).toBe('no response');
    expect((await merchant.getOrder('F-timeout')).status).toBe(404);
  });

  it('timeout:create_after_commit never responds but stores the order', async () => {
    expect(await createWithTimeout('F-commit', 'timeout:create_after_commit')).toBe('no response');
    const { body } = await merchant.getOrder('F-commit');
    expect(body).toMatchObject({ order_status: 'ACTIVE', payment_session_id: expect.stringMatching(/^session_/) });
    expect((await merchant.createOrder('F-commit', { order_note: 'timeout:create_after_commit' })).status).toBe(409);
  });

  it('a number limits how many requests hang', async () => {
    expect(await createWithTimeout('F-once', 'timeout:create:1')).toBe('no response');
    expect((await merchant.createOrder('F-once', { order_note: 'timeout:create:1' })).status).toBe(200);
  });

  it('session_missing leaves the session out', async () => {
    const created = await merchant.createOrder('F-session', { order_note: 'session_missing' });
    expect(created.status).toBe(200);
    expect('payment_session_id' in created.body).toBe(false);
    expect('payment_session_id' in (await merchant.getOrder('F-session')).body).toBe(false);
  });

  it('wrong_amount returns a different amount', async () => {
    expect((await merchant.createOrder('F-amount', { order_note: 'wrong_amount' })).body.order_amount).toBe(171);
    expect((await merchant.getOrder('F-amount')).body.order_amount).toBe(171);
  });

  it('are not read from a note with other text', async () => {
    await merchant.createOrder('F-note', { order_note: 'drop it at the door' });
    await simulator.pay('F-note', 'success');
    expect(await listPaymentStates('F-note')).toEqual(['SUCCESS']);
  });
});

describe('global faults', () => {
  it('429 rejects with a retry time', async () => {
    await simulator.setFaults('429');
    const { status, body, headers } = await merchant.createOrder('F-429');
    expect([status, body.type]).toEqual([429, 'rate_limit_error']);
    expect([headers.get('x-ratelimit-retry'), headers.get('retry-after')]).toEqual(['2', '2']);
  });

  it('5xx fails with the given probability', async () => {
    await simulator.setFaults('5xx:0.3');
    randomValue = 0.31;
    expect((await merchant.getOrder('none')).status).toBe(404);
    randomValue = 0.29;
    const { status, body } = await merchant.createOrder('F-5xx');
    expect([status, body.type]).toEqual([500, 'api_error']);
    await simulator.setFaults();
    expect((await merchant.getOrder('F-5xx')).status).toBe(404);
  });

  it('slow delays the response', async () => {
    await simulator.setFaults('slow:120');
    const startedAt = performance.now();
    expect((await merchant.createOrder('F-slow')).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(110);
  });

  it('reset cuts the connection after the work is done', async () => {
    await simulator.setFaults('reset');
    await expect(merchant.createOrder('F-reset')).rejects.toThrow();
    await simulator.setFaults();
    expect((await merchant.getOrder('F-reset')).status).toBe(200);
  });

  it('truncated_json sends half of the body', async () => {
    await simulator.setFaults('truncated_json');
    await expect(merchant.createOrder('F-half')).rejects.toThrow(SyntaxError);
  });
});

describe('fault names', () => {
  it.each(['pending', 'slow', 'slow:x', 'webhook:dup', 'decline:1', 'webhook', '429:1', ''])(
    '%j is invalid',
    (name) => {
      expect(parseFaults([name])).toEqual({ invalidFault: name });
    },
  );

  it('are rejected by the control endpoint when unknown', async () => {
    await expect(simulator.setFaults('webhook:nobody')).rejects.toThrow(
      /'webhook:nobody' is not a fault.*webhook:none/,
    );
  });
});
