import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMerchant, startWebhookReceiver } from '#tests/support/payments/simulator-merchant.ts';
import { startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';
import type { HttpRequest } from '../http/request.ts';
import type { Provider } from '../provider.ts';
import { createControlHandler } from './control-endpoints.ts';

let simulator: TestSimulator;
beforeAll(async () => {
  simulator = await startTestSimulator();
});
afterAll(() => simulator.close());

const endpoints = [
  ['GET', 'ledger'],
  ['GET', 'deliveries'],
  ['POST', 'faults'],
  ['POST', 'pay'],
  ['POST', 'resend'],
  ['POST', 'clock'],
  ['POST', 'refund'],
  ['POST', 'dispute'],
] as const;

it.each(endpoints)('%s /__sim/%s requires the token', async (method, name) => {
  const send = (headers: Record<string, string>) => fetch(`${simulator.origin}/__sim/${name}`, { method, headers });
  expect((await send({})).status).toBe(401);
  expect((await send({ 'x-sim-token': 'guess' })).status).toBe(401);
});

it.each([
  ['127.0.0.1', 404],
  ['::1', 404],
  ['::ffff:127.0.0.1', 404],
  ['192.168.1.20', 403],
  ['::ffff:10.0.0.7', 403],
])('responds to a request from %s with %d', async (remoteAddress, status) => {
  const control = createControlHandler({} as Provider, 'token');
  const request: HttpRequest = {
    method: 'GET',
    path: '/__sim/nothing',
    remoteAddress,
    raw: Buffer.alloc(0),
    query: new URLSearchParams(),
    getHeader: () => 'token',
  };
  expect((await control(request)).status).toBe(status);
});

it('the ledger lists every order, payment and refund with its amount', async () => {
  const merchant = createMerchant(simulator);
  await merchant.createOrder('C-1', { order_amount: 1234.56 });
  await simulator.pay('C-1', 'decline');
  await simulator.pay('C-1', 'success');
  await merchant.createRefund('C-1', 'refund-1', 0.07);
  const { orders, payments, refunds } = await simulator.readLedger();
  expect(orders).toEqual([expect.objectContaining({ order_id: 'C-1', order_status: 'PAID', order_amount: 1234.56 })]);
  expect(payments.map(({ payment_status }) => payment_status)).toEqual(['FAILED', 'SUCCESS']);
  expect(refunds).toEqual([expect.objectContaining({ refund_id: 'refund-1', refund_amount: 0.07 })]);
});

it('refunds in the provider’s dashboard: merchant reads and webhook events show it', async () => {
  const receiver = await startWebhookReceiver();
  const merchant = createMerchant(simulator);
  await merchant.createOrder('C-2', { order_meta: { notify_url: receiver.origin } });
  await expect(simulator.refundInDashboard('C-2')).rejects.toThrow(/409/);
  await simulator.pay('C-2', 'success');
  const { refund } = await simulator.refundInDashboard('C-2', 50.5);
  expect(refund).toMatchObject({ order_id: 'C-2', refund_amount: 50.5, refund_status: 'SUCCESS' });
  await expect(simulator.refundInDashboard('C-2', 119.51)).rejects.toThrow(/400/);
  expect((await simulator.refundInDashboard('C-2')).refund.refund_amount).toBe(119.5);
  expect(await merchant.getRefundStatus('C-2', refund.refund_id)).toBe('SUCCESS');
  await expect
    .poll(receiver.listTypes)
    .toEqual(['PAYMENT_SUCCESS_WEBHOOK', 'REFUND_STATUS_WEBHOOK', 'REFUND_STATUS_WEBHOOK']);
  await receiver.close();
});

it('opens and closes a dispute: merchant reads and webhook events show it', async () => {
  const receiver = await startWebhookReceiver();
  const merchant = createMerchant(simulator);
  await merchant.createOrder('C-3', { order_meta: { notify_url: receiver.origin } });
  await simulator.pay('C-3', 'success');
  await expect(simulator.disputePayment('C-3', { outcome: 'won' })).rejects.toThrow(/409/);
  const { dispute } = await simulator.disputePayment('C-3');
  expect(dispute).toMatchObject({ dispute_amount: 170, dispute_status: 'CHARGEBACK_CREATED' });
  await simulator.disputePayment('C-3', { outcome: 'lost' });
  const read = await merchant.send('GET', `/disputes/${dispute.dispute_id}`);
  expect(read.body).toMatchObject({ dispute_status: 'CHARGEBACK_MERCHANT_LOST', order_details: { order_id: 'C-3' } });
  expect((await merchant.send('GET', '/orders/C-3/disputes')).body).toEqual([read.body]);
  expect((await simulator.readLedger()).disputes).toEqual([read.body]);
  await expect.poll(receiver.listTypes).toEqual(['PAYMENT_SUCCESS_WEBHOOK', 'DISPUTE_CREATED', 'DISPUTE_CLOSED']);
  expect(JSON.parse(receiver.events[1]?.raw ?? '')).toMatchObject({
    data: { dispute: { dispute_id: dispute.dispute_id }, order_details: { order_id: 'C-3' } },
  });
  await receiver.close();
});

it('rejects invalid payments', async () => {
  await expect(simulator.pay('unknown', 'success')).rejects.toThrow(/404/);
  await expect(simulator.pay('C-1', 'win' as 'success')).rejects.toThrow(/outcome must be/);
  await expect(simulator.advanceClock(-1)).rejects.toThrow(/advance_ms/);
});
