import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '#contract/api/catalogue.ts';
import type { LoadStatus } from '../load-status.ts';
import type { RootState } from '../store.ts';

/**
 * The product that a page is about. It is kept apart from the products store, because the next list load empties that
 * one while the page still shows its product.
 */
export type ProductPageState = {
  id: string | null;
  status: LoadStatus;
  error: string | null;
  product: Product | null;
  related: Product[];
  /** When the product was loaded. */
  at: number;
};

/** How the store tells of an id that no product has. */
export const NO_SUCH_PRODUCT = 'HTTP 404';

export const initialProductPage: ProductPageState = {
  id: null,
  status: 'idle',
  error: null,
  product: null,
  related: [],
  at: 0,
};

type ForId<Rest> = PayloadAction<{ id: string } & Rest>;

const productPageSlice = createSlice({
  name: 'productPage',
  initialState: initialProductPage,
  reducers: {
    productAsked: (state, { payload: id }: PayloadAction<string>) =>
      // Asked again, the page keeps what it shows until the new answer is there.
      state.id === id ? { ...state, status: 'loading', error: null } : { ...initialProductPage, id, status: 'loading' },
    // A late answer about another product is of no interest any more.
    productArrived: (state, { payload }: ForId<{ product: Product; at: number }>) => {
      if (state.id === payload.id) Object.assign(state, payload, { status: 'succeeded', error: null });
    },
    productFailed: (state, { payload }: ForId<{ error: string }>) => {
      if (state.id === payload.id) Object.assign(state, payload, { status: 'failed' });
    },
    relatedArrived: (state, { payload }: ForId<{ related: Product[] }>) => {
      if (state.id === payload.id) state.related = payload.related;
    },
  },
});

export const { productAsked, productArrived, productFailed, relatedArrived } = productPageSlice.actions;
export const productPageReducer = productPageSlice.reducer;

/** The page's own state, or its start when the store still tells of another product. */
export const selectProductPage = ({ productPage }: RootState, id: string | undefined): ProductPageState =>
  productPage.id === id ? productPage : initialProductPage;
