import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { withQueryLog } from '#tests/support/database/logged-database.ts';
import type { RecordedStatement } from '#tests/support/database/query-plan.ts';
import { hasExactQueryCounts } from '#tests/support/database/test-database.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { type Buyer, type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

const heard: RecordedStatement[] = [];
let shop: CheckoutShop;
let buyer: Buyer;
let orderId: string;
beforeAll(async () => {
  shop = await createCheckoutShop((connection) =>
    withQueryLog(connection, (text, params) => heard.push({ text, params })),
  );
  buyer = await shop.buyer();
  orderId = (await storeOrder(shop.db, { userId: buyer.userId })).id;
  await registerCustomer(shop.app);
});
afterAll(() => shop.close());

/** Begin and commit go along with others; the wide limit is shared about once a second, whoever calls. */
const isOfTheCall = ({ text, params }: RecordedStatement) =>
  !/^(begin|commit|start|end)/i.test(text) && !params.some((value) => String(value).startsWith('api:'));

async function timesAsked(call: () => Promise<unknown>): Promise<number> {
  heard.length = 0;
  await call();
  return heard.filter(isOfTheCall).length;
}

const entry = `Wishlist/${testProducts.wallpaper.id}`;
const get = (path: string) => () => buyer.ask('GET', path);
const put = (path: string, body: object) => () => buyer.ask('PUT', path, body);
let placed = '';

/** Whoever is limited by more than the wide limit is counted in the database too. In the order of a visit: what one call asks may depend on the calls before. */
const CALLS: readonly [call: string, times: number, act: () => Promise<unknown>][] = [
  ['all products', 0, get('Products/GetAllProducts')],
  ['a product', 0, get(`Products/GetProductById/${testProducts.wallpaper.id}`)],
  ['the cart, for the first time', 1, get('Cart')],
  ['the cart again', 1, get('Cart')],
  ['a wish', 1, () => buyer.ask('POST', entry)],
  ['the wishlist', 1, get('Wishlist')],
  ['no longer a wish', 1, () => buyer.ask('DELETE', entry)],
  ['the customer’s details', 1, () => buyer.ask('GET', `UserDetails/${buyer.userId}`)],
  ['other details', 1, () => put('UserDetails', { userId: buyer.userId, city: 'Surat' })()],
  ['a page of orders', 3, get('Orders/me')],
  ['one order', 3, () => buyer.ask('GET', `Orders/me/${orderId}`)],
  [
    'CreateOrder',
    12,
    async () => {
      placed = (await buyer.pay()).data.orderId;
    },
  ],
  ['VerifyPayment before paying', 3, () => buyer.verify(placed)],
  [
    'VerifyPayment that finds it paid',
    14,
    () => {
      shop.provider.pay(placed);
      return buyer.verify(placed);
    },
  ],
  ['VerifyPayment of a paid order', 1, () => buyer.verify(placed)],
  ['a sign-in', 5, () => signIn(shop.app)],
  ['a sign-in with a wrong password', 3, () => signIn(shop.app, ASHA.email, 'not it')],
];

describe.skipIf(!hasExactQueryCounts)('a call asks the database a fixed number of times', () => {
  it.each(CALLS)('%s: %i', async (_, times, act) => {
    const asked = await timesAsked(act);
    expect(asked, heard.map(({ text }) => text).join('\n')).toBe(times);
  });
});
