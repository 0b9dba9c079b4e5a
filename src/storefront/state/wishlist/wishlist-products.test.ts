import { expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiAnswer } from '#contract/transport.ts';
import { fakeTransport, jsonAnswer, okAnswer, textAnswer } from '#tests/support/fake-transport.ts';
import { testStore } from '#tests/support/render-with-store.tsx';
import { sampleProduct } from '#tests/support/sample-products.ts';
import { sessionStarted } from '../account/session-slice.ts';
import { fetchMissingProducts } from './wishlist-products.ts';
import { selectSoughtProduct } from './wishlist-slice.ts';
import { fetchWishlist } from './wishlist-thunks.ts';

const idsUpTo = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

async function customerWith(ids: string[], answer: (id: string) => ApiAnswer) {
  let inFlight = 0;
  let most = 0;
  const asked: string[] = [];
  const transport = fakeTransport({
    'GET /api/Wishlist': () =>
      okAnswer({ items: [...ids.map((productId) => ({ productId })), { product: sampleProduct('known') }] }),
    'GET /api/Products/GetProductById/:id': async ({ params }) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      asked.push(String(params.id));
      await new Promise((resolve) => setTimeout(resolve));
      inFlight -= 1;
      return answer(String(params.id));
    },
  });
  const store = testStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  await store.dispatch(fetchWishlist());
  return { store, asked, most: () => most };
}

it('looks up thirty missing products, never more than twelve at once, each once [WISH-24, WISH-32, CONST-26]', async () => {
  const ids = idsUpTo(30);
  const { store, asked, most } = await customerWith(ids, (id) => okAnswer(sampleProduct(id)));
  await Promise.all([store.dispatch(fetchMissingProducts()), store.dispatch(fetchMissingProducts())]);
  expect(most()).toBe(12);
  expect(asked).toEqual(ids);
  expect(selectSoughtProduct(store.getState(), 'p29')?.title).toBe('Product p29');
  await store.dispatch(fetchMissingProducts());
  expect(asked).toHaveLength(30);
});

it('knows what the shop no longer has, and asks again for what did not answer [Q-79]', async () => {
  const answers: Record<string, ApiAnswer> = { p0: jsonAnswer(404, failure('Not found')), p1: textAnswer(500, 'down') };
  const { store, asked } = await customerWith(['p0', 'p1'], (id) => answers[id] ?? textAnswer(500, ''));
  await store.dispatch(fetchMissingProducts());
  expect(selectSoughtProduct(store.getState(), 'p0')).toBeNull();
  expect(selectSoughtProduct(store.getState(), 'p1')).toBeUndefined();
  expect(store.getState().products.status).toBe('idle');
  await store.dispatch(fetchMissingProducts());
  expect(asked).toEqual(['p0', 'p1', 'p1']);
});
