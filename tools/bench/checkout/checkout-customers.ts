import { randomUUID } from 'node:crypto';
import type { Envelope } from '#contract/envelope.ts';
import type { CreatedOrder, VerifiedPayment } from '#contract/storefront/payments.ts';
import { createBearer } from '../cart/cart-customers.ts';
import { type OpenConnection, openConnection } from '../load/open-connection.ts';

export const DETAILS = {
  ...{ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in', phone: '9876543210' },
  ...{ addressLine1: '12 Mill Road', addressLine2: 'Flat 3', city: 'Ahmedabad', state: 'Gujarat' },
  ...{ postalCode: '380015', country: 'IN' },
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
export async function makeBuyer(port: number, productId: string): Promise<CheckoutCustomer> {
  const userId = randomUUID();
  const headers = {
    authorization: await createBearer(userId),
    'content-type': 'application/json',
    accept: 'application/json',
  };
  const connection = openConnection(port);
  const ask = <Data>(method: string, path: string, body: object) =>
    askFor<Data>(connection, { method, path: `/api/${path}`, headers, body: JSON.stringify(body) });
  await ask('PUT', 'UserDetails', { userId, ...DETAILS });
  const items = [{ productId, widthInInches: 36, heightInInches: 48, quantity: 2 }];
  const fill = () => ask('POST', 'Cart/addtocart', { items });
  const order = async () => (await ask<CreatedOrder>('POST', 'Payments/CreateOrder', {})).cashfreeOrderId;
  return {
    async order() {
      await fill();
      return order();
    },
    async checkOut(pay) {
      await fill();
      const begun = performance.now();
      const id = await order();
      const createMs = performance.now() - begun;
      await pay(id);
      const back = performance.now();
      const verdict = await ask<VerifiedPayment>('POST', 'Payments/VerifyPayment', { cashfree_order_id: id });
      if (verdict.status !== 'PAID') throw new Error(`The order is ${verdict.status} after it was paid.`);
      return { createMs, verifyMs: performance.now() - back };
    },
    close: connection.close,
  };
}

async function askFor<Data>(connection: OpenConnection, asked: Parameters<OpenConnection['ask']>[0]): Promise<Data> {
  const { status, body } = await connection.ask(asked);
  if (status !== 200) throw new Error(`${asked.path} answered ${status}: ${body}`);
  return (JSON.parse(body) as Envelope<Data>).data as Data;
}
