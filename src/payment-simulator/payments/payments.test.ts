import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMerchant } from '#tests/support/payments/simulator-merchant.ts';
import { type Outcome, startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';

let simulator: TestSimulator;
let merchant: ReturnType<typeof createMerchant>;
beforeAll(async () => {
  simulator = await startTestSimulator();
  merchant = createMerchant(simulator);
});
afterAll(() => simulator.close());

const MINUTE = 60_000;
const createExpiryInMinutes = (minutes: number) => ({
  order_expiry_time: new Date(Date.now() + minutes * MINUTE).toISOString(),
});
const fetchStatus = async (orderId: string) => (await merchant.getOrder(orderId)).body.order_status;
const getLatestPayment = async (orderId: string) => (await merchant.listPayments(orderId))[0];

describe('a payment', () => {
  it.each([
    ['success', 'SUCCESS', 'PAID', null],
    ['decline', 'FAILED', 'ACTIVE', 'TRANSACTION_DECLINED'],
    ['insufficient_funds', 'FAILED', 'ACTIVE', 'INSUFFICIENT_FUNDS'],
    ['drop', 'USER_DROPPED', 'ACTIVE', 'USER_DROPPED'],
  ] as const)('that ends with %s is %s and leaves the order %s', async (outcome, status, order, code) => {
    const id = `P-${outcome}`;
    await merchant.createOrder(id, { order_amount: 99.5 });
    await simulator.pay(id, outcome);
    const payment = await getLatestPayment(id);
    expect(payment).toMatchObject({
      entity: 'payment',
      payment_status: status,
      payment_amount: 99.5,
      order_amount: 99.5,
      order_id: id,
      is_captured: status === 'SUCCESS',
    });
    expect((payment?.error_details as { error_code: string } | null)?.error_code ?? null).toBe(code);
    expect(payment?.payment_message).toMatch(/\w/);
    expect(await fetchStatus(id)).toBe(order);
    const fetched = await merchant.send('GET', `/orders/${id}/payments/${payment?.cf_payment_id}`);
    expect(fetched.body).toEqual(payment);
  });

  it.each([
    ['pending', 'SUCCESS', 'PAID'],
    ['pending_failure', 'FAILED', 'ACTIVE'],
  ] as const)('that is %s waits 20 seconds and then is %s', async (outcome, status, order) => {
    const id = `P-${outcome}`;
    await merchant.createOrder(id);
    await simulator.pay(id, outcome);
    await simulator.advanceClock(19_000);
    expect((await getLatestPayment(id))?.payment_status).toBe('PENDING');
    expect(await fetchStatus(id)).toBe('ACTIVE');
    await simulator.advanceClock(2_000);
    expect((await getLatestPayment(id))?.payment_status).toBe(status);
    expect(await fetchStatus(id)).toBe(order);
  });

  it('after a failed one is listed first', async () => {
    await merchant.createOrder('P-again');
    await simulator.pay('P-again', 'decline');
    await simulator.pay('P-again', 'success');
    expect((await merchant.listPayments('P-again')).map((payment) => payment.payment_status)).toEqual([
      'SUCCESS',
      'FAILED',
    ]);
    await expect(simulator.pay('P-again', 'success')).rejects.toThrow(/409/);
  });

  it('is refunded automatically when the order is already paid', async () => {
    await merchant.createOrder('P-two');
    await simulator.pay('P-two', 'pending');
    await simulator.pay('P-two', 'success');
    await simulator.advanceClock(21_000);
    expect((await merchant.listPayments('P-two')).map((payment) => payment.payment_status)).toEqual([
      'SUCCESS',
      'CANCELLED',
    ]);
    const refunds = (await merchant.send('GET', '/orders/P-two/refunds')).body as unknown as object[];
    expect(refunds).toEqual([
      expect.objectContaining({ refund_type: 'PAYMENT_AUTO_REFUND', refund_status: 'SUCCESS', refund_amount: 170 }),
    ]);
  });
});

describe('an expired order', () => {
  it('can no longer be paid', async () => {
    await merchant.createOrder('P-out', createExpiryInMinutes(30));
    await simulator.advanceClock(31 * MINUTE);
    expect(await fetchStatus('P-out')).toBe('EXPIRED');
    await expect(simulator.pay('P-out', 'success')).rejects.toThrow(/EXPIRED/);
  });

  it.each([
    [300, 'SUCCESS', 'PAID'],
    [1800, 'CANCELLED', 'EXPIRED'],
  ])(
    'with a pending payment settled %d s later ends with payment %s and status %s',
    async (seconds, payment, order) => {
      const id = `P-late-${seconds}`;
      await merchant.createOrder(id, { ...createExpiryInMinutes(16), order_note: `pending:${seconds + 15 * 60}` });
      await simulator.pay(id, 'success');
      await simulator.advanceClock(17 * MINUTE);
      expect(await fetchStatus(id)).toBe('EXPIRED');
      await simulator.advanceClock(seconds * 1000);
      expect((await getLatestPayment(id))?.payment_status).toBe(payment);
      expect(await fetchStatus(id)).toBe(order);
    },
  );
});

describe('the simulate endpoint', () => {
  const simulate = (id: unknown, status: string) =>
    merchant.send('POST', '/simulate', {
      entity: 'PAYMENTS',
      entity_id: id,
      entity_simulation: { payment_status: status, payment_error_code: 'BANK_DOWN' },
    });

  it.each(['SUCCESS', 'FAILED', 'USER_DROPPED'])('settles a pending payment as %s', async (status) => {
    const id = `P-force-${status}`;
    await merchant.createOrder(id);
    await simulator.pay(id, 'pending' satisfies Outcome);
    const { body } = await simulate((await getLatestPayment(id))?.cf_payment_id, status);
    expect(body).toMatchObject({ entity: 'PAYMENTS', entity_simulation: { payment_status: status } });
    expect((await getLatestPayment(id))?.payment_status).toBe(status);
    expect((await merchant.send('GET', `/simulate/${body.simulation_id}`)).body).toEqual(body);
  });

  it('rejects an unknown payment and an unknown status', async () => {
    expect((await simulate('1', 'SUCCESS')).status).toBe(404);
    await merchant.createOrder('P-force');
    await simulator.pay('P-force', 'pending');
    expect((await simulate((await getLatestPayment('P-force'))?.cf_payment_id, 'WON')).status).toBe(400);
    expect((await merchant.send('GET', '/simulate/none')).status).toBe(404);
  });
});
