import type { ReactElement } from 'react';
import type { Product } from '#contract/storefront/catalogue.ts';
import { sessionStarted } from '#storefront/state/account/session-slice.ts';
import { initialProductsState } from '#storefront/state/catalogue/products-slice.ts';
import { buildOkResponse, createFakeTransport } from './fake-transport.ts';
import { createTestStore, renderWithStore } from './render-with-store.tsx';

type ShopState = {
  url?: string;
  /** Already in the store. */
  products?: readonly Product[];
  /** The shop sells nothing else, and the store knows it. */
  isWholeList?: boolean;
  isSignedIn?: boolean;
  /** Quantities of the lines returned by GET /api/Cart. */
  cart?: readonly number[];
};

/** Renders part of the page shell for a visitor or a customer; returns the requests. */
export function renderInShop(element: ReactElement, state: ShopState = {}) {
  const { url = '/', products = [], isWholeList = false, isSignedIn = false, cart = [] } = state;
  const items = cart.map((quantity, line) => ({
    id: `${line}`,
    productId: `p${line}`,
    category: 'wallpaper',
    quantity,
  }));
  const transport = createFakeTransport({ 'GET /api/Cart': () => buildOkResponse({ items, subtotal: 0 }) });
  const byId = Object.fromEntries(products.map((product) => [product.id, product]));
  const list = { key: 'all', ids: Object.keys(byId), isLoaded: true, requestId: '' };
  const store = createTestStore({
    transport,
    preloadedState: {
      products: { ...initialProductsState, items: [...products], byId, list: isWholeList ? list : null },
    },
  });
  if (isSignedIn) store.dispatch(sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }));
  return { ...renderWithStore(element, { store, url }), requests: transport.requests };
}
