import { clientEndpoints } from '#contract/client-endpoints.ts';
import { readOrdersPage } from '#contract/readers/orders-reader.ts';
import {
  type PayableOrder,
  type PaymentVerdict,
  readCreatedOrder,
  readVerifiedPayment,
} from '#contract/readers/payment-readers.ts';
import { CURRENCY } from '#domain/money/paise.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { type ApiFailure, type ApiResult, getWriteFailure, type WriteFailure } from '#storefront/api/api-result.ts';
import { callApi, type ThunkApi } from '../app-thunk.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import type { AppThunk } from '../store.ts';
import {
  orderCreated,
  orderFailed,
  orderRequested,
  verificationFailed,
  verificationReceived,
  verificationRequested,
} from './payment-slice.ts';

const INCOMPLETE_ORDER = 'CreateOrder returned incomplete data';
const CREATE_FAILED = 'CreateOrder failed';
export const VERIFICATION_FAILED = 'Payment verification failed';

/** A success without a status counts as paid (D-50). */
const NO_VERDICT: PaymentVerdict = { currency: CURRENCY };

type PaymentError = {
  ok: false;
  message: string;
  /** True unless the server wrote the message for customers. */
  isTechnical: boolean;
  /** The HTTP status, or `null` without a response. */
  status: number | null;
  retryAfterMs: number | undefined;
};
export type PaymentResult<Value> = { ok: true; value: Value } | PaymentError;

const toFailure = (result: ApiResult, message: string): PaymentError => ({
  ok: false,
  message,
  isTechnical: !('message' in result && result.message === message),
  status: result.kind === 'unreachable' ? null : result.status,
  retryAfterMs: result.kind === 'httpError' ? result.retryAfterMs : undefined,
});

/** Creates an order from the cart, or continues the open one. */
export const createOrder = (): AppThunk<Promise<PaymentResult<PayableOrder>>> => async (dispatch, getState, extra) => {
  dispatch(orderRequested());
  const result = await requestOrder({ extra, getState });
  const order = result.kind === 'ok' ? readCreatedOrder(result.content.data) : undefined;
  if (order) {
    dispatch(orderCreated(order));
    return { ok: true, value: order };
  }
  const message = result.kind === 'ok' ? INCOMPLETE_ORDER : getCreateErrorMessage(result);
  dispatch(orderFailed(message));
  return toFailure(result, message);
};

/** Retries with `UserId` when the server rejects `userId` (PAY-09 to PAY-11). */
async function requestOrder(thunk: Pick<ThunkApi, 'extra' | 'getState'>): Promise<ApiResult> {
  const { userId } = thunk.getState().session;
  const post = (body: object) => callApi(thunk, clientEndpoints.createOrder, { body });
  if (userId === null) return post({});
  const result = await post({ userId });
  const isRejectedBody = result.kind === 'httpError' && (result.status === 400 || result.status === 422);
  return isRejectedBody ? post({ UserId: userId }) : result;
}

function getCreateErrorMessage(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'httpError':
      return failure.message ?? ((!failure.isJson && failure.text.trim()) || `HTTP ${failure.status}`);
    case 'refused':
      return failure.message ?? CREATE_FAILED;
    case 'notJson':
      return INCOMPLETE_ORDER;
    case 'unreachable':
      return NETWORK_ERROR;
  }
}

export type VerifyPaymentInput = { orderId: string; paymentId: string | null; signature: string | null };

/** Fetches the payment's status; idempotent. */
export const verifyPayment =
  (input: VerifyPaymentInput): AppThunk<Promise<PaymentResult<PaymentVerdict>>> =>
  async (dispatch, getState, extra) => {
    dispatch(verificationRequested());
    const body = {
      cashfree_order_id: input.orderId,
      cashfree_payment_id: input.paymentId,
      signature: input.signature,
    };
    const result = await callApi({ extra, getState }, clientEndpoints.verifyPayment, { body });
    const failure = getWriteFailure(result);
    if (failure) {
      const message = getVerifyErrorMessage(failure);
      dispatch(verificationFailed(message));
      return toFailure(result, message);
    }
    const payment = readVerifiedPayment(result.kind === 'ok' ? result.content.data : undefined) ?? NO_VERDICT;
    dispatch(verificationReceived(payment));
    return { ok: true, value: payment };
  };

function getVerifyErrorMessage(failure: WriteFailure): string {
  switch (failure.kind) {
    case 'httpError':
      return `HTTP ${failure.status}: ${failure.text}`;
    case 'refused':
      return failure.message ?? VERIFICATION_FAILED;
    case 'unreachable':
      return NETWORK_ERROR;
  }
}

/** Resolves to true if the open order has an unconfirmed payment; false when the request fails (D-26). */
export const fetchHasPendingPayment = (): AppThunk<Promise<boolean>> => async (_, getState, extra) => {
  const query = { Status: ORDER_STATUS.pendingPayment, Page: 1, PageSize: 1 };
  const result = await callApi({ extra, getState }, clientEndpoints.getMyOrders, { query });
  return result.kind === 'ok' && readOrdersPage(result.content)?.items[0]?.paymentPending === true;
};
