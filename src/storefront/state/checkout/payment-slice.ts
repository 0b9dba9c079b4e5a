import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PayableOrder, PaymentVerdict } from '#contract/readers/payment-readers.ts';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import type { LoadStatus } from '../load-status.ts';

type PaymentState = {
  createOrderStatus: LoadStatus;
  verifyPaymentStatus: LoadStatus;
  lastOrder: PayableOrder | null;
  lastVerification: PaymentVerdict | null;
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
    orderCreated: (state, { payload }: PayloadAction<PayableOrder>) => ({
      ...state,
      createOrderStatus: 'succeeded',
      lastOrder: payload,
    }),
    orderFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      createOrderStatus: 'failed',
      error: payload,
    }),
    verificationRequested: (state) => ({ ...state, verifyPaymentStatus: 'loading', error: null }),
    verificationReceived: (state, { payload }: PayloadAction<PaymentVerdict>) => ({
      ...state,
      verifyPaymentStatus: 'succeeded',
      lastVerification: payload,
    }),
    verificationFailed: (state, { payload }: PayloadAction<string>) => ({
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

export const {
  orderRequested,
  orderCreated,
  orderFailed,
  verificationRequested,
  verificationReceived,
  verificationFailed,
} = paymentSlice.actions;
export const paymentReducer = paymentSlice.reducer;
