import { randomBytes } from 'node:crypto';
import axios from 'axios';
import { Cashfree, CFEnvironment } from 'cashfree-pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIMULATOR_KEYS, startTestSimulator, type TestSimulator } from '#tests/support/payment-simulator.ts';
import { startNoticeBoard } from '#tests/support/simulator-merchant.ts';

/** The provider's own client; analytics off, because they would report to its maker. */
function sdk(basePath: string, clientId: string, clientSecret: string): Cashfree {
  const http = axios.create({ timeout: 20_000 });
  const client = new Cashfree(
    CFEnvironment.SANDBOX,
    ...([clientId, clientSecret, undefined, undefined, undefined, false, http] as const),
  );
  client.basePath = basePath;
  return client;
}

const freshId = () => `contract-${randomBytes(8).toString('hex')}`;
const wish = (orderId: string) => ({
  order_id: orderId,
  order_amount: 170.35,
  order_currency: 'INR',
  customer_details: { customer_id: 'customer1', customer_phone: '9876543210', customer_name: 'Asha' },
  order_meta: { return_url: 'https://shop.example/back?order_id={order_id}' },
  order_note: 'contract',
});
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was not refused'),
    ({ response }: { response: { status: number; data: { code: string; type: string } } }) => response,
  );

/** What holds for the simulator and for the real sandbox alike. */
function contractOf(client: () => Cashfree): void {
  it('an order is created, read and terminated', async () => {
    const id = freshId();
    const { data: created, headers } = await client().PGCreateOrder(wish(id));
    expect(created).toMatchObject({
      order_id: id,
      order_amount: 170.35,
      order_currency: 'INR',
      order_status: 'ACTIVE',
    });
    expect(created.cf_order_id).toMatch(/^\d+$/);
    expect(created.payment_session_id).toMatch(/^session_/);
    expect(headers['x-ratelimit-limit']).toBeDefined();
    const { data: read } = await client().PGFetchOrder(id);
    expect(read).toMatchObject({ order_id: id, order_status: 'ACTIVE', payment_session_id: expect.any(String) });
    expect((await client().PGOrderFetchPayments(id)).data).toEqual([]);
    const { data: ended } = await client().PGTerminateOrder(id, { order_status: 'TERMINATED' });
    expect(ended.order_status).toMatch(/^TERMINAT(ED|ION_REQUESTED)$/);
  });

  it('the same key again is the same order', async () => {
    const id = freshId();
    const key = freshId();
    const { data: first } = await client().PGCreateOrder(wish(id), undefined, key);
    const { data: again } = await client().PGCreateOrder(wish(id), undefined, key);
    expect(again.cf_order_id).toBe(first.cf_order_id);
  });

  it('an order id that is taken is refused', async () => {
    const id = freshId();
    await client().PGCreateOrder(wish(id));
    const { status, data } = await refusal(client().PGCreateOrder({ ...wish(id), order_amount: 5 }));
    expect([status, data.code]).toEqual([409, 'order_already_exists']);
  });

  it('an unknown order is not found, and wrong figures are refused', async () => {
    expect((await refusal(client().PGFetchOrder(freshId()))).status).toBe(404);
    const wrong = await refusal(client().PGCreateOrder({ ...wish(freshId()), order_amount: 0 }));
    expect([wrong.status, wrong.data.type]).toEqual([400, 'invalid_request_error']);
  });
}

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

const { CASHFREE_SANDBOX_CLIENT_ID: sandboxId = '', CASHFREE_SANDBOX_CLIENT_SECRET: sandboxSecret = '' } = process.env;

describe.skipIf(sandboxId === '')('the real sandbox, driven the same way', () => {
  contractOf(() => sdk('https://sandbox.cashfree.com/pg', sandboxId, sandboxSecret));
});
