import { randomUUID } from 'node:crypto';
import type { Envelope } from '#contract/envelope.ts';
import type { CreatedOrder, VerifiedPayment } from '#contract/storefront/payments.ts';
import { createBearer } from '../cart/cart-customers.ts';
import { type KeepAliveConnection, openConnection } from '../load/open-connection.ts';

export const DETAILS = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  addressLine1: '12 Mill Road',
  addressLine2: 'Flat 3',
  city: 'Ahmedabad',
  state: 'Gujarat',
  postalCode: '380015',
  country: 'IN',
};

type Pay = (providerOrderId: string) => Promise<unknown>;
export type CheckoutTimes = { createMs: number; verifyMs: number };
export type CheckoutCustomer = {
  /** Fills the cart, orders, pays and returns; times only the shop's two endpoints. */
  checkOut(pay: Pay): Promise<CheckoutTimes>;
  /** Fills the cart and orders, without paying. */
  order(): Promise<string>;
  close(): void;
};

/** A customer with complete details and a dedicated connection. */
export async function createBuyer(port: number, productId: string): Promise<CheckoutCustomer> {
  const userId = randomUUID();
  const headers = {
    authorization: await createBearer(userId),
    'content-type': 'application/json',
    accept: 'application/json',
  };
  const connection = openConnection(port);
  const send = <Data>(method: string, path: string, body: object) =>
    sendRequest<Data>(connection, { method, path: `/api/${path}`, headers, body: JSON.stringify(body) });
  await send('PUT', 'UserDetails', { userId, ...DETAILS });
  const items = [{ productId, widthInInches: 36, heightInInches: 48, quantity: 2 }];
  const fillCart = () => send('POST', 'Cart/addtocart', { items });
  const createOrder = async () => (await send<CreatedOrder>('POST', 'Payments/CreateOrder', {})).cashfreeOrderId;
  return {
    async order() {
      await fillCart();
      return createOrder();
    },
    async checkOut(pay) {
      await fillCart();
      const startedAt = performance.now();
      const id = await createOrder();
      const createMs = performance.now() - startedAt;
      await pay(id);
      const returnedAt = performance.now();
      const payment = await send<VerifiedPayment>('POST', 'Payments/VerifyPayment', { cashfree_order_id: id });
      if (payment.status !== 'PAID') throw new Error(`The paid order has status ${payment.status}.`);
      return { createMs, verifyMs: performance.now() - returnedAt };
    },
    close: connection.close,
  };
}

async function sendRequest<Data>(
  connection: KeepAliveConnection,
  request: Parameters<KeepAliveConnection['send']>[0],
): Promise<Data> {
  const { status, body } = await connection.send(request);
  if (status !== 200) throw new Error(`${request.path} responded ${status}: ${body}`);
  return (JSON.parse(body) as Envelope<Data>).data as Data;
}
