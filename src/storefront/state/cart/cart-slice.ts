import {
  type ActionReducerMapBuilder,
  createSlice,
  isFulfilled,
  isPending,
  isRejected,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import type { AppThunk, RootState } from '../store.ts';
import { UNKNOWN_CART_ERROR } from './cart-error.ts';
import { type CartState, emptyCart } from './cart-state.ts';
import {
  addToCart,
  clearCart,
  fetchCart,
  type QuantityChange,
  refreshCart,
  removeLine,
  replaceLine,
  restoreLines,
  updateQuantity,
} from './cart-thunks.ts';

/** Every change answers the whole cart, and is treated alike. */
const CHANGES = [addToCart, restoreLines, updateQuantity, replaceLine, removeLine, clearCart] as const;

const without = <Value>(list: readonly Value[], value: Value): Value[] => list.filter((entry) => entry !== value);

const cartSlice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    quantityWanted: (state, { payload: { itemId, quantity } }: PayloadAction<QuantityChange>) => {
      state.wanted[itemId] = quantity;
    },
    savedLineShown: (state) => {
      state.saved = null;
    },
  },
  extraReducers: (builder) => {
    // Another customer's cart must never show, not even until the next answer.
    builder.addCase(sessionStarted, () => emptyCart);
    builder.addCase(sessionEnded, () => emptyCart);
    loading(builder);
    refreshing(builder);
    optimism(builder);
    changing(builder);
  },
});

/** A refresh may come while nothing else is under way; any answer to a change is newer than it. */
function refreshing(builder: ActionReducerMapBuilder<CartState>): void {
  builder.addCase(refreshCart.pending, (state, { meta }) => {
    state.latestRequest = meta.requestId;
  });
  builder.addCase(refreshCart.fulfilled, (state, { payload: { cart, at }, meta }) => {
    if (state.latestRequest === meta.requestId) Object.assign(state, cart, { lastFetched: at });
  });
}

function loading(builder: ActionReducerMapBuilder<CartState>): void {
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
}

/** What is shown before the server has answered, and taken back when it refuses. */
function optimism(builder: ActionReducerMapBuilder<CartState>): void {
  builder.addCase(updateQuantity.fulfilled, (state, { meta }) => {
    const { itemId, quantity } = meta.arg;
    // Another click meanwhile wants something else, and keeps its place on the screen.
    if (state.wanted[itemId] === quantity) delete state.wanted[itemId];
  });
  builder.addCase(updateQuantity.rejected, (state, { meta }) => {
    if (state.changing.includes(meta.requestId)) delete state.wanted[meta.arg.itemId];
  });
  builder.addCase(removeLine.pending, (state, { meta }) => {
    state.removing.push(meta.arg);
  });
  builder.addCase(removeLine.fulfilled, (state, { meta }) => {
    state.removing = without(state.removing, meta.arg);
    delete state.wanted[meta.arg];
  });
  builder.addCase(removeLine.rejected, (state, { meta }) => {
    state.removing = without(state.removing, meta.arg);
  });
  builder.addCase(clearCart.fulfilled, (state) => {
    state.wanted = {};
  });
}

function changing(builder: ActionReducerMapBuilder<CartState>): void {
  builder.addCase(replaceLine.fulfilled, (state, { payload: { cart }, meta }) => {
    const { itemId } = meta.arg;
    const line = cart.items.find(({ id }) => id === itemId);
    if (state.changing.includes(meta.requestId)) state.saved = { itemId, title: line?.productTitle ?? null };
  });
  builder.addMatcher(isPending(...CHANGES), (state, { meta }) => {
    state.status = 'loading';
    state.error = null;
    state.changing.push(meta.requestId);
  });
  builder.addMatcher(isFulfilled(...CHANGES), (state, { payload: { cart, at }, meta }) => {
    if (!state.changing.includes(meta.requestId)) return;
    state.changing = without(state.changing, meta.requestId);
    // A load that began before this answer knows less than it.
    Object.assign(state, cart, { status: 'succeeded', error: null, lastFetched: at, latestRequest: meta.requestId });
  });
  builder.addMatcher(isRejected(...CHANGES), (state, { payload, meta }) => {
    if (!state.changing.includes(meta.requestId)) return;
    state.changing = without(state.changing, meta.requestId);
    state.status = 'failed';
    state.error = payload ?? UNKNOWN_CART_ERROR;
  });
}

export const { quantityWanted, savedLineShown } = cartSlice.actions;
export const cartReducer = cartSlice.reducer;

export const selectCartStatus = (state: RootState) => state.cart.status;

/** The header's one load: only for a customer, only while nothing has been asked for. */
export const fetchCartOnce = (): AppThunk<void> => (dispatch, getState) => {
  const { session, cart } = getState();
  if (session.status === 'signedIn' && cart.status === 'idle') dispatch(fetchCart());
};
