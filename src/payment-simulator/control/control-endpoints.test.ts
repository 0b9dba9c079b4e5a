import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMerchant } from '#tests/support/payments/simulator-merchant.ts';
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

it('rejects invalid payments', async () => {
  await expect(simulator.pay('unknown', 'success')).rejects.toThrow(/404/);
  await expect(simulator.pay('C-1', 'win' as 'success')).rejects.toThrow(/outcome must be/);
  await expect(simulator.advanceClock(-1)).rejects.toThrow(/advance_ms/);
});
