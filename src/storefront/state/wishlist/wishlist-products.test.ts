import { expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionStarted } from '../account/session-slice.ts';
import { fetchMissingProducts } from './wishlist-products.ts';
import { selectFetchedProduct } from './wishlist-slice.ts';
import { fetchWishlist } from './wishlist-thunks.ts';

const createIds = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

async function createCustomer(ids: string[], respond: (id: string) => ApiResponse) {
  let inFlight = 0;
  let maxInFlight = 0;
  const requestedIds: string[] = [];
  const transport = createFakeTransport({
    'GET /api/Wishlist': () =>
      buildOkResponse({
        items: [...ids.map((productId) => ({ productId })), { product: createSampleProduct('embedded') }],
      }),
    'GET /api/Products/GetProductById/:id': async ({ params }) => {
      inFlight += 1;
      maxInFlight = Math.max(maxInFlight, inFlight);
      requestedIds.push(String(params.id));
      await new Promise((resolve) => setTimeout(resolve));
      inFlight -= 1;
      return respond(String(params.id));
    },
  });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  await store.dispatch(fetchWishlist());
  return { store, requestedIds, getMaxInFlight: () => maxInFlight };
}

it('fetches thirty missing products once each, at most twelve at a time [WISH-24, WISH-32, CONST-26]', async () => {
  const ids = createIds(30);
  const { store, requestedIds, getMaxInFlight } = await createCustomer(ids, (id) =>
    buildOkResponse(createSampleProduct(id)),
  );
  await Promise.all([store.dispatch(fetchMissingProducts()), store.dispatch(fetchMissingProducts())]);
  expect(getMaxInFlight()).toBe(12);
  expect(requestedIds).toEqual(ids);
  expect(selectFetchedProduct(store.getState(), 'p29')?.title).toBe('Product p29');
  await store.dispatch(fetchMissingProducts());
  expect(requestedIds).toHaveLength(30);
});

it('marks deleted products and retries failed ones [Q-79]', async () => {
  const responses: Record<string, ApiResponse> = {
    p0: buildJsonResponse(404, buildFailure('Not found')),
    p1: buildTextResponse(500, 'down'),
    p2: buildOkResponse(null),
    p3: buildOkResponse({ unreadable: true }),
    p4: buildJsonResponse(200, { succeeded: true }),
  };
  const { store, requestedIds } = await createCustomer(
    ['p0', 'p1', 'p2', 'p3', 'p4'],
    (id) => responses[id] ?? buildTextResponse(500, ''),
  );
  await store.dispatch(fetchMissingProducts());
  expect(selectFetchedProduct(store.getState(), 'p0')).toBeNull();
  expect(selectFetchedProduct(store.getState(), 'p1')).toBeUndefined();
  expect(selectFetchedProduct(store.getState(), 'p2')).toBeNull();
  expect(selectFetchedProduct(store.getState(), 'p3')).toBeUndefined();
  expect(selectFetchedProduct(store.getState(), 'p4')).toBeNull();
  expect(store.getState().products.status).toBe('idle');
  await store.dispatch(fetchMissingProducts());
  expect(requestedIds).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p1', 'p3']);
});
