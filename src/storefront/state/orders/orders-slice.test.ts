import { describe, expect, it } from 'vitest';
import type { ApiResponse } from '#contract/transport.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { buildOrdersResponse, createSampleOrder } from '#tests/support/samples/order-samples.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
  type FakeResponses,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { selectOrder, selectOrdersError, selectOrdersView } from './orders-slice.ts';
import { fetchOrder, fetchOrders, fetchTracking, TRACKING_KEY } from './orders-thunks.ts';

const LIST = 'GET /api/Orders/me';
const ONE = 'GET /api/Orders/me/:id';

function createStore(responses: FakeResponses = {}, token: string | null = 't') {
  const transport = createFakeTransport(responses);
  const store = createTestStore({ transport });
  if (token !== null) store.dispatch(sessionStarted({ token, userId: 'u', expiresAtMs: null }));
  return { store, requests: transport.requests };
}

const firstPage = { page: 1 };
const hidden = createSampleOrder({ id: 'h', status: 0, paidAt: null, cashfreePaymentId: null });

describe('orders list', () => {
  it('is requested with page 1, size 20 and the token [ORD-22, ORD-24, CONST-33, API-23]', async () => {
    const { store, requests } = createStore({ [LIST]: () => buildOrdersResponse([createSampleOrder()]) });
    await store.dispatch(fetchOrders(firstPage));
    expect(requests).toMatchObject([{ path: '/api/Orders/me', query: { Page: 1, PageSize: 20 }, token: 't' }]);
    expect(selectOrdersView(store.getState(), '')).toMatchObject({ orders: [{ id: 'o1' }], lastPage: 1, pageCount: 1 });
    expect(selectOrder(store.getState(), 'o1')?.orderNumber).toBe('AAN-23456789AB');
  });

  it('is requested without a token when there is none [ORD-24]', async () => {
    const { store, requests } = createStore({}, null);
    await store.dispatch(fetchOrders(firstPage));
    expect(requests.map(({ token }) => token)).toEqual([undefined]);
  });

  it('fetches the next page when this one has no listed order [ORD-11, ORD-12, Q-113]', async () => {
    const pages: Record<string, ApiResponse> = {
      1: buildOrdersResponse([hidden], { page: 1, totalCount: 41 }),
      2: buildOrdersResponse([createSampleOrder()], { page: 2, totalCount: 41 }),
    };
    const { store, requests } = createStore({
      [LIST]: ({ query }) => pages[String(query.Page)] ?? buildOrdersResponse([]),
    });
    await store.dispatch(fetchOrders(firstPage));
    expect(requests.map(({ query }) => query.Page)).toEqual([1, 2]);
    expect(selectOrdersView(store.getState(), '')).toMatchObject({ lastPage: 2, pageCount: 3 });
  });

  it('stops at the last page when no order is listed [Q-113]', async () => {
    const { store, requests } = createStore({ [LIST]: () => buildOrdersResponse([hidden], { totalCount: 21 }) });
    await store.dispatch(fetchOrders(firstPage));
    expect(requests).toHaveLength(2);
    expect(selectOrdersView(store.getState(), '')?.lastPage).toBe(2);
  });

  it('is cached per filter and cleared with the session', async () => {
    const { store } = createStore({
      [LIST]: ({ query }) => buildOrdersResponse([createSampleOrder({ id: `status ${query.Status}` })]),
    });
    await Promise.all([store.dispatch(fetchOrders({ page: 1, status: 3 })), store.dispatch(fetchOrders(firstPage))]);
    expect(selectOrdersView(store.getState(), '?status=3')?.orders[0]?.id).toBe('status 3');
    store.dispatch(sessionEnded());
    expect(store.getState().orders).toEqual({ views: [], byId: {}, errors: {} });
  });

  it('ignores a response that arrives after the session ended', async () => {
    const response = createDeferred<ApiResponse>();
    const { store } = createStore({ [LIST]: () => response.promise, [ONE]: () => response.promise });
    const loads = [store.dispatch(fetchOrders(firstPage)), store.dispatch(fetchOrder('o1'))];
    store.dispatch(sessionEnded());
    response.resolve(buildOrdersResponse([createSampleOrder()]));
    await Promise.all(loads);
    expect(store.getState().orders).toEqual({ views: [], byId: {}, errors: {} });
  });

  it.each([
    [buildTextResponse(500, 'down'), 'Failed to fetch orders: 500 down'],
    [buildJsonResponse(403, { message: 'Not yours.' }), 'Failed to fetch orders: 403 Not yours.'],
    [buildTextResponse(502, '<html>Bad gateway</html>'), 'Failed to fetch orders: 502'],
    [buildJsonResponse(200, { succeeded: false, message: 'Closed' }), 'Closed'],
    [buildJsonResponse(200, { succeeded: false }), 'Failed to load orders'],
    [buildTextResponse(200, 'nonsense'), 'Failed to load orders'],
    [buildOkResponse({ page: 1 }), 'Failed to load orders'],
    [buildOkResponse(null), 'Failed to load orders'],
    [buildOkResponse({ items: 'none' }), 'Failed to load orders'],
    [buildOkResponse({ items: [{ id: 'o1' }, 'o2'] }), 'Failed to load orders'],
    [buildTextResponse(204, ''), 'Failed to load orders'],
  ])('reports the error for %j: %j [ERR-46, ERR-47, D-50]', async (response, text) => {
    const { store } = createStore({ [LIST]: () => response });
    await store.dispatch(fetchOrders(firstPage));
    expect(selectOrdersError(store.getState(), '')).toBe(text);
  });

  it('shows the specified error messages when there is no response [ERR-47, ERR-49]', async () => {
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
    const { store } = createStore({ [LIST]: unreachable, [ONE]: unreachable });
    await Promise.all([store.dispatch(fetchOrders(firstPage)), store.dispatch(fetchOrder('o1'))]);
    expect(store.getState().orders.errors).toEqual({ '': 'Failed to load orders', o1: 'Failed to load order' });
  });
});

