import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toPaise } from '#domain/money/paise.ts';
import { startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';
import { createCashfreeProvider } from './cashfree-provider.ts';
import { type CreateProviderOrderInput, type PaymentProvider, ProviderError } from './payment-provider.ts';

let simulator: TestSimulator;
let provider: PaymentProvider;
beforeAll(async () => {
  simulator = await startTestSimulator();
  provider = createCashfreeProvider({ ...SETTINGS, ...simulator.keys, baseUrl: simulator.baseUrl });
});
afterAll(() => simulator.close());
beforeEach(async () => {
  await simulator.setFaults();
});

const SETTINGS = {
  apiVersion: '2026-01-01',
  deadlineMs: 2000,
  isBreakerEnabled: false,
  publicOrigin: 'http://localhost:3000',
  webhookUrl: 'http://127.0.0.1:1/webhook',
};

let count = 0;
const createInput = (changes: Partial<CreateProviderOrderInput> = {}): CreateProviderOrderInput => ({
  providerOrderId: `AAN-${++count}`,
  amountPaise: toPaise(123_456),
  currency: 'INR',
  customer: { id: randomUUID(), name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  expiresAt: new Date(Math.floor(Date.now() / 1000) * 1000 + 1_800_000),
  ...changes,
});

const catchErrorKind = (work: Promise<unknown>) =>
  work.then(
    () => 'fulfilled',
    (error: unknown) => (error instanceof ProviderError ? error.kind : error),
  );

describe('the Cashfree provider against the simulator', () => {
  it('lists refunds and disputes made outside the shop, and the orders that had some', async () => {
    const { providerOrderId } = await provider.createOrder(createInput());
    const untouched = await provider.createOrder(createInput());
    for (const id of [providerOrderId, untouched.providerOrderId]) await simulator.pay(id, 'success');
    const [payment] = await provider.listPayments(providerOrderId);
    const { refund } = await simulator.refundInDashboard(providerOrderId, 34.56);
    await simulator.disputePayment(providerOrderId, { amount: 1200 });
    expect(await provider.listRefunds(providerOrderId)).toMatchObject([
      { refundId: refund.refund_id, paymentId: payment?.paymentId, amountPaise: 3_456, state: 'SUCCESS' },
    ]);
    const expectDispute = async (state: string) =>
      expect(await provider.listDisputes(providerOrderId)).toMatchObject([
        { disputeId: expect.stringMatching(/^\d+$/), amountPaise: 120_000, state, respondBy: expect.any(Date) },
      ]);
    await expectDispute('open');
    await simulator.disputePayment(providerOrderId, { outcome: 'lost' });
    await expectDispute('lost');
    const [from, to] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)];
    expect(await provider.listReversedOrders({ from, to })).toEqual([providerOrderId]);
    expect(await provider.listReversedOrders({ from: new Date(0), to: from })).toEqual([]);
    expect(await provider.listRefunds('AAN-none')).toEqual([]);
  });

  it('creates an order once, finds it and terminates it', async () => {
    const input = createInput();
    const created = await provider.createOrder(input);
    expect(created).toEqual({
      providerOrderId: input.providerOrderId,
      amountPaise: 123_456,
      currency: 'INR',
      state: 'ACTIVE',
      paymentSessionId: expect.stringMatching(/^session_/),
      expiresAt: input.expiresAt,
    });
    expect(await provider.createOrder(input)).toEqual(created);
    expect(await provider.findOrder(input.providerOrderId)).toEqual(created);
    expect(await catchErrorKind(provider.createOrder({ ...input, amountPaise: toPaise(123_457) }))).toBe('exists');
    expect(await provider.createOrder({ ...input, note: 'another body' })).toEqual(created);
    await provider.terminateOrder(input.providerOrderId);
    expect(await provider.findOrder(input.providerOrderId)).toMatchObject({ state: 'TERMINATED' });
    await provider.terminateOrder(input.providerOrderId);
    expect(await provider.findOrder('AAN-none')).toBeUndefined();
    await provider.terminateOrder('AAN-none');
  });

  it('lists payments newest first and refunds one', async () => {
    const { providerOrderId } = await provider.createOrder(createInput());
    expect(await provider.listPayments(providerOrderId)).toEqual([]);
    await simulator.pay(providerOrderId, 'decline');
    await simulator.pay(providerOrderId, 'success');
    const payments = await provider.listPayments(providerOrderId);
    expect(payments.map(({ state }) => state)).toEqual(['SUCCESS', 'FAILED']);
    expect(payments[1]?.message).toMatch(/\w+ \w+/);
    expect(await provider.findOrder(providerOrderId)).toMatchObject({ state: 'PAID', amountPaise: 123_456 });
    const refund = {
      providerOrderId,
      refundId: `r_${count}`,
      amountPaise: toPaise(101),
      note: 'Cancelled by the shop',
    };
    const created = await provider.createRefund(refund);
    expect(created).toMatchObject({ refundId: refund.refundId, amountPaise: 101 });
    expect(await provider.createRefund(refund)).toMatchObject({ providerRefundId: created.providerRefundId });
    expect(await provider.findRefund(providerOrderId, refund.refundId)).toMatchObject({ amountPaise: 101 });
    expect(await catchErrorKind(provider.createRefund({ ...refund, amountPaise: toPaise(102) }))).toBe('exists');
    const tooMuch = { ...refund, refundId: 'r_too_much', amountPaise: toPaise(123_456) };
    expect(await catchErrorKind(provider.createRefund(tooMuch))).toBe('refused');
    expect(await provider.findRefund(providerOrderId, 'r_none')).toBeUndefined();
  });

  it.each(['timeout:create_after_commit:1', 'timeout:create_after_commit:2', 'timeout:create:1'])(
    'creates the order despite %s',
    async (note) => {
      const input = createInput({ note });
      const created = await provider.createOrder(input);
      expect(created).toMatchObject({ providerOrderId: input.providerOrderId, state: 'ACTIVE' });
      expect(await provider.findOrder(input.providerOrderId)).toEqual(created);
    },
  );

  it.each(['timeout:create', '5xx', '429', 'reset', 'session_missing', 'truncated_json'])(
    'is unavailable under %s, and a retry succeeds afterwards',
    async (fault) => {
      const input = createInput();
      await simulator.setFaults(fault);
      expect(await catchErrorKind(provider.createOrder(input))).toBe('unavailable');
      await simulator.setFaults();
      expect(await provider.createOrder(input)).toMatchObject({ state: 'ACTIVE', amountPaise: 123_456 });
    },
  );

  it('rejects an order with a different amount', async () => {
    await simulator.setFaults('wrong_amount');
    expect(await catchErrorKind(provider.createOrder(createInput()))).toBe('exists');
  });

  it('treats wrong keys as unavailable', async () => {
    const keys = { clientId: simulator.keys.clientId, clientSecret: 'x', baseUrl: simulator.baseUrl };
    const providerWithWrongKey = createCashfreeProvider({ ...SETTINGS, ...keys });
    expect(await catchErrorKind(providerWithWrongKey.findOrder('AAN-1'))).toBe('unavailable');
  });
});
