import { expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { sampleProduct } from '#tests/support/samples/product-samples.ts';
import {
  createFakeTransport,
  jsonResponse,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionStarted } from '../account/session-slice.ts';
import { fetchMissingProducts } from './wishlist-products.ts';
import { selectMissingProduct } from './wishlist-slice.ts';
import { fetchWishlist } from './wishlist-thunks.ts';

const idsUpTo = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

async function customerWith(ids: string[], answer: (id: string) => ApiResponse) {
  let inFlight = 0;
  let most = 0;
  const asked: string[] = [];
  const transport = createFakeTransport({
    'GET /api/Wishlist': () =>
      okResponse({ items: [...ids.map((productId) => ({ productId })), { product: sampleProduct('known') }] }),
    'GET /api/Products/GetProductById/:id': async ({ params }) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      asked.push(String(params.id));
      await new Promise((resolve) => setTimeout(resolve));
      inFlight -= 1;
      return answer(String(params.id));
    },
  });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  await store.dispatch(fetchWishlist());
  return { store, asked, most: () => most };
}

it('looks up thirty missing products, never more than twelve at once, each once [WISH-24, WISH-32, CONST-26]', async () => {
  const ids = idsUpTo(30);
  const { store, asked, most } = await customerWith(ids, (id) => okResponse(sampleProduct(id)));
  await Promise.all([store.dispatch(fetchMissingProducts()), store.dispatch(fetchMissingProducts())]);
  expect(most()).toBe(12);
  expect(asked).toEqual(ids);
  expect(selectMissingProduct(store.getState(), 'p29')?.title).toBe('Product p29');
  await store.dispatch(fetchMissingProducts());
  expect(asked).toHaveLength(30);
});

it('knows what the shop no longer has, and asks again for what did not answer [Q-79]', async () => {
  const answers: Record<string, ApiResponse> = {
    p0: jsonResponse(404, failure('Not found')),
    p1: textResponse(500, 'down'),
  };
  const { store, asked } = await customerWith(['p0', 'p1'], (id) => answers[id] ?? textResponse(500, ''));
  await store.dispatch(fetchMissingProducts());
  expect(selectMissingProduct(store.getState(), 'p0')).toBeNull();
  expect(selectMissingProduct(store.getState(), 'p1')).toBeUndefined();
  expect(store.getState().products.status).toBe('idle');
  await store.dispatch(fetchMissingProducts());
  expect(asked).toEqual(['p0', 'p1', 'p1']);
});
