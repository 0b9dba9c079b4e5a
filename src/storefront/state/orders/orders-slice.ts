import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '#contract/storefront/orders.ts';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';

/** Content of one page of orders. */
export type OrdersView = {
  /** The page's search text, or `TRACKING_KEY`. */
  key: string;
  /** As returned by the server, including orders that aren't listed. */
  orders: Order[];
  /** The last page fetched: pages without a listed order are skipped. */
  lastPage: number;
  pageCount: number;
};

type OrdersState = {
  /** Newest first, so Back shows its page unchanged. */
  views: OrdersView[];
  /** `null`: the customer has no such order. */
  byId: Record<string, Order | null>;
  /** By view key or order id. */
  errors: Record<string, string>;
};

const MAX_VIEWS = 8;
const initialState: OrdersState = { views: [], byId: {}, errors: {} };

const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ordersRequested: (state, { payload: key }: PayloadAction<string>) => {
      delete state.errors[key];
    },
    ordersReceived: (state, { payload }: PayloadAction<OrdersView>) => {
      state.views = [payload, ...state.views.filter(({ key }) => key !== payload.key)].slice(0, MAX_VIEWS);
      for (const order of payload.orders) state.byId[order.id] = order;
    },
    orderReceived: (state, { payload: { id, order } }: PayloadAction<{ id: string; order: Order | null }>) => {
      state.byId[id] = order;
    },
    ordersFailed: (state, { payload }: PayloadAction<{ key: string; error: string }>) => {
      state.errors[payload.key] = payload.error;
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

type OrdersRoot = { orders: OrdersState };

export const selectOrdersView = (state: OrdersRoot, key: string): OrdersView | undefined =>
  state.orders.views.find((view) => view.key === key);
/** Returns `undefined` until loaded, `null` when there is none. */
export const selectOrder = (state: OrdersRoot, id: string): Order | null | undefined => state.orders.byId[id];
export const selectOrdersError = (state: OrdersRoot, key: string): string | undefined => state.orders.errors[key];
