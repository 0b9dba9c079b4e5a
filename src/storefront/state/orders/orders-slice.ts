import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '#contract/api/orders.ts';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import type { RootState } from '../store.ts';

/** What one page of orders shows; `orders-thunks.ts` asks for it. */
export type OrdersView = {
  /** Which orders were asked for: a page's search text, or the tracking screen. */
  key: string;
  /** As answered, hidden ones included. */
  orders: Order[];
  /** The last page of the answer that is in here: pages with nothing to list are skipped. */
  lastPage: number;
  pageCount: number;
};

type OrdersState = {
  /** The newest first; going back finds its page as it was left. */
  views: OrdersView[];
  /** `null`: the customer has no such order. */
  byId: Record<string, Order | null>;
  /** By the key or id that was asked for. */
  errors: Record<string, string>;
};

const MOST_VIEWS = 8;
const initialState: OrdersState = { views: [], byId: {}, errors: {} };

const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ordersAsked: (state, { payload: asked }: PayloadAction<string>) => {
      delete state.errors[asked];
    },
    ordersArrived: (state, { payload }: PayloadAction<OrdersView>) => {
      state.views = [payload, ...state.views.filter(({ key }) => key !== payload.key)].slice(0, MOST_VIEWS);
      for (const order of payload.orders) state.byId[order.id] = order;
    },
    orderArrived: (state, { payload: { id, order } }: PayloadAction<{ id: string; order: Order | null }>) => {
      state.byId[id] = order;
    },
    ordersFailed: (state, { payload }: PayloadAction<{ asked: string; error: string }>) => {
      state.errors[payload.asked] = payload.error;
    },
  },
  extraReducers: (builder) => {
    // Another customer's orders must never show.
    builder.addCase(sessionStarted, () => initialState);
    builder.addCase(sessionEnded, () => initialState);
  },
});

export const { ordersAsked, ordersArrived, orderArrived, ordersFailed } = ordersSlice.actions;
export const ordersReducer = ordersSlice.reducer;

export const selectOrdersView = (state: RootState, key: string): OrdersView | undefined =>
  state.orders.views.find((view) => view.key === key);
/** `undefined` while it is not known, `null` when there is none. */
export const selectOrder = (state: RootState, id: string): Order | null | undefined => state.orders.byId[id];
export const selectOrdersError = (state: RootState, asked: string): string | undefined => state.orders.errors[asked];
