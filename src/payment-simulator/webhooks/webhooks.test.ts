import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMerchant, startWebhookReceiver, type WebhookEvent } from '#tests/support/payments/simulator-merchant.ts';
import { SIMULATOR_KEYS, startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';

let simulator: TestSimulator;
let merchant: ReturnType<typeof createMerchant>;
beforeAll(async () => {
  simulator = await startTestSimulator();
  merchant = createMerchant(simulator);
});
afterAll(() => simulator.close());

const receivers: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close();
});

/** Creates an order with its own webhook receiver. */
async function createOrderWithReceiver(id: string, note = '', ...statusCodes: number[]) {
  const receiver = await startWebhookReceiver(...statusCodes);
  receivers.push(receiver);
  await merchant.createOrder(id, {
    order_meta: { notify_url: `${receiver.origin}/hook` },
    ...(note && { order_note: note }),
  });
  return receiver;
}

const parseEvent = ({ raw }: WebhookEvent) =>
  JSON.parse(raw) as { type: string; data: Record<string, Record<string, unknown>> };
const isSigned = ({ headers, raw }: WebhookEvent, secret = SIMULATOR_KEYS.webhookSecrets[0] ?? '') =>
  headers['x-webhook-signature'] ===
  createHmac('sha256', secret).update(`${headers['x-webhook-timestamp']}${raw}`).digest('base64');

const findDeliveries = async (id: string) =>
  (await simulator.listDeliveries()).filter((delivery) => delivery.order_id === id);

