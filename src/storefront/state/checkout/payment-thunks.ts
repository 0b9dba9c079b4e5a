import { endpoints } from '#contract/endpoints.ts';
import {
  type CreatedOrderReading,
  readCreatedOrder,
  readVerifiedPayment,
  type VerifiedPaymentReading,
} from '#contract/readers/payment-readers.ts';
import type { ApiFailure, ApiResult } from '#storefront/api/api-result.ts';
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

/** `status` is the HTTP status, or `null` without a response. */
export type PaymentResult<Value> = { ok: true; value: Value } | { ok: false; message: string; status: number | null };

const toFailure = (outcome: ApiResult, message: string): PaymentResult<never> => ({
  ok: false,
  message,
  status: outcome.kind === 'unreachable' ? null : outcome.status,
});

/** Creates an order from the cart, or continues the open one. */
export const createOrder =
  (): AppThunk<Promise<PaymentResult<CreatedOrderReading>>> => async (dispatch, getState, extra) => {
    dispatch(orderRequested());
    const outcome = await requestOrder({ extra, getState });
    const order = outcome.kind === 'ok' ? readCreatedOrder(outcome.json) : undefined;
    if (order) {
      dispatch(orderCreated(order));
      return { ok: true, value: order };
    }
    const message = outcome.kind === 'ok' ? INCOMPLETE_ORDER : createErrorText(outcome);
    dispatch(orderFailed(message));
    return toFailure(outcome, message);
  };

/** Retries with `UserId` when the server rejects `userId` (PAY-09 to PAY-11). */
async function requestOrder(thunk: Pick<ThunkApi, 'extra' | 'getState'>): Promise<ApiResult> {
  const { userId } = thunk.getState().session;
  const ask = (body: object) => callApi(thunk, endpoints.createOrder, { body });
  if (userId === null) return ask({});
  const outcome = await ask({ userId });
  const isMisread = outcome.kind === 'httpError' && (outcome.status === 400 || outcome.status === 422);
  return isMisread ? ask({ UserId: userId }) : outcome;
}

function createErrorText(failure: ApiFailure): string {
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
  (question: VerifyPaymentInput): AppThunk<Promise<PaymentResult<VerifiedPaymentReading>>> =>
  async (dispatch, getState, extra) => {
    dispatch(verificationRequested());
    const body = {
      cashfree_order_id: question.orderId,
      cashfree_payment_id: question.paymentId,
      signature: question.signature,
    };
    const outcome = await callApi({ extra, getState }, endpoints.verifyPayment, { body });
    const verdict = outcome.kind === 'ok' ? readVerifiedPayment(outcome.json) : undefined;
    if (verdict) {
      dispatch(verificationReceived(verdict));
      return { ok: true, value: verdict };
    }
    const message = outcome.kind === 'ok' ? VERIFICATION_FAILED : verifyErrorText(outcome);
    dispatch(verificationFailed(message));
    return toFailure(outcome, message);
  };

function verifyErrorText(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'httpError':
      return `HTTP ${failure.status}: ${failure.text}`;
    case 'refused':
      return failure.message ?? VERIFICATION_FAILED;
    case 'notJson':
      return VERIFICATION_FAILED;
    case 'unreachable':
      return NETWORK_ERROR;
  }
}
