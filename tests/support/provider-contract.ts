import { randomBytes } from 'node:crypto';
import { Cashfree, CFEnvironment } from 'cashfree-pg';
import { expect, it } from 'vitest';

/** The provider's own client; analytics off, because they would report to its maker. */
export function sdk(basePath: string, clientId: string, clientSecret: string): Cashfree {
  const client = new Cashfree(
    CFEnvironment.SANDBOX,
    ...([clientId, clientSecret, undefined, undefined, undefined, false] as const),
  );
  client.basePath = basePath;
  return client;
}

export const freshId = () => `contract-${randomBytes(8).toString('hex')}`;
export const wish = (orderId: string) => ({
  order_id: orderId,
  order_amount: 170.35,
  order_currency: 'INR',
  customer_details: { customer_id: 'customer1', customer_phone: '9876543210', customer_name: 'Asha' },
  order_meta: { return_url: 'https://shop.example/back?order_id={order_id}' },
  order_note: 'contract',
});
export const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was not refused'),
    ({ response }: { response: { status: number; data: { code: string; type: string } } }) => response,
  );

/** What holds for the simulator and for the real sandbox alike. */
export function contractOf(client: () => Cashfree): void {
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
