import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { LoadStatus } from '../load-status.ts';

/** The product of the current page. Stored separately because list loads empty the products slice. */
export type ProductPageState = {
  id: string | null;
  status: LoadStatus;
  error: string | null;
  /** The page that took the place of an archived product's. */
  movedTo?: string | undefined;
  product: Product | null;
  related: Product[];
  /** When the product was loaded. */
  fetchedAt: number;
};

export const PRODUCT_NOT_FOUND = 'HTTP 404';
/** The product is archived: the API returns 404 for it, but its page 410. */
export const PRODUCT_GONE = 'HTTP 410';

export const initialProductPageState: ProductPageState = {
  id: null,
  status: 'idle',
  error: null,
  product: null,
  related: [],
  fetchedAt: 0,
};

type ForId<Rest> = PayloadAction<{ id: string } & Rest>;

const productPageSlice = createSlice({
  name: 'productPage',
  initialState: initialProductPageState,
  reducers: {
    productRequested: (state, { payload: id }: PayloadAction<string>) =>
      // A reload keeps the current product until the response arrives.
      state.id === id
        ? { ...state, status: 'loading', error: null, movedTo: undefined }
        : { ...initialProductPageState, id, status: 'loading' },
    // Ignores a late response for another product.
    productReceived: (state, { payload }: ForId<{ product: Product; fetchedAt: number }>) => {
      if (state.id === payload.id) Object.assign(state, payload, { status: 'succeeded', error: null });
    },
    productFailed: (state, { payload }: ForId<{ error: string; movedTo?: string | undefined }>) => {
      if (state.id === payload.id) Object.assign(state, payload, { status: 'failed' });
    },
    relatedReceived: (state, { payload }: ForId<{ related: Product[] }>) => {
      if (state.id === payload.id) state.related = payload.related;
    },
  },
});

export const { productRequested, productReceived, productFailed, relatedReceived } = productPageSlice.actions;
export const productPageReducer = productPageSlice.reducer;

type ProductPageRoot = { productPage: ProductPageState };

/** Returns the page's state, or the initial state while the store holds another product. */
export const selectProductPage = ({ productPage }: ProductPageRoot, id: string | undefined): ProductPageState =>
  productPage.id === id ? productPage : initialProductPageState;
