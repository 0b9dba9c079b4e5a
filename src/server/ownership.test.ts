import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpointTable } from '#contract/endpoint-table.ts';
import { endpointRoutes } from '#contract/endpoints.ts';
import { createBadBearers } from '#tests/support/customers/session-tokens.ts';
import { type SampleRequest, sampleRequests } from '#tests/support/samples/request-samples.ts';
import type { SendRequest } from '#tests/support/shop/catalogue-shop.ts';
import { type Buyer, type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { numberedId, testProducts } from '#tests/support/shop/test-catalogue.ts';

type Calls = typeof endpointRoutes;
type BearerName = { [Name in EndpointName]: Calls[Name]['auth'] extends 'bearer' ? Name : never }[EndpointName];

/**
 * What another customer is answered who names what is hers. 200: the call knows no name, so it is about the caller's own.
 * A new row that asks for a token needs its line here: without it this file does not compile, and the first test fails.
 */
const TO_A_STRANGER: Readonly<Record<BearerName, 200 | 403 | 404>> = {
  getWishlist: 200,
  addToWishlist: 200,
  removeFromWishlist: 200,
  getCart: 200,
  addToCart: 403,
  updateCartItem: 404,
  removeCartItem: 404,
  clearCart: 200,
  createOrder: 403,
  verifyPayment: 404,
  getUserDetails: 403,
  saveUserDetails: 403,
  getMyOrders: 200,
  getMyOrder: 404,
};

const bearerRows = Object.entries<Endpoint>(endpointTable).filter(([, { auth }]) => auth === 'bearer');
const names = bearerRows.map(([name]) => name) as BearerName[];

let shop: CheckoutShop;
let asha: Buyer;
let lineId: string;
/** Her order that waits for payment, and her paid one. */
let open: { id: string; orderId: string };
let bought: { id: string; orderId: string };

beforeAll(async () => {
  shop = await createCheckoutShop();
  asha = await shop.buyer();
  bought = (await asha.pay()).data;
  shop.provider.pay(bought.orderId);
  await asha.verify(bought.orderId);
  const wish = { productId: testProducts.wallpaper.id, widthInInches: 10, heightInInches: 20 };
  lineId = (await asha.ask('POST', 'Cart/addtocart', { items: [wish] })).data.items[0]?.id ?? '';
  await asha.ask('POST', `Wishlist/${testProducts.canvas.id}`);
  open = (await asha.pay()).data;
});
afterAll(() => shop.close());

/** A right call of hers. */
function callOf(name: BearerName): SampleRequest {
  const call = sampleRequests[name]({ userId: asha.userId, lineId, orderId: open.id });
  if (name === 'verifyPayment') return { body: { cashfree_order_id: open.orderId } };
  return name === 'getMyOrders' ? { query: { CashfreeOrderId: open.orderId } } : call;
}

function make(ask: SendRequest, name: BearerName, { params = {}, query = {}, body }: SampleRequest = callOf(name)) {
  const { method, path } = endpointRoutes[name];
  const filled = Object.entries(params).reduce((made, [key, value]) => made.replace(`:${key}`, value), path as string);
  const search = new URLSearchParams(query).toString();
  return ask<unknown>(method, `${filled.replace('/api/', '')}${search && `?${search}`}`, body);
}

/** Everything that is hers, in the answers and behind them. */
const hers = async () => ({
  cart: (await asha.ask('GET', 'Cart')).data,
  wishlist: (await asha.ask('GET', 'Wishlist')).data,
  details: (await asha.ask('GET', `UserDetails/${asha.userId}`)).data,
  orders: (await asha.ask('GET', 'Orders/me')).data,
  records: [await shop.record(open.id), await shop.record(bought.id)],
  asked: shop.provider.calls.length,
});

const marks = () => [
  asha.userId,
  lineId,
  open.id,
  open.orderId,
  bought.id,
  bought.orderId,
  'asha@example.in',
  'Mill Road',
];

it('covers every call that asks for a token, and every other noun of a customer asks for one [SRV-05]', () => {
  expect([...names].sort()).toEqual(Object.keys(TO_A_STRANGER).sort());
  const ofCustomers = /^\/api\/(Cart|Wishlist|UserDetails|Orders|Payments)/;
  const unguarded = Object.values<Endpoint>(endpointTable).filter(
    ({ auth, path }) => auth !== 'bearer' && ofCustomers.test(path),
  );
  expect(unguarded).toEqual([]);
});

describe.each(names)('%s', (name) => {
  it('refuses whoever has no valid token, and changes nothing [SRV-05, ROLE-09, CART-26, WISH-26, API-29]', async () => {
    const before = await hers();
    for (const [what, authorization] of Object.entries(await createBadBearers(asha.userId, shop.clock.now()))) {
      const answer = await make(shop.as(authorization), name);
      expect(answer, what).toMatchObject({ status: 401, data: null, message: 'Please log in to continue.' });
    }
    expect(await hers()).toEqual(before);
  });

  it('never shows or changes what is another customer’s [SRV-06, SRV-07, SRV-54]', async () => {
    const before = await hers();
    const stranger = await shop.customer();
    const { status, data, message } = await make(stranger.ask, name);
    expect(status).toBe(TO_A_STRANGER[name]);
    if (status !== 200) expect(data).toBeNull();
    for (const mark of marks()) expect(JSON.stringify({ data, message })).not.toContain(mark);
    expect(await hers()).toEqual(before);
  });
});

describe('the customer of a call', () => {
  const named: readonly BearerName[] = ['addToCart', 'createOrder', 'saveUserDetails'];
  const spellings = ['userId', 'UserId', 'USERID'];

  it.each(named)('is never another one that the body of %s names [SRV-06]', async (name) => {
    const before = await hers();
    const { userId: _, ...rest } = callOf(name).body as { userId: string };
    for (const userId of [numberedId(77), 'me', '*', `${asha.userId} `]) {
      for (const key of spellings) {
        const answer = await make(asha.ask, name, { body: { ...rest, [key]: userId } });
        expect(answer, `${key} ${userId}`).toMatchObject({ status: 403, data: null });
      }
    }
    expect(await hers()).toEqual(before);
  });

  it('is the caller when nobody is named: a stranger’s own cart is empty [SRV-06, SRV-42]', async () => {
    const stranger = await shop.customer();
    const before = await hers();
    const answer = await make(stranger.ask, 'createOrder', { body: {} });
    expect(answer).toMatchObject({ status: 409, data: null, message: 'Your cart is empty' });
    expect(await hers()).toEqual(before);
  });

  it('cannot tell what is another’s from what does not exist [SRV-07, SRV-48, SRV-60]', async () => {
    const stranger = await shop.customer();
    const calls = (line: string, order: string, provided: string) =>
      Promise.all([
        stranger.ask('DELETE', `Cart/items/${line}`),
        stranger.ask('PUT', `Cart/items/${line}`, { quantity: 2 }),
        stranger.ask('GET', `Orders/me/${order}`),
        stranger.ask('POST', 'Payments/VerifyPayment', { cashfree_order_id: provided }),
        stranger.ask('GET', `Orders/me?CashfreeOrderId=${provided}`),
      ]);
    const said = async (...ids: Parameters<typeof calls>) =>
      (await calls(...ids)).map(({ status, message, data }) => ({ status, message, data }));
    const unknown = await said(randomUUID(), randomUUID(), 'AAN-2222222222');
    expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404, 404, 200]);
    expect(await said(lineId, open.id, open.orderId)).toEqual(unknown);
    expect(await said(lineId, bought.id, bought.orderId)).toEqual(unknown);
  });
});
