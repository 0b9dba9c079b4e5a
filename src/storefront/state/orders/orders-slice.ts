import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '#contract/storefront/orders.ts';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import type { RootState } from '../store.ts';

/** What one page of orders shows. */
export type OrdersView = {
  /** The page's search text, or the tracking screen. */
  key: string;
  /** As returned, hidden ones included. */
  orders: Order[];
  /** The last page included: pages with nothing to list are skipped. */
  lastPage: number;
  pageCount: number;
};

type OrdersState = {
  /** Newest first; Back finds its page unchanged. */
  views: OrdersView[];
  /** `null`: the customer has no such order. */
  byId: Record<string, Order | null>;
  /** By the requested key or id. */
  errors: Record<string, string>;
};

const MAX_VIEWS = 8;
const initialState: OrdersState = { views: [], byId: {}, errors: {} };

const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ordersRequested: (state, { payload: asked }: PayloadAction<string>) => {
      delete state.errors[asked];
    },
    ordersReceived: (state, { payload }: PayloadAction<OrdersView>) => {
      state.views = [payload, ...state.views.filter(({ key }) => key !== payload.key)].slice(0, MAX_VIEWS);
      for (const order of payload.orders) state.byId[order.id] = order;
    },
    orderReceived: (state, { payload: { id, order } }: PayloadAction<{ id: string; order: Order | null }>) => {
      state.byId[id] = order;
    },
    ordersFailed: (state, { payload }: PayloadAction<{ asked: string; error: string }>) => {
      state.errors[payload.asked] = payload.error;
    },
  },
  extraReducers: (builder) => {
    // Never show another customer's orders.
    builder.addCase(sessionStarted, () => initialState);
    builder.addCase(sessionEnded, () => initialState);
  },
});

export const { ordersRequested, ordersReceived, orderReceived, ordersFailed } = ordersSlice.actions;
export const ordersReducer = ordersSlice.reducer;

export const selectOrdersView = (state: RootState, key: string): OrdersView | undefined =>
  state.orders.views.find((view) => view.key === key);
/** `undefined` until loaded, `null` when there is none. */
export const selectOrder = (state: RootState, id: string): Order | null | undefined => state.orders.byId[id];
export const selectOrdersError = (state: RootState, asked: string): string | undefined => state.orders.errors[asked];
