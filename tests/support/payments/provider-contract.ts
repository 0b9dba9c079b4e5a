import { randomBytes } from 'node:crypto';
import { Cashfree, CFEnvironment } from 'cashfree-pg';
import { expect, it } from 'vitest';

/** The provider's SDK, with analytics disabled. */
export function createSdkClient(basePath: string, clientId: string, clientSecret: string): Cashfree {
  const client = new Cashfree(
    CFEnvironment.SANDBOX,
    ...([clientId, clientSecret, undefined, undefined, undefined, false] as const),
  );
  client.basePath = basePath;
  return client;
}

export const createOrderId = () => `contract-${randomBytes(8).toString('hex')}`;
export const buildOrderRequest = (orderId: string) => ({
  order_id: orderId,
  order_amount: 170.35,
  order_currency: 'INR',
  customer_details: { customer_id: 'customer1', customer_phone: '9876543210', customer_name: 'Asha' },
  order_meta: { return_url: 'https://shop.example/back?order_id={order_id}' },
  order_note: 'contract',
});
export const catchApiError = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was not refused'),
    ({ response }: { response: { status: number; data: { code: string; type: string } } }) => response,
  );

/** Tests that hold for the simulator and the real sandbox. */
export function testProviderContract(client: () => Cashfree): void {
  it('an order is created, read and terminated', async () => {
    const id = createOrderId();
    const { data: created, headers } = await client().PGCreateOrder(buildOrderRequest(id));
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
    const id = createOrderId();
    const key = createOrderId();
    const { data: first } = await client().PGCreateOrder(buildOrderRequest(id), undefined, key);
    const { data: again } = await client().PGCreateOrder(buildOrderRequest(id), undefined, key);
    expect(again.cf_order_id).toBe(first.cf_order_id);
  });

  it('an order id that is taken is refused', async () => {
    const id = createOrderId();
    await client().PGCreateOrder(buildOrderRequest(id));
    const { status, data } = await catchApiError(client().PGCreateOrder({ ...buildOrderRequest(id), order_amount: 5 }));
    expect([status, data.code]).toEqual([409, 'order_already_exists']);
  });

  it('an unknown order is not found, and wrong figures are refused', async () => {
    expect((await catchApiError(client().PGFetchOrder(createOrderId()))).status).toBe(404);
    const wrong = await catchApiError(
      client().PGCreateOrder({ ...buildOrderRequest(createOrderId()), order_amount: 0 }),
    );
    expect([wrong.status, wrong.data.type]).toEqual([400, 'invalid_request_error']);
  });
}
