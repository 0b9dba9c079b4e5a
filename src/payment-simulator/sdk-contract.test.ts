import type { Cashfree } from 'cashfree-pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildOrderRequest,
  catchApiError,
  createOrderId,
  createSdkClient,
  testProviderContract,
} from '#tests/support/payments/provider-contract.ts';
import { startWebhookReceiver } from '#tests/support/payments/simulator-merchant.ts';
import { SIMULATOR_KEYS, startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';

describe('the simulator with the provider’s SDK', () => {
  let simulator: TestSimulator;
  let client: Cashfree;
  beforeAll(async () => {
    // The package checks events with the client secret, as the provider signs them.
    simulator = await startTestSimulator({ webhookSecrets: [SIMULATOR_KEYS.clientSecret] });
    client = createSdkClient(simulator.baseUrl, simulator.keys.clientId, simulator.keys.clientSecret);
  });
  afterAll(() => simulator.close());
  testProviderContract(() => client);

  it('rejects a wrong key', async () => {
    const stranger = createSdkClient(simulator.baseUrl, simulator.keys.clientId, 'guess');
    const { status, data } = await catchApiError(stranger.PGFetchOrder('any'));
    expect([status, data.type]).toEqual([401, 'authentication_error']);
  });

  it('lists and reads a payment and its refund', async () => {
    const id = createOrderId();
    await client.PGCreateOrder(buildOrderRequest(id));
    await simulator.pay(id, 'success');
    expect((await client.PGFetchOrder(id)).data.order_status).toBe('PAID');
    const { data: payments } = await client.PGOrderFetchPayments(id);
    expect(payments).toEqual([expect.objectContaining({ payment_status: 'SUCCESS', payment_amount: 170.35 })]);
    const { data: payment } = await client.PGOrderFetchPayment(id, payments[0]?.cf_payment_id ?? '');
    expect(payment).toEqual(payments[0]);
    const { data: refund } = await client.PGOrderCreateRefund(id, { refund_id: 'refund-1', refund_amount: 70.35 });
    expect(refund).toMatchObject({
      refund_amount: 70.35,
      refund_status: 'PENDING',
      cf_payment_id: payment.cf_payment_id,
    });
    await simulator.advanceClock(6_000);
    expect((await client.PGOrderFetchRefund(id, 'refund-1')).data.refund_status).toBe('SUCCESS');
    expect((await client.PGOrderFetchRefunds(id)).data).toHaveLength(1);
  });

  it('lists disputes and reconciles, page by page', async () => {
    const id = createOrderId();
    await client.PGCreateOrder(buildOrderRequest(id));
    await simulator.pay(id, 'success');
    await simulator.refundInDashboard(id, 70.35);
    const { dispute } = await simulator.disputePayment(id, { amount: 100 });
    const { data: disputes } = await client.PGFetchOrderDisputes(id);
    expect(disputes).toEqual([expect.objectContaining({ dispute_id: dispute.dispute_id, dispute_amount: 100 })]);
    const day = 24 * 60 * 60_000;
    const filters = {
      start_date: new Date(Date.now() - day).toISOString(),
      end_date: new Date(Date.now() + day).toISOString(),
    };
    const events: unknown[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const pagination = { limit: 1, ...(cursor !== '' && { cursor }) };
      const { data } = await client.PGFetchRecon({ filters, pagination });
      for (const { event_details, order_details } of data.data ?? [])
        if (order_details?.order_id === id) events.push([event_details?.event_type, event_details?.event_amount]);
      cursor = data.cursor ?? undefined;
    }
    expect(events).toEqual(
      expect.arrayContaining([
        ['PAYMENT', 170.35],
        ['REFUND', 70.35],
        ['CHARGEBACK', 100],
      ]),
    );
  });

  it('forces the outcome of a pending payment', async () => {
    const id = createOrderId();
    await client.PGCreateOrder(buildOrderRequest(id));
    const { payment } = await simulator.pay(id, 'pending');
    const { data } = await client.PGSimulatePayment({
      entity: 'PAYMENTS',
      entity_id: payment.cf_payment_id,
      entity_simulation: { payment_status: 'SUCCESS' },
    });
    expect((await client.PGFetchSimulation(data.simulation_id ?? '')).data).toEqual(data);
    expect((await client.PGFetchOrder(id)).data.order_status).toBe('PAID');
  });

  it('signs events that the SDK verifies, and the SDK rejects a changed one', async () => {
    const receiver = await startWebhookReceiver();
    const id = createOrderId();
    await client.PGCreateOrder({ ...buildOrderRequest(id), order_meta: { notify_url: receiver.origin } });
    await simulator.pay(id, 'success');
    await expect.poll(() => receiver.events.length).toBe(1);
    const { headers, raw } = receiver.events[0] ?? { headers: {}, raw: '' };
    const check = (body: string) =>
      client.PGVerifyWebhookSignature(
        String(headers['x-webhook-signature']),
        body,
        String(headers['x-webhook-timestamp']),
      );
    expect(check(raw)).toMatchObject({
      type: 'PAYMENT_SUCCESS_WEBHOOK',
      object: { data: { order: { order_id: id } } },
    });
    expect(() => check(JSON.stringify(JSON.parse(raw)).replace('170.35', '1.00'))).toThrow();
    await receiver.close();
  });
});
