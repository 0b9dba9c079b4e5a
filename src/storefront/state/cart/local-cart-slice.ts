import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '#contract/storefront/cart.ts';
import { addToLocalCart, clearLocalCart, removeFromLocalCart, updateLocalQuantity } from '#domain/cart/local-cart.ts';
import { customerSignedOut } from '../account/session-slice.ts';
import type { SessionThunk } from '../app-thunk.ts';
import type { QuantityChange } from './cart-thunks.ts';

/** The cart stored in this browser; `startLocalCartSync` reads and saves it. */
type LocalCartState = { items: readonly CartItem[]; isRead: boolean };

const initialState: LocalCartState = { items: [], isRead: false };

const localCartSlice = createSlice({
  name: 'localCart',
  initialState: initialState as LocalCartState,
  reducers: {
    localCartRead: (_, { payload }: PayloadAction<readonly CartItem[]>) => ({ items: payload, isRead: true }),
    localCartReplaced: (state, { payload }: PayloadAction<readonly CartItem[]>) => ({ ...state, items: payload }),
    localItemAdded: (state, { payload }: PayloadAction<CartItem>) => ({
      ...state,
      items: addToLocalCart(state.items as readonly CartItem[], payload),
    }),
    localItemRemoved: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      items: removeFromLocalCart(state.items as readonly CartItem[], payload),
    }),
    localCartCleared: (state) => ({ ...state, items: clearLocalCart() }),
    localQuantityUpdated: (state, { payload }: PayloadAction<QuantityChange>) => ({
      ...state,
      items: updateLocalQuantity(state.items as readonly CartItem[], payload.itemId, payload.quantity),
    }),
  },
  // Logging out clears the copy; an expired session keeps it.
  extraReducers: (builder) => {
    builder.addCase(customerSignedOut, (state) => ({ ...state, items: clearLocalCart() }));
  },
});

export const {
  localCartRead,
  localCartReplaced,
  localItemAdded,
  localItemRemoved,
  localCartCleared,
  localQuantityUpdated,
} = localCartSlice.actions;
export const localCartReducer = localCartSlice.reducer;

export const restoreLocally =
  (items: readonly CartItem[]): SessionThunk<void> =>
  (dispatch) => {
    for (const item of items) dispatch(localItemAdded(item));
  };
