import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpointRoutes } from '#contract/endpoint-routes.ts';
import { type EndpointName, endpointTable } from '#contract/endpoint-table.ts';
import { createBadBearers } from '#tests/support/customers/session-tokens.ts';
import { type SampleRequest, sampleRequests } from '#tests/support/samples/request-samples.ts';
import type { SendRequest } from '#tests/support/shop/catalogue-shop.ts';
import { type Buyer, type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createNumberedId, testProducts } from '#tests/support/shop/test-catalogue.ts';

type Routes = typeof endpointRoutes;
type BearerEndpoint = { [Name in EndpointName]: Routes[Name]['auth'] extends 'bearer' ? Name : never }[EndpointName];

/**
 * Status of each endpoint when another customer sends Asha's ids; 200 if the endpoint reads only the caller's own data.
 * The type makes every new endpoint with a token appear here.
 */
const STATUS_FOR_STRANGER: Readonly<Record<BearerEndpoint, 200 | 403 | 404>> = {
  getWishlist: 200,
  addToWishlist: 200,
  removeFromWishlist: 200,
  getCart: 200,
  addToCart: 403,
  updateCartItem: 404,
  removeCartItem: 404,
  clearCart: 200,
  logOut: 200,
  logOutEverywhere: 200,
  getDevices: 200,
  changePassword: 403,
  changeEmail: 403,
  createOrder: 403,
  verifyPayment: 404,
  getUserDetails: 403,
  saveUserDetails: 403,
  getMyOrders: 200,
  getMyOrder: 404,
  getPrivacy: 404,
  getMyData: 200,
  sendVerificationEmail: 404,
  saveMarketingConsent: 404,
  eraseMyData: 403,
  withdrawErasure: 404,
};

const bearerEndpoints = Object.entries<Endpoint>(endpointTable).filter(([, { auth }]) => auth === 'bearer');
const names = bearerEndpoints.map(([name]) => name) as BearerEndpoint[];

let shop: CheckoutShop;
let asha: Buyer;
let lineId: string;
/** Asha's order that awaits payment, and her paid one. */
let openOrder: { id: string; orderId: string };
let paidOrder: { id: string; orderId: string };

beforeAll(async () => {
  shop = await createCheckoutShop();
  asha = await shop.createBuyer();
  paidOrder = (await asha.createOrder()).data;
  shop.provider.pay(paidOrder.orderId);
  await asha.verifyPayment(paidOrder.orderId);
  const item = { productId: testProducts.wallpaper.id, widthInInches: 10, heightInInches: 20 };
  lineId = (await asha.send('POST', 'Cart/addtocart', { items: [item] })).data.items[0]?.id ?? '';
  await asha.send('POST', `Wishlist/${testProducts.canvas.id}`);
  openOrder = (await asha.createOrder()).data;
});
afterAll(() => shop.close());

/** Builds a valid request of Asha's. */
function buildRequest(name: BearerEndpoint): SampleRequest {
  const request = sampleRequests[name]({ userId: asha.userId, lineId, orderId: openOrder.id });
  if (name === 'verifyPayment') return { body: { cashfree_order_id: openOrder.orderId } };
  return name === 'getMyOrders' ? { query: { CashfreeOrderId: openOrder.orderId } } : request;
}

function sendRequest(
  send: SendRequest,
  name: BearerEndpoint,
  { params = {}, query = {}, body }: SampleRequest = buildRequest(name),
) {
  const { method, path } = endpointRoutes[name];
  const url = Object.entries(params).reduce((text, [key, value]) => text.replace(`:${key}`, value), path as string);
  const search = new URLSearchParams(query).toString();
  return send<unknown>(method, `${url.replace('/api/', '')}${search && `?${search}`}`, body);
}

/** Reads everything of Asha's, from the API and the database. */
const readAshasData = async () => ({
  cart: (await asha.send('GET', 'Cart')).data,
  wishlist: (await asha.send('GET', 'Wishlist')).data,
  details: (await asha.send('GET', `UserDetails/${asha.userId}`)).data,
  orders: (await asha.send('GET', 'Orders/me')).data,
  records: [await shop.readOrderRecord(openOrder.id), await shop.readOrderRecord(paidOrder.id)],
  providerCallCount: shop.provider.calls.length,
});