describe('tracking', () => {
  it('requests one page of maximum size [Q-02]', async () => {
    const { store, requests } = createStore({ [LIST]: () => buildOrdersResponse([hidden], { totalCount: 150 }) });
    await store.dispatch(fetchTracking());
    expect(requests.map(({ query }) => query)).toEqual([{ Page: 1, PageSize: 100 }]);
    expect(selectOrdersView(store.getState(), TRACKING_KEY)?.orders).toHaveLength(1);
  });
});

describe('a single order', () => {
  it('is requested by id with the token [ORD-26, API-24]', async () => {
    const { store, requests } = createStore({ [ONE]: () => buildOkResponse(createSampleOrder()) });
    await store.dispatch(fetchOrder('o1'));
    expect(requests).toMatchObject([{ path: '/api/Orders/me/:id', params: { id: 'o1' }, token: 't' }]);
    expect(selectOrder(store.getState(), 'o1')?.amountInPaise).toBe(108_000);
  });

  it.each([
    buildJsonResponse(404, { succeeded: false }),
    buildOkResponse(null),
    buildJsonResponse(200, { succeeded: true }),
  ])('does not exist after %j [ORD-35, ORD-39, Q-116]', async (response) => {
    const { store } = createStore({ [ONE]: () => response });
    await store.dispatch(fetchOrder('o1'));
    expect(selectOrder(store.getState(), 'o1')).toBeNull();
    expect(selectOrdersError(store.getState(), 'o1')).toBeUndefined();
  });

  it('reports a load error and clears it after a successful load [ERR-48, ERR-49]', async () => {
    const responses = [
      buildTextResponse(503, 'busy'),
      buildJsonResponse(200, { succeeded: false }),
      buildOkResponse({ id: 'o1' }),
      buildOkResponse(createSampleOrder()),
    ];
    const { store } = createStore({ [ONE]: () => responses.shift() ?? buildOkResponse(null) });
    const loadAndGetError = async () => {
      await store.dispatch(fetchOrder('o1'));
      return selectOrdersError(store.getState(), 'o1');
    };
    expect([
      await loadAndGetError(),
      await loadAndGetError(),
      await loadAndGetError(),
      await loadAndGetError(),
    ]).toEqual(['Failed to fetch order: 503 busy', 'Failed to load order', 'Failed to load order', undefined]);
  });
});