describe('a webhook event', () => {
  it.each([
    ['success', 'PAYMENT_SUCCESS_WEBHOOK'],
    ['decline', 'PAYMENT_FAILED_WEBHOOK'],
    ['drop', 'PAYMENT_USER_DROPPED_WEBHOOK'],
  ] as const)('after %s is %s, signed over its exact bytes, with all five headers', async (outcome, type) => {
    const receiver = await createOrderWithReceiver(`W-${outcome}`);
    const { payment } = await simulator.pay(`W-${outcome}`, outcome);
    await expect.poll(() => receiver.events.length).toBe(1);
    const event = receiver.events[0] as WebhookEvent;
    expect(parseEvent(event)).toMatchObject({
      type,
      data: {
        order: { order_id: `W-${outcome}`, order_amount: 170, order_currency: 'INR' },
        payment: { cf_payment_id: payment.cf_payment_id, payment_status: payment.payment_status },
        customer_details: { customer_id: 'customer1' },
      },
    });
    expect('error_details' in parseEvent(event).data).toBe(outcome !== 'success');
    expect(event.raw).toContain('"order_amount":170.00');
    expect(isSigned(event)).toBe(true);
    expect(event.headers).toMatchObject({
      'x-webhook-version': '2025-01-01',
      'x-webhook-attempt': '1',
      'x-idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(Math.abs(Number(event.headers['x-webhook-timestamp']) - Date.now())).toBeLessThan(60_000);
  });

  it('reports the final status of a refund', async () => {
    const receiver = await createOrderWithReceiver('W-refund');
    await simulator.pay('W-refund', 'success');
    await merchant.createRefund('W-refund', 'refund-1', 20);
    await simulator.advanceClock(6_000);
    await expect.poll(() => receiver.listTypes()).toContain('REFUND_STATUS_WEBHOOK');
    const refundEvent = receiver.events.map(parseEvent).find(({ type }) => type === 'REFUND_STATUS_WEBHOOK');
    expect(refundEvent?.data.refund).toMatchObject({
      order_id: 'W-refund',
      refund_id: 'refund-1',
      refund_status: 'SUCCESS',
    });
  });

  it('has no order id for an automatic refund', async () => {
    const receiver = await createOrderWithReceiver('W-auto');
    await simulator.pay('W-auto', 'pending');
    await simulator.pay('W-auto', 'success');
    await simulator.advanceClock(21_000);
    await expect.poll(() => receiver.listTypes()).toContain('AUTO_REFUND_STATUS_WEBHOOK');
    const refundEvent = receiver.events.find(({ raw }) => raw.includes('AUTO_REFUND'));
    expect(refundEvent?.raw).not.toContain('"order_id"');
  });

  it('is retried after 2, 10 and 30 minutes, then dropped', async () => {
    const receiver = await createOrderWithReceiver('W-deaf', '', 500);
    await simulator.pay('W-deaf', 'success');
    for (const [attempts, minutes] of [
      [1, 2],
      [2, 10],
      [3, 30],
    ] as const) {
      await expect.poll(async () => (await findDeliveries('W-deaf'))[0]?.rounds).toBe(attempts);
      await simulator.advanceClock(minutes * 60_000 - 5_000);
      expect(receiver.events).toHaveLength(attempts);
      await simulator.advanceClock(10_000);
    }
    await expect.poll(async () => (await findDeliveries('W-deaf'))[0]?.state).toBe('given up');
    expect(receiver.events.map(({ headers }) => headers['x-webhook-attempt'])).toEqual(['1', '2', '3', '4']);
    expect(new Set(receiver.events.map(({ headers }) => headers['x-idempotency-key'])).size).toBe(1);
  });

  it('counts as not delivered when redirected', async () => {
    const receiver = await createOrderWithReceiver('W-moved', '', 302, 200);
    await simulator.pay('W-moved', 'success');
    await expect.poll(async () => (await findDeliveries('W-moved'))[0]).toMatchObject({ state: 'due', rounds: 1 });
    await simulator.advanceClock(121_000);
    await expect.poll(async () => (await findDeliveries('W-moved'))[0]?.state).toBe('delivered');
    expect(receiver.events).toHaveLength(2);
  });

  it('can be resent on demand', async () => {
    const receiver = await createOrderWithReceiver('W-resend', 'webhook:none');
    await simulator.pay('W-resend', 'success');
    expect((await findDeliveries('W-resend'))[0]?.state).toBe('withheld');
    expect(receiver.events).toHaveLength(0);
    const { deliveries } = await simulator.resendEvents('W-resend');
    expect(deliveries[0]).toMatchObject({ state: 'delivered', attempts: [{ answer: 200 }] });
    expect(receiver.events).toHaveLength(1);
  });
});

describe('webhook faults', () => {
  it('deliver duplicates', async () => {
    const receiver = await createOrderWithReceiver('W-dup', 'webhook:dup:10');
    await simulator.pay('W-dup', 'success');
    await expect.poll(() => receiver.events.length).toBe(10);
    expect(new Set(receiver.events.map(({ headers }) => headers['x-idempotency-key'])).size).toBe(1);
    expect(receiver.events.every((event) => isSigned(event))).toBe(true);
  });

  it('deliver late', async () => {
    const receiver = await createOrderWithReceiver('W-delay', 'webhook:delay:60000');
    await simulator.pay('W-delay', 'success');
    await simulator.advanceClock(55_000);
    expect(receiver.events).toHaveLength(0);
    await simulator.advanceClock(10_000);
    await expect.poll(() => receiver.events.length).toBe(1);
  });

  it('deliver out of order', async () => {
    const receiver = await createOrderWithReceiver('W-reorder', 'webhook:reorder');
    await simulator.pay('W-reorder', 'decline');
    await simulator.pay('W-reorder', 'success');
    await expect.poll(() => receiver.events.length).toBe(1);
    await simulator.advanceClock(31_000);
    await expect.poll(() => receiver.listTypes()).toEqual(['PAYMENT_SUCCESS_WEBHOOK', 'PAYMENT_FAILED_WEBHOOK']);
  });

  it.each([
    ['webhook:badsig', false, 0],
    ['webhook:stale', true, 60],
  ])('%s: validly signed %s, %d minutes old', async (fault, signed, minutes) => {
    const receiver = await createOrderWithReceiver(`W-${fault.slice(8)}`, fault);
    await simulator.pay(`W-${fault.slice(8)}`, 'success');
    await expect.poll(() => receiver.events.length).toBe(1);
    const event = receiver.events[0] as WebhookEvent;
    expect(isSigned(event)).toBe(signed);
    const age = Date.now() - Number(event.headers['x-webhook-timestamp']);
    expect(Math.round(age / 60_000)).toBe(minutes);
  });

  it('send a wrong amount or numeric ids', async () => {
    const receiver = await createOrderWithReceiver('W-odd', 'webhook:wrong_amount webhook:numeric_ids');
    const { payment } = await simulator.pay('W-odd', 'success');
    await expect.poll(() => receiver.events.length).toBe(1);
    expect(parseEvent(receiver.events[0] as WebhookEvent).data).toMatchObject({
      order: { order_amount: 171 },
      payment: { cf_payment_id: Number(payment.cf_payment_id) },
    });
    expect((await merchant.getOrder('W-odd')).body.order_amount).toBe(170);
  });
});
