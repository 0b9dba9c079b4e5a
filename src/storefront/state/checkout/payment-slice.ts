import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CreatedOrderReading, PaymentVerdictReading } from '#contract/readers/payment-readers.ts';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import type { LoadStatus } from '../load-status.ts';

/** Specification 1 §4; `payment-thunks.ts` makes the two calls. */
type PaymentState = {
  createOrderStatus: LoadStatus;
  verifyPaymentStatus: LoadStatus;
  lastOrder: CreatedOrderReading | null;
  lastVerification: PaymentVerdictReading | null;
  error: string | null;
};

const initialState: PaymentState = {
  createOrderStatus: 'idle',
  verifyPaymentStatus: 'idle',
  lastOrder: null,
  lastVerification: null,
  error: null,
};

const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    orderRequested: (state) => ({ ...state, createOrderStatus: 'loading', error: null }),
    orderCreated: (state, { payload }: PayloadAction<CreatedOrderReading>) => ({
      ...state,
      createOrderStatus: 'succeeded',
      lastOrder: payload,
    }),
    orderFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      createOrderStatus: 'failed',
      error: payload,
    }),
    verdictRequested: (state) => ({ ...state, verifyPaymentStatus: 'loading', error: null }),
    verdictRead: (state, { payload }: PayloadAction<PaymentVerdictReading>) => ({
      ...state,
      verifyPaymentStatus: 'succeeded',
      lastVerification: payload,
    }),
    verdictFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      verifyPaymentStatus: 'failed',
      error: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionStarted, () => initialState);
    builder.addCase(sessionEnded, () => initialState);
  },
});

export const { orderRequested, orderCreated, orderFailed, verdictRequested, verdictRead, verdictFailed } =
  paymentSlice.actions;
export const paymentReducer = paymentSlice.reducer;
