import type { Cashfree } from 'cashfree-pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIMULATOR_KEYS, startTestSimulator, type TestSimulator } from '#tests/support/payment-simulator.ts';
import { contractOf, freshId, refusal, sdk, wish } from '#tests/support/provider-contract.ts';
import { startNoticeBoard } from '#tests/support/simulator-merchant.ts';

describe('the simulator, driven by the provider’s own package', () => {
  let simulator: TestSimulator;
  let client: Cashfree;
  beforeAll(async () => {
    // The package checks notices with the client secret, as the provider signs them.
    simulator = await startTestSimulator({ webhookSecrets: [SIMULATOR_KEYS.clientSecret] });
    client = sdk(simulator.baseUrl, simulator.keys.clientId, simulator.keys.clientSecret);
  });
  afterAll(() => simulator.close());
  contractOf(() => client);

  it('a wrong key is refused', async () => {
    const stranger = sdk(simulator.baseUrl, simulator.keys.clientId, 'guess');
    const { status, data } = await refusal(stranger.PGFetchOrder('any'));
    expect([status, data.type]).toEqual([401, 'authentication_error']);
  });

  it('a payment is listed and read, and its refund too', async () => {
    const id = freshId();
    await client.PGCreateOrder(wish(id));
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
    await simulator.advance(6_000);
    expect((await client.PGOrderFetchRefund(id, 'refund-1')).data.refund_status).toBe('SUCCESS');
    expect((await client.PGOrderFetchRefunds(id)).data).toHaveLength(1);
  });

  it('a pending payment is forced', async () => {
    const id = freshId();
    await client.PGCreateOrder(wish(id));
    const { payment } = await simulator.pay(id, 'pending');
    const { data } = await client.PGSimulatePayment({
      entity: 'PAYMENTS',
      entity_id: payment.cf_payment_id,
      entity_simulation: { payment_status: 'SUCCESS' },
    });
    expect((await client.PGFetchSimulation(data.simulation_id ?? '')).data).toEqual(data);
    expect((await client.PGFetchOrder(id)).data.order_status).toBe('PAID');
  });

  it('a notice passes the check of the package, and a changed one does not', async () => {
    const board = await startNoticeBoard();
    const id = freshId();
    await client.PGCreateOrder({ ...wish(id), order_meta: { notify_url: board.origin } });
    await simulator.pay(id, 'success');
    await expect.poll(() => board.notices.length).toBe(1);
    const { headers, raw } = board.notices[0] ?? { headers: {}, raw: '' };
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
    await board.close();
  });
});
