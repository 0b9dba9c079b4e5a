import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';
import { systemClock } from '../clock.ts';
import { createCashfreeProvider } from './cashfree-provider.ts';
import { type CreateProviderOrderInput, type PaymentProvider, ProviderError } from './payment-provider.ts';

let simulator: TestSimulator;
let provider: PaymentProvider;
beforeAll(async () => {
  simulator = await startTestSimulator();
  provider = createCashfreeProvider({ ...SETTINGS, ...simulator.keys, baseUrl: simulator.baseUrl }, systemClock);
});
afterAll(() => simulator.close());
beforeEach(async () => {
  await simulator.faults();
});

const SETTINGS = {
  ...{ apiVersion: '2026-01-01', deadlineMs: 2000, breaker: false },
  ...{ publicOrigin: 'http://localhost:3000', webhookUrl: 'http://127.0.0.1:1/webhook' },
};

let count = 0;
const wish = (changes: Partial<CreateProviderOrderInput> = {}): CreateProviderOrderInput => ({
  ...{ providerOrderId: `AAN-${++count}`, amountPaise: 123_456, currency: 'INR' },
  customer: { id: randomUUID(), name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  expiresAt: new Date(Math.floor(Date.now() / 1000) * 1000 + 1_800_000),
  ...changes,
});

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fulfilled',
    (error: unknown) => (error instanceof ProviderError ? error.kind : error),
  );

describe('against the simulator', () => {
  it('an order is created once, found, and closed', async () => {
    const wanted = wish();
    const created = await provider.createOrder(wanted);
    expect(created).toEqual({
      ...{ providerOrderId: wanted.providerOrderId, amountPaise: 123_456, currency: 'INR', state: 'ACTIVE' },
      ...{ sessionId: expect.stringMatching(/^session_/), expiresAt: wanted.expiresAt },
    });
    expect(await provider.createOrder(wanted)).toEqual(created);
    expect(await provider.findOrder(wanted.providerOrderId)).toEqual(created);
    expect(await kindOf(provider.createOrder({ ...wanted, amountPaise: 123_457 }))).toBe('exists');
    expect(await provider.createOrder({ ...wanted, note: 'another body' })).toEqual(created);
    await provider.terminateOrder(wanted.providerOrderId);
    expect(await provider.findOrder(wanted.providerOrderId)).toMatchObject({ state: 'TERMINATED' });
    await provider.terminateOrder(wanted.providerOrderId);
    expect(await provider.findOrder('AAN-none')).toBeUndefined();
    await provider.terminateOrder('AAN-none');
  });

  it('payments are listed newest first and end in a refund', async () => {
    const { providerOrderId } = await provider.createOrder(wish());
    expect(await provider.listPayments(providerOrderId)).toEqual([]);
    await simulator.pay(providerOrderId, 'decline');
    await simulator.pay(providerOrderId, 'success');
    const payments = await provider.listPayments(providerOrderId);
    expect(payments.map(({ state }) => state)).toEqual(['SUCCESS', 'FAILED']);
    expect(payments[1]?.message).toMatch(/\w+ \w+/);
    expect(await provider.findOrder(providerOrderId)).toMatchObject({ state: 'PAID', amountPaise: 123_456 });
    const refund = { providerOrderId, refundId: `r_${count}`, amountPaise: 101, note: 'Cancelled by the shop' };
    const made = await provider.createRefund(refund);
    expect(made).toMatchObject({ refundId: refund.refundId, amountPaise: 101 });
    expect(await provider.createRefund(refund)).toMatchObject({ providerRefundId: made.providerRefundId });
    expect(await provider.findRefund(providerOrderId, refund.refundId)).toMatchObject({ amountPaise: 101 });
    expect(await kindOf(provider.createRefund({ ...refund, amountPaise: 102 }))).toBe('exists');
    const tooMuch = { ...refund, refundId: 'r_too_much', amountPaise: 123_456 };
    expect(await kindOf(provider.createRefund(tooMuch))).toBe('refused');
    expect(await provider.findRefund(providerOrderId, 'r_none')).toBeUndefined();
  });

  it.each(['timeout:create_after_commit:1', 'timeout:create_after_commit:2', 'timeout:create:1'])(
    'an order comes about in spite of %s',
    async (note) => {
      const wanted = wish({ note });
      const created = await provider.createOrder(wanted);
      expect(created).toMatchObject({ providerOrderId: wanted.providerOrderId, state: 'ACTIVE' });
      expect(await provider.findOrder(wanted.providerOrderId)).toEqual(created);
    },
  );

  it.each(['timeout:create', '5xx', '429', 'reset', 'session_missing', 'truncated_json'])(
    'nothing is known under %s, and the same wish again continues when it has passed',
    async (fault) => {
      const wanted = wish();
      await simulator.faults(fault);
      expect(await kindOf(provider.createOrder(wanted))).toBe('unavailable');
      await simulator.faults();
      expect(await provider.createOrder(wanted)).toMatchObject({ state: 'ACTIVE', amountPaise: 123_456 });
    },
  );

  it('an order of another amount is none of ours', async () => {
    await simulator.faults('wrong_amount');
    expect(await kindOf(provider.createOrder(wish()))).toBe('exists');
  });

  it('wrong keys are a passing state', async () => {
    const keys = { clientId: simulator.keys.clientId, clientSecret: 'x', baseUrl: simulator.baseUrl };
    const stranger = createCashfreeProvider({ ...SETTINGS, ...keys }, systemClock);
    expect(await kindOf(stranger.findOrder('AAN-1'))).toBe('unavailable');
  });
});
