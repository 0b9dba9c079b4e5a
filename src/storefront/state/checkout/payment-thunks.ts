import { calls } from '#contract/calls.ts';
import {
  type CreatedOrderReading,
  type PaymentVerdictReading,
  readCreatedOrder,
  readPaymentVerdict,
} from '#contract/readers/payment-readers.ts';
import type { CallFailure, CallOutcome } from '#storefront/api/call-outcome.ts';
import { callApi, type ThunkApi } from '../app-thunk.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import type { AppThunk } from '../store.ts';
import {
  orderCreated,
  orderFailed,
  orderRequested,
  verdictFailed,
  verdictRead,
  verdictRequested,
} from './payment-slice.ts';

/** Specification 1 §8, create order and verify. */
const INCOMPLETE_ORDER = 'CreateOrder returned incomplete data';
const CREATE_FAILED = 'CreateOrder failed';
export const VERIFICATION_FAILED = 'Payment verification failed';

/** `status` is that of the answer, or `null` when none came. */
export type PaymentAnswer<Value> = { ok: true; value: Value } | { ok: false; message: string; status: number | null };

const refusal = (outcome: CallOutcome, message: string): PaymentAnswer<never> => ({
  ok: false,
  message,
  status: outcome.kind === 'unreachable' ? null : outcome.status,
});

/** Turns the customer's cart into an order, or continues the one that is open. */
export const createOrder =
  (): AppThunk<Promise<PaymentAnswer<CreatedOrderReading>>> => async (dispatch, getState, extra) => {
    dispatch(orderRequested());
    const outcome = await askForOrder({ extra, getState });
    const order = outcome.kind === 'ok' ? readCreatedOrder(outcome.json) : undefined;
    if (order) {
      dispatch(orderCreated(order));
      return { ok: true, value: order };
    }
    const message = outcome.kind === 'ok' ? INCOMPLETE_ORDER : createErrorText(outcome);
    dispatch(orderFailed(message));
    return refusal(outcome, message);
  };

/** The user id under one name, then under the other when the server did not understand (PAY-09 to PAY-11). */
async function askForOrder(thunk: Pick<ThunkApi, 'extra' | 'getState'>): Promise<CallOutcome> {
  const { userId } = thunk.getState().session;
  const ask = (body: object) => callApi(thunk, calls.createOrder, { body });
  if (userId === null) return ask({});
  const outcome = await ask({ userId });
  const isMisread = outcome.kind === 'httpError' && (outcome.status === 400 || outcome.status === 422);
  return isMisread ? ask({ UserId: userId }) : outcome;
}

function createErrorText(failure: CallFailure): string {
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

export type PaymentQuestion = { orderId: string; paymentId: string | null; signature: string | null };

/** Asks what became of a payment; asking again changes nothing. */
export const verifyPayment =
  (question: PaymentQuestion): AppThunk<Promise<PaymentAnswer<PaymentVerdictReading>>> =>
  async (dispatch, getState, extra) => {
    dispatch(verdictRequested());
    const body = {
      cashfree_order_id: question.orderId,
      cashfree_payment_id: question.paymentId,
      signature: question.signature,
    };
    const outcome = await callApi({ extra, getState }, calls.verifyPayment, { body });
    const verdict = outcome.kind === 'ok' ? readPaymentVerdict(outcome.json) : undefined;
    if (verdict) {
      dispatch(verdictRead(verdict));
      return { ok: true, value: verdict };
    }
    const message = outcome.kind === 'ok' ? VERIFICATION_FAILED : verifyErrorText(outcome);
    dispatch(verdictFailed(message));
    return refusal(outcome, message);
  };

function verifyErrorText(failure: CallFailure): string {
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
