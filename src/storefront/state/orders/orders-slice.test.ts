import { describe, expect, it } from 'vitest';
import type { ApiResponse } from '#contract/transport.ts';
import { ordersResponse, sampleOrder } from '#tests/support/samples/order-samples.ts';
import {
  createFakeTransport,
  type FakeResponses,
  jsonResponse,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { selectOrder, selectOrdersError, selectOrdersView } from './orders-slice.ts';
import { fetchOrder, fetchOrders, fetchTracking, TRACKING_KEY } from './orders-thunks.ts';

const LIST = 'GET /api/Orders/me';
const ONE = 'GET /api/Orders/me/:id';

function shop(answers: FakeResponses = {}, token: string | null = 't') {
  const transport = createFakeTransport(answers);
  const store = createTestStore({ transport });
  if (token !== null) store.dispatch(sessionStarted({ token, userId: 'u', expiresAtMs: null }));
  return { store, requests: transport.requests };
}

const first = { page: 1 };
const hidden = sampleOrder({ id: 'h', status: 0, paidAt: null, cashfreePaymentId: null });

describe('the list of orders', () => {
  it('is asked for with page 1, size 20 and the token [ORD-22, ORD-24, CONST-33, API-23, API-29]', async () => {
    const { store, requests } = shop({ [LIST]: () => ordersResponse([sampleOrder()]) });
    await store.dispatch(fetchOrders(first));
    expect(requests).toMatchObject([{ path: '/api/Orders/me', query: { Page: 1, PageSize: 20 }, token: 't' }]);
    expect(selectOrdersView(store.getState(), '')).toMatchObject({ orders: [{ id: 'o1' }], lastPage: 1, pageCount: 1 });
    expect(selectOrder(store.getState(), 'o1')?.orderNumber).toBe('AAN-23456789AB');
  });

  it('is asked for without a token when there is none [ORD-24]', async () => {
    const { store, requests } = shop({}, null);
    await store.dispatch(fetchOrders(first));
    expect(requests.map(({ token }) => token)).toEqual([undefined]);
  });

  it('goes on to the next page when nothing on this one is listed [ORD-11, ORD-12, Q-113]', async () => {
    const pages: Record<string, ApiResponse> = {
      1: ordersResponse([hidden], { page: 1, totalCount: 41 }),
      2: ordersResponse([sampleOrder()], { page: 2, totalCount: 41 }),
    };
    const { store, requests } = shop({ [LIST]: ({ query }) => pages[String(query.Page)] ?? ordersResponse([]) });
    await store.dispatch(fetchOrders(first));
    expect(requests.map(({ query }) => query.Page)).toEqual([1, 2]);
    expect(selectOrdersView(store.getState(), '')).toMatchObject({ lastPage: 2, pageCount: 3 });
  });

  it('stops at the end when nothing at all is listed [Q-113]', async () => {
    const { store, requests } = shop({ [LIST]: () => ordersResponse([hidden], { totalCount: 21 }) });
    await store.dispatch(fetchOrders(first));
    expect(requests).toHaveLength(2);
    expect(selectOrdersView(store.getState(), '')?.lastPage).toBe(2);
  });

  it('is kept by what was asked for, and forgotten with the session', async () => {
    const { store } = shop({ [LIST]: ({ query }) => ordersResponse([sampleOrder({ id: `status ${query.Status}` })]) });
    await Promise.all([store.dispatch(fetchOrders({ page: 1, status: 3 })), store.dispatch(fetchOrders(first))]);
    expect(selectOrdersView(store.getState(), '?status=3')?.orders[0]?.id).toBe('status 3');
    store.dispatch(sessionEnded());
    expect(store.getState().orders).toEqual({ views: [], byId: {}, errors: {} });
  });

  it('is not shown when it arrives after the session has ended', async () => {
    let answer = (_: ApiResponse) => {};
    const asked = new Promise<ApiResponse>((resolve) => {
      answer = resolve;
    });
    const { store } = shop({ [LIST]: () => asked, [ONE]: () => asked });
    const loads = [store.dispatch(fetchOrders(first)), store.dispatch(fetchOrder('o1'))];
    store.dispatch(sessionEnded());
    answer(ordersResponse([sampleOrder()]));
    await Promise.all(loads);
    expect(store.getState().orders).toEqual({ views: [], byId: {}, errors: {} });
  });

  it.each([
    [textResponse(500, 'down'), 'Failed to fetch orders: 500 down'],
    [jsonResponse(403, { message: 'Not yours.' }), 'Failed to fetch orders: 403 Not yours.'],
    [textResponse(502, '<html>Bad gateway</html>'), 'Failed to fetch orders: 502'],
    [jsonResponse(200, { succeeded: false, message: 'Closed' }), 'Closed'],
    [jsonResponse(200, { succeeded: false }), 'Failed to load orders'],
    [textResponse(200, 'nonsense'), 'Failed to load orders'],
  ])('that fails with %j says %j [ERR-46, ERR-47]', async (answer, text) => {
    const { store } = shop({ [LIST]: () => answer });
    await store.dispatch(fetchOrders(first));
    expect(selectOrdersError(store.getState(), '')).toBe(text);
  });

  it('says what the catalogue says when nobody answers [ERR-47, ERR-49]', async () => {
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
    const { store } = shop({ [LIST]: unreachable, [ONE]: unreachable });
    await Promise.all([store.dispatch(fetchOrders(first)), store.dispatch(fetchOrder('o1'))]);
    expect(store.getState().orders.errors).toEqual({ '': 'Failed to load orders', o1: 'Failed to load order' });
  });
});

describe('the tracking screen', () => {
  it('asks for as many orders as one answer may hold [Q-02]', async () => {
    const { store, requests } = shop({ [LIST]: () => ordersResponse([hidden], { totalCount: 150 }) });
    await store.dispatch(fetchTracking());
    expect(requests.map(({ query }) => query)).toEqual([{ Page: 1, PageSize: 100 }]);
    expect(selectOrdersView(store.getState(), TRACKING_KEY)?.orders).toHaveLength(1);
  });
});

describe('one order', () => {
  it('is asked for by its id with the token [ORD-26, API-24]', async () => {
    const { store, requests } = shop({ [ONE]: () => okResponse(sampleOrder()) });
    await store.dispatch(fetchOrder('o1'));
    expect(requests).toMatchObject([{ path: '/api/Orders/me/:id', params: { id: 'o1' }, token: 't' }]);
    expect(selectOrder(store.getState(), 'o1')?.amountInPaise).toBe(108_000);
  });

  it.each([jsonResponse(404, { succeeded: false }), okResponse(null)])(
    'is not there after %j [ORD-35, ORD-39]',
    async (answer) => {
      const { store } = shop({ [ONE]: () => answer });
      await store.dispatch(fetchOrder('o1'));
      expect(selectOrder(store.getState(), 'o1')).toBeNull();
      expect(selectOrdersError(store.getState(), 'o1')).toBeUndefined();
    },
  );

  it('that cannot be fetched says why, and leaves no such word once it can [ERR-48, ERR-49]', async () => {
    const answers = [textResponse(503, 'busy'), jsonResponse(200, { succeeded: false }), okResponse(sampleOrder())];
    const { store } = shop({ [ONE]: () => answers.shift() ?? okResponse(null) });
    const error = async () => {
      await store.dispatch(fetchOrder('o1'));
      return selectOrdersError(store.getState(), 'o1');
    };
    expect([await error(), await error(), await error()]).toEqual([
      'Failed to fetch order: 503 busy',
      'Failed to load order',
      undefined,
    ]);
  });
});
