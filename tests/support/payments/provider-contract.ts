import { randomBytes } from 'node:crypto';
import { Cashfree, CFEnvironment } from 'cashfree-pg';
import { expect, it } from 'vitest';

/** Creates the provider's SDK client, with analytics disabled. */
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
export const catchApiError = (request: Promise<unknown>) =>
  request.then(
    () => expect.fail('the request was not rejected'),
    ({ response }: { response: { status: number; data: { code: string; type: string } } }) => response,
  );

/** Registers tests that the simulator and the real sandbox must pass. */
export function testProviderContract(getClient: () => Cashfree): void {
  it('creates, reads and terminates an order', async () => {
    const id = createOrderId();
    const { data: created, headers } = await getClient().PGCreateOrder(buildOrderRequest(id));
    expect(created).toMatchObject({
      order_id: id,
      order_amount: 170.35,
      order_currency: 'INR',
      order_status: 'ACTIVE',
    });
    expect(created.cf_order_id).toMatch(/^\d+$/);
    expect(created.payment_session_id).toMatch(/^session_/);
    expect(headers['x-ratelimit-limit']).toBeDefined();
    const { data: read } = await getClient().PGFetchOrder(id);
    expect(read).toMatchObject({ order_id: id, order_status: 'ACTIVE', payment_session_id: expect.any(String) });
    expect((await getClient().PGOrderFetchPayments(id)).data).toEqual([]);
    const { data: ended } = await getClient().PGTerminateOrder(id, { order_status: 'TERMINATED' });
    expect(ended.order_status).toMatch(/^TERMINAT(ED|ION_REQUESTED)$/);
  });

  it('returns the same order for a repeated idempotency key', async () => {
    const id = createOrderId();
    const key = createOrderId();
    const { data: first } = await getClient().PGCreateOrder(buildOrderRequest(id), undefined, key);
    const { data: repeated } = await getClient().PGCreateOrder(buildOrderRequest(id), undefined, key);
    expect(repeated.cf_order_id).toBe(first.cf_order_id);
  });

  it('rejects an existing order id', async () => {
    const id = createOrderId();
    await getClient().PGCreateOrder(buildOrderRequest(id));
    const { status, data } = await catchApiError(
      getClient().PGCreateOrder({ ...buildOrderRequest(id), order_amount: 5 }),
    );
    expect([status, data.code]).toEqual([409, 'order_already_exists']);
  });

  it('responds 404 for an unknown order and rejects an invalid amount', async () => {
    expect((await catchApiError(getClient().PGFetchOrder(createOrderId()))).status).toBe(404);
    const invalid = await catchApiError(
      getClient().PGCreateOrder({ ...buildOrderRequest(createOrderId()), order_amount: 0 }),
    );
    expect([invalid.status, invalid.data.type]).toEqual([400, 'invalid_request_error']);
  });
}