const listAshasValues = () => [
  asha.userId,
  lineId,
  openOrder.id,
  openOrder.orderId,
  paidOrder.id,
  paidOrder.orderId,
  'asha@example.in',
  'Mill Road',
];

it('covers every endpoint that needs a token; all endpoints about customers need one [SRV-05]', () => {
  expect([...names].sort()).toEqual(Object.keys(STATUS_FOR_STRANGER).sort());
  const customerPaths = /^\/api\/(Cart|Wishlist|UserDetails|Orders|Payments)/;
  const unguarded = Object.values<Endpoint>(endpointTable).filter(
    ({ auth, path }) => auth !== 'bearer' && customerPaths.test(path),
  );
  expect(unguarded).toEqual([]);
});

describe.each(names)('%s', (name) => {
  it('rejects a missing or invalid token and changes nothing [SRV-05, ROLE-09, CART-26, WISH-26]', async () => {
    const before = await readAshasData();
    for (const [kind, authorization] of Object.entries(await createBadBearers(asha.userId, shop.clock.now()))) {
      const response = await sendRequest(shop.sendAs(authorization), name);
      expect(response, kind).toMatchObject({ status: 401, data: null, message: 'Please log in to continue.' });
    }
    expect(await readAshasData()).toEqual(before);
  });

  it('never shows or changes another customer’s data [SRV-06, SRV-07, SRV-54]', async () => {
    const before = await readAshasData();
    const stranger = await shop.createCustomer();
    const { status, data, message } = await sendRequest(stranger.send, name);
    expect(status).toBe(STATUS_FOR_STRANGER[name]);
    if (status !== 200) expect(data).toBeNull();
    for (const value of listAshasValues()) expect(JSON.stringify({ data, message })).not.toContain(value);
    expect(await readAshasData()).toEqual(before);
  });
});

describe('the customer of a request', () => {
  const endpointsWithUserId: readonly BearerEndpoint[] = ['addToCart', 'createOrder', 'saveUserDetails'];
  const spellings = ['userId', 'UserId', 'USERID'];

  it.each(endpointsWithUserId)('cannot be replaced by a user id in the body of %s [SRV-06]', async (name) => {
    const before = await readAshasData();
    const { userId: _, ...rest } = buildRequest(name).body as { userId: string };
    for (const userId of [createNumberedId(77), 'me', '*', `${asha.userId} `]) {
      for (const key of spellings) {
        const response = await sendRequest(asha.send, name, { body: { ...rest, [key]: userId } });
        expect(response, `${key} ${userId}`).toMatchObject({ status: 403, data: null });
      }
    }
    expect(await readAshasData()).toEqual(before);
  });

  it('is the caller when the body names nobody [SRV-06, SRV-42]', async () => {
    const stranger = await shop.createCustomer();
    const before = await readAshasData();
    const response = await sendRequest(stranger.send, 'createOrder', { body: {} });
    expect(response).toMatchObject({ status: 409, data: null, message: 'Your cart is empty' });
    expect(await readAshasData()).toEqual(before);
  });

  it('gets the same response for another customer’s id as for an unknown one [SRV-07, SRV-48, SRV-60]', async () => {
    const stranger = await shop.createCustomer();
    const sendAll = (line: string, order: string, providerOrder: string) =>
      Promise.all([
        stranger.send('DELETE', `Cart/items/${line}`),
        stranger.send('PUT', `Cart/items/${line}`, { quantity: 2 }),
        stranger.send('GET', `Orders/me/${order}`),
        stranger.send('POST', 'Payments/VerifyPayment', { cashfree_order_id: providerOrder }),
        stranger.send('GET', `Orders/me?CashfreeOrderId=${providerOrder}`),
      ]);
    const getResponses = async (...ids: Parameters<typeof sendAll>) =>
      (await sendAll(...ids)).map(({ status, message, data }) => ({ status, message, data }));
    const unknownIdResponses = await getResponses(randomUUID(), randomUUID(), 'AAN-2222222222');
    expect(unknownIdResponses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 200]);
    expect(await getResponses(lineId, openOrder.id, openOrder.orderId)).toEqual(unknownIdResponses);
    expect(await getResponses(lineId, paidOrder.id, paidOrder.orderId)).toEqual(unknownIdResponses);
  });
});
