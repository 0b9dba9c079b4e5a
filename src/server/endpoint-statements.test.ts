import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import type { RecordedStatement } from '#tests/support/database/query-plan.ts';
import { createTestDatabase, hasExactQueryCounts } from '#tests/support/database/test-database.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { type Buyer, type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

const statements: RecordedStatement[] = [];
let shop: CheckoutShop;
let buyer: Buyer;
let orderId: string;
beforeAll(async () => {
  shop = await createCheckoutShop({
    connection: await createTestDatabase((text, params) => statements.push({ text, params })),
  });
  buyer = await shop.createBuyer();
  orderId = (await storeOrder(shop.db, { userId: buyer.userId })).id;
  await registerCustomer(shop.app);
});
afterAll(() => shop.close());

/** Ignores transaction control and the periodic synchronisation of the API-wide rate limit. */
const isEndpointStatement = ({ text, params }: RecordedStatement) =>
  !/^(begin|commit|start|end)/i.test(text) && !params.some((value) => String(value).startsWith('api:'));

async function countStatements(send: () => Promise<unknown>): Promise<number> {
  statements.length = 0;
  await send();
  return statements.filter(isEndpointStatement).length;
}

const wishlistPath = `Wishlist/${testProducts.wallpaper.id}`;
const createGet = (path: string) => () => buyer.send('GET', path);
let placedOrderId = '';

/** In the order of a visit, because a count may depend on earlier requests. Endpoints with a rate limit of their own count it in the database. */
const REQUESTS: readonly [name: string, count: number, send: () => Promise<unknown>][] = [
  ['all products', 0, createGet('Products/GetAllProducts')],
  ['a product', 0, createGet(`Products/GetProductById/${testProducts.wallpaper.id}`)],
  ['the cart for the first time', 1, createGet('Cart')],
  ['the cart again', 1, createGet('Cart')],
  ['adding to the wishlist', 1, () => buyer.send('POST', wishlistPath)],
  ['the wishlist', 1, createGet('Wishlist')],
  ['removing from the wishlist', 1, () => buyer.send('DELETE', wishlistPath)],
  ['the customer’s details', 1, () => buyer.send('GET', `UserDetails/${buyer.userId}`)],
  ['saving other details', 1, () => buyer.send('PUT', 'UserDetails', { userId: buyer.userId, city: 'Surat' })],
  ['a page of orders', 3, createGet('Orders/me')],
  ['one order', 3, () => buyer.send('GET', `Orders/me/${orderId}`)],
  [
    'CreateOrder',
    14,
    async () => {
      placedOrderId = (await buyer.createOrder()).data.orderId;
    },
  ],
  ['VerifyPayment before paying', 5, () => buyer.verifyPayment(placedOrderId)],
  [
    'VerifyPayment that finds the order paid',
    17,
    () => {
      shop.provider.pay(placedOrderId);
      // Later than the reuse of the last provider read.
      shop.clock.advance(3_000);
      return buyer.verifyPayment(placedOrderId);
    },
  ],
  ['VerifyPayment of a paid order', 2, () => buyer.verifyPayment(placedOrderId)],
  ['a sign-in', 6, () => signIn(shop.app)],
  ['a sign-in with a wrong password', 4, () => signIn(shop.app, ASHA.email, 'not it')],
];

describe.skipIf(!hasExactQueryCounts)('an endpoint sends a fixed number of statements to the database', () => {
  it.each(REQUESTS)('%s: %i', async (_, expectedCount, send) => {
    const count = await countStatements(send);
    expect(count, statements.map(({ text }) => text).join('\n')).toBe(expectedCount);
  });
});
