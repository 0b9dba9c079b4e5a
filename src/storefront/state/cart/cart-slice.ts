import {
  type ActionReducerMapBuilder,
  createSlice,
  isFulfilled,
  isPending,
  isRejected,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { AddCartItemInput, CartItem } from '#contract/storefront/cart.ts';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { initialLoadState, type LoadState } from '../load-status.ts';
import { UNKNOWN_CART_ERROR } from './cart-error.ts';
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

/** `title` is `null` when the saved line was merged into an identical one (D-24). */
export type SavedLine = { itemId: string; title: string | null };

type CartState = LoadState & {
  /** The server's latest cart. */
  items: CartItem[];
  subtotal: number;
  latestRequest: string | null;
  /** Ids of this customer's running requests; other responses belong to an earlier session. */
  pendingChanges: string[];
  /** Optimistic quantity by line id, until the server confirms it. */
  requestedQuantities: Record<string, number>;
  /** Ids of lines being removed. */
  removing: string[];
  /** The line saved last, until the cart has shown it. */
  saved: SavedLine | null;
  /** The item added after login (D-40), until its page has shown it or the cart changes. */
  addedAfterLogin: AddCartItemInput | null;
};

const emptyCart: CartState = {
  ...initialLoadState,
  items: [],
  subtotal: 0,
  latestRequest: null,
  pendingChanges: [],
  requestedQuantities: {},
  removing: [],
  saved: null,
  addedAfterLogin: null,
};

/** Every change returns the whole cart and is handled alike. */
const CHANGES = [addToCart, restoreLines, updateQuantity, replaceLine, removeLine, clearCart] as const;

const omit = <Value>(list: readonly Value[], value: Value): Value[] => list.filter((entry) => entry !== value);

const cartSlice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    quantityRequested: (state, { payload: { itemId, quantity } }: PayloadAction<QuantityChange>) => {
      state.requestedQuantities[itemId] = quantity;
    },
    savedLineShown: (state) => {
      state.saved = null;
    },
    itemAddedAfterLogin: (state, { payload }: PayloadAction<AddCartItemInput>) => {
      state.addedAfterLogin = payload;
    },
    addedItemShown: (state) => {
      state.addedAfterLogin = null;
    },
  },
  extraReducers: (builder) => {
    // Never show another customer's cart.
    builder.addCase(sessionStarted, () => emptyCart);
    builder.addCase(sessionEnded, () => emptyCart);
    addLoadCases(builder);
    addRefreshCases(builder);
    addOptimisticCases(builder);
    addChangeCases(builder);
  },
});

/** Drops a refresh that a newer change has overtaken. */
function addRefreshCases(builder: ActionReducerMapBuilder<CartState>): void {
  builder.addCase(refreshCart.pending, (state, { meta }) => {
    state.latestRequest = meta.requestId;
  });
  builder.addCase(refreshCart.fulfilled, (state, { payload: { cart, fetchedAt }, meta }) => {
    if (state.latestRequest === meta.requestId) Object.assign(state, cart, { lastFetched: fetchedAt });
  });
}

function addLoadCases(builder: ActionReducerMapBuilder<CartState>): void {
  builder.addCase(fetchCart.pending, (state, { meta }) => {
    state.status = 'loading';
    state.error = null;
    state.latestRequest = meta.requestId;
  });
  builder.addCase(fetchCart.fulfilled, (state, { payload: { cart, fetchedAt }, meta }) => {
    if (state.latestRequest !== meta.requestId) return;
    Object.assign(state, cart, { status: 'succeeded', lastFetched: fetchedAt });
  });
  builder.addCase(fetchCart.rejected, (state, { payload, meta }) => {
    if (state.latestRequest !== meta.requestId) return;
    state.status = 'failed';
    state.error = payload ?? UNKNOWN_CART_ERROR;
  });
}

/** Updates lines before the server responds, and rolls back when it refuses. */
function addOptimisticCases(builder: ActionReducerMapBuilder<CartState>): void {
  builder.addCase(updateQuantity.fulfilled, (state, { meta }) => {
    const { itemId, quantity } = meta.arg;
    // A newer click has requested another quantity.
    if (state.requestedQuantities[itemId] === quantity) delete state.requestedQuantities[itemId];
  });
  builder.addCase(updateQuantity.rejected, (state, { meta }) => {
    if (state.pendingChanges.includes(meta.requestId)) delete state.requestedQuantities[meta.arg.itemId];
  });
  builder.addCase(removeLine.pending, (state, { meta }) => {
    state.removing.push(meta.arg);
  });
  builder.addCase(removeLine.fulfilled, (state, { meta }) => {
    state.removing = omit(state.removing, meta.arg);
    delete state.requestedQuantities[meta.arg];
  });
  builder.addCase(removeLine.rejected, (state, { meta }) => {
    state.removing = omit(state.removing, meta.arg);
  });
  builder.addCase(clearCart.fulfilled, (state) => {
    state.requestedQuantities = {};
  });
}

function addChangeCases(builder: ActionReducerMapBuilder<CartState>): void {
  builder.addCase(replaceLine.fulfilled, (state, { payload: { cart }, meta }) => {
    const { itemId } = meta.arg;
    const line = cart.items.find(({ id }) => id === itemId);
    if (state.pendingChanges.includes(meta.requestId)) state.saved = { itemId, title: line?.productTitle ?? null };
  });
  builder.addMatcher(isPending(...CHANGES), (state, { meta }) => {
    state.status = 'loading';
    state.error = null;
    state.addedAfterLogin = null;
    state.pendingChanges.push(meta.requestId);
  });
  builder.addMatcher(isFulfilled(...CHANGES), (state, { payload: { cart, fetchedAt }, meta }) => {
    if (!state.pendingChanges.includes(meta.requestId)) return;
    state.pendingChanges = omit(state.pendingChanges, meta.requestId);
    // Invalidates loads that started before this response.
    Object.assign(state, cart, {
      status: 'succeeded',
      error: null,
      lastFetched: fetchedAt,
      latestRequest: meta.requestId,
    });
  });
  builder.addMatcher(isRejected(...CHANGES), (state, { payload, meta }) => {
    if (!state.pendingChanges.includes(meta.requestId)) return;
    state.pendingChanges = omit(state.pendingChanges, meta.requestId);
    state.status = 'failed';
    state.error = payload ?? UNKNOWN_CART_ERROR;
  });
}

export const { quantityRequested, savedLineShown, itemAddedAfterLogin, addedItemShown } = cartSlice.actions;
export const cartReducer = cartSlice.reducer;

export const selectCartStatus = (state: { cart: CartState }) => state.cart.status;
