import { createSlice } from '@reduxjs/toolkit';
import type { CartItem } from '#contract/api/cart.ts';
import { UNKNOWN_CART_ERROR } from './cart-error.ts';
import { addToCart, fetchCart } from './cart-thunks.ts';
import { type LoadState, notLoaded } from './load-status.ts';
import { sessionEnded, sessionStarted } from './session-slice.ts';
import type { AppThunk, RootState } from './store.ts';

export type CartState = LoadState & { items: CartItem[]; subtotal: number; latestRequest: string | null };

const initialState: CartState = { ...notLoaded, items: [], subtotal: 0, latestRequest: null };

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    // Another customer's cart must never show, not even until the next answer.
    builder.addCase(sessionStarted, () => initialState);
    builder.addCase(sessionEnded, () => initialState);
    builder.addCase(fetchCart.pending, (state, { meta }) => {
      state.status = 'loading';
      state.error = null;
      state.latestRequest = meta.requestId;
    });
    builder.addCase(fetchCart.fulfilled, (state, { payload: { cart, at }, meta }) => {
      if (state.latestRequest !== meta.requestId) return;
      Object.assign(state, cart, { status: 'succeeded', lastFetched: at });
    });
    builder.addCase(fetchCart.rejected, (state, { payload, meta }) => {
      if (state.latestRequest !== meta.requestId) return;
      state.status = 'failed';
      state.error = payload ?? UNKNOWN_CART_ERROR;
    });
    builder.addCase(addToCart.pending, (state) => {
      state.status = 'loading';
      state.error = null;
    });
    builder.addCase(addToCart.fulfilled, (state, { payload: { cart, at }, meta }) => {
      // A load that began before this answer knows less than it.
      Object.assign(state, cart, { status: 'succeeded', lastFetched: at, latestRequest: meta.requestId });
    });
    builder.addCase(addToCart.rejected, (state, { payload }) => {
      state.status = 'failed';
      state.error = payload ?? UNKNOWN_CART_ERROR;
    });
  },
});

export const cartReducer = cartSlice.reducer;

export const selectCartItems = (state: RootState): readonly CartItem[] => state.cart.items;
export const selectCartStatus = (state: RootState) => state.cart.status;
export const selectCartError = (state: RootState): string | null => state.cart.error;
/** The pieces in the cart, as the header's badge counts them. */
export const selectCartCount = (state: RootState): number =>
  state.cart.items.reduce((pieces, item) => pieces + item.quantity, 0);

/** The header's one load: only for a customer, only while nothing has been asked for. */
export const fetchCartOnce = (): AppThunk<void> => (dispatch, getState) => {
  const { session, cart } = getState();
  if (session.status === 'signedIn' && cart.status === 'idle') dispatch(fetchCart());
};
