import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMerchant } from '#tests/support/payments/simulator-merchant.ts';
import { startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';

let simulator: TestSimulator;
let merchant: ReturnType<typeof createMerchant>;
beforeAll(async () => {
  simulator = await startTestSimulator();
  merchant = createMerchant(simulator);
});
afterAll(() => simulator.close());

async function createPaidOrder(id: string): Promise<void> {
  await merchant.createOrder(id);
  await simulator.pay(id, 'success');
}

describe('a refund', () => {
  it('is pending first, then succeeds', async () => {
    await createPaidOrder('R-1');
    const { body } = await merchant.createRefund('R-1', 'refund-1', 70.5, 'Two rolls were torn');
    expect(body).toMatchObject({
      entity: 'refund',
      refund_id: 'refund-1',
      refund_amount: 70.5,
      refund_status: 'PENDING',
      refund_type: 'MERCHANT_INITIATED',
      refund_note: 'Two rolls were torn',
    });
    await simulator.advanceClock(6_000);
    expect(await merchant.getRefundStatus('R-1', 'refund-1')).toBe('SUCCESS');
  });

  it.each([
    ['SUCCESS', 'SUCCESS'],
    ['FAILED', 'FAILED'],
    ['PENDING', 'PENDING'],
    ['ACTIVE', 'ONHOLD'],
    ['success', 'SUCCESS'],
  ])('with the note %s ends as %s', async (note, end) => {
    const id = `R-note-${note}`;
    await createPaidOrder(id);
    await merchant.createRefund(id, 'refund-1', 170, note);
    await simulator.advanceClock(60_000);
    expect(await merchant.getRefundStatus(id, 'refund-1')).toBe(end);
  });

  it('cannot exceed the payment, in full or in parts', async () => {
    await createPaidOrder('R-sum');
    expect((await merchant.createRefund('R-sum', 'all-and-more', 170.01)).status).toBe(400);
    expect((await merchant.createRefund('R-sum', 'most', 100)).status).toBe(200);
    expect((await merchant.createRefund('R-sum', 'too-much', 70.01)).body.code).toBe('refund_amount_invalid');
    expect((await merchant.createRefund('R-sum', 'the-rest', 70)).status).toBe(200);
    const all = (await merchant.send('GET', '/orders/R-sum/refunds')).body as unknown as { refund_id: string }[];
    expect(all.map(({ refund_id }) => refund_id)).toEqual(['most', 'the-rest']);
  });

  it('requires a paid order, a unique id and a valid speed', async () => {
    await merchant.createOrder('R-unpaid');
    expect((await merchant.createRefund('R-unpaid', 'refund-1', 10)).body.code).toBe('order_not_paid');
    await createPaidOrder('R-ids');
    await merchant.createRefund('R-ids', 'refund-1', 10);
    expect((await merchant.createRefund('R-ids', 'refund-1', 10)).status).toBe(409);
    expect((await merchant.createRefund('R-ids', '', 10)).body.code).toBe('refund_id_invalid');
    const hasty = { refund_id: 'fast', refund_amount: 1, refund_speed: 'NOW' };
    expect((await merchant.send('POST', '/orders/R-ids/refunds', hasty)).body.code).toBe('refund_speed_invalid');
  });

  it('is returned again for the same idempotency key', async () => {
    await createPaidOrder('R-key');
    const request = { refund_id: 'refund-1', refund_amount: 10 };
    const key = { 'x-idempotency-key': 'k1' };
    const first = await merchant.send('POST', '/orders/R-key/refunds', request, key);
    const again = await merchant.send('POST', '/orders/R-key/refunds', request, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('x-idempotency-replayed')).toBe('true');
  });
});
