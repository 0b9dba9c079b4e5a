import { createSelector } from '@reduxjs/toolkit';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { RootState } from '../store.ts';

export const selectProducts = (state: RootState): readonly Product[] => state.products.items;
export const selectProductById = (state: RootState, id: string): Product | undefined => state.products.byId[id];

/** The products of one list (`getProductListKey`), or `undefined` while the store holds another or none. */
export const selectProductList = createSelector(
  [
    (state: RootState) => state.products.list,
    (state: RootState) => state.products.items,
    (state: RootState) => state.products.byId,
    (_: RootState, key: string) => key,
  ],
  (list, items, byId, key): readonly Product[] | undefined => {
    if (list?.key !== key || !list.isLoaded) return undefined;
    // Returns the same array where possible, so derived data stays cached.
    return items.length === list.ids.length ? items : list.ids.flatMap((id) => byId[id] ?? []);
  },
);
