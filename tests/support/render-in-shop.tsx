import type { ReactElement } from 'react';
import type { Product } from '#contract/api/catalogue.ts';
import { sessionStarted } from '#storefront/state/account/session-slice.ts';
import { initialProducts } from '#storefront/state/catalogue/products-slice.ts';
import { fakeTransport, okAnswer } from './fake-transport.ts';
import { renderWithStore, testStore } from './render-with-store.tsx';

type Surroundings = {
  address?: string;
  /** Already in the browser's store. */
  products?: readonly Product[];
  signedIn?: boolean;
  /** Quantities of the lines that GET /api/Cart answers. */
  cart?: readonly number[];
};

/** A part of the shop's frame, seen by a visitor or a customer; tells what was asked of the server. */
export function renderInShop(element: ReactElement, surroundings: Surroundings = {}) {
  const { address = '/', products = [], signedIn = false, cart = [] } = surroundings;
  const items = cart.map((quantity, line) => ({
    id: `${line}`,
    productId: `p${line}`,
    category: 'wallpaper',
    quantity,
  }));
  const transport = fakeTransport({ 'GET /api/Cart': () => okAnswer({ items, subtotal: 0 }) });
  const byId = Object.fromEntries(products.map((product) => [product.id, product]));
  const store = testStore({
    transport,
    preloadedState: { products: { ...initialProducts, items: [...products], byId } },
  });
  if (signedIn) store.dispatch(sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }));
  return { ...renderWithStore(element, { store, address }), requests: transport.requests };
}
