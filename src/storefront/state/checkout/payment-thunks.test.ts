import { describe, expect, it } from 'vitest';
import { failure, success } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import {
  createFakeTransport,
  jsonResponse,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { createOrder, verifyPayment } from './payment-thunks.ts';

const ORDER = { id: 'uuid', paymentSessionId: 'session_1', cashfreeOrderId: 'AAN-2', amountInPaise: 100 };
const VERDICT = { status: 'PAID', id: 'uuid', orderId: 'AAN-2', paymentId: '77', amountInPaise: 100 };

function shop(answers: readonly (ApiResponse | Error)[], userId: string | null = 'user') {
  const left = [...answers];
  const answer = () => {
    const next = left.shift() ?? jsonResponse(404, failure('Not expected'));
    if (next instanceof Error) throw next;
    return next;
  };
  const transport = createFakeTransport({
    'POST /api/Payments/CreateOrder': answer,
    'POST /api/Payments/VerifyPayment': answer,
  });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 'token', userId, expiresAtMs: null }));
  return { store, requests: transport.requests, payment: () => store.getState().payment };
}

describe('creating an order', () => {
  it('sends the token and the user id, and keeps the order [PAY-09, PAY-12, PAY-14, PAY-37, STATE-10, API-29]', async () => {
    const { store, requests, payment } = shop([okResponse(ORDER)]);
    expect(payment()).toMatchObject({ createOrderStatus: 'idle', verifyPaymentStatus: 'idle', lastOrder: null });
    const asked = store.dispatch(createOrder());
    expect(payment().createOrderStatus).toBe('loading');
    expect(await asked).toMatchObject({ ok: true, value: { paymentSessionId: 'session_1', currency: 'INR' } });
    expect(payment()).toMatchObject({
      createOrderStatus: 'succeeded',
      verifyPaymentStatus: 'idle',
      lastOrder: { cashfreeOrderId: 'AAN-2', amountInPaise: 100 },
      error: null,
    });
    expect(requests).toMatchObject([{ token: 'token', body: { userId: 'user' } }]);
  });

  it.each([400, 422])('is asked again under the other name after %i [PAY-10]', async (status) => {
    const { store, requests } = shop([jsonResponse(status, failure('What?')), okResponse(ORDER)]);
    expect(await store.dispatch(createOrder())).toMatchObject({ ok: true });
    expect(requests.map(({ body }) => body)).toEqual([{ userId: 'user' }, { UserId: 'user' }]);
  });

  it.each([409, 500, 503])('is not asked again after %i [PAY-10]', async (status) => {
    const { store, requests } = shop([jsonResponse(status, failure('No'))]);
    expect(await store.dispatch(createOrder())).toEqual({ ok: false, message: 'No', status });
    expect(requests).toHaveLength(1);
  });

  it('sends an empty body when the session names nobody [PAY-11]', async () => {
    const { store, requests } = shop([okResponse(ORDER)], null);
    await store.dispatch(createOrder());
    expect(requests.map(({ body }) => body)).toEqual([{}]);
  });

  it.each([
    ['no order id', okResponse({}), 'CreateOrder returned incomplete data'],
    ['a body that is no JSON', textResponse(200, 'hello'), 'CreateOrder returned incomplete data'],
    ["the server's message", jsonResponse(409, failure('Your cart is empty')), 'Your cart is empty'],
    ['the raw text', textResponse(502, 'Bad gateway'), 'Bad gateway'],
    ['nothing at all', textResponse(502, ''), 'HTTP 502'],
    ['JSON without a message', jsonResponse(500, {}), 'HTTP 500'],
    ['a refusal with a message', jsonResponse(200, failure('Sorry')), 'Sorry'],
    ['a refusal without one', jsonResponse(200, { succeeded: false }), 'CreateOrder failed'],
    ['no answer', new TypeError('Failed to fetch'), 'Network error'],
  ])('tells %s [ERR-32, ERR-33, ERR-34, ERR-35, ERR-36, PAY-14]', async (_, answer, message) => {
    const { store, payment } = shop([answer]);
    expect(await store.dispatch(createOrder())).toMatchObject({ ok: false, message });
    expect(payment()).toMatchObject({ createOrderStatus: 'failed', error: message, lastOrder: null });
  });
});

describe('verifying a payment', () => {
  const question = { orderId: 'AAN-2', paymentId: '77', signature: null };

  it('sends the three values of the address with the token, and keeps the verdict [PAY-15, PAY-20, PAY-21, STATE-10, API-29]', async () => {
    const { store, requests, payment } = shop([okResponse(VERDICT), jsonResponse(200, VERDICT)]);
    const asked = store.dispatch(verifyPayment(question));
    expect(payment().verifyPaymentStatus).toBe('loading');
    expect(await asked).toMatchObject({ ok: true, value: { status: 'PAID', paymentId: '77' } });
    expect(payment()).toMatchObject({ verifyPaymentStatus: 'succeeded', lastVerification: { orderId: 'AAN-2' } });
    expect(await store.dispatch(verifyPayment(question))).toMatchObject({ ok: true, value: { status: 'PAID' } });
    expect(requests[0]).toMatchObject({
      token: 'token',
      body: { cashfree_order_id: 'AAN-2', cashfree_payment_id: '77', signature: null },
    });
  });

  it.each([
    ['an error with its body', textResponse(500, 'boom'), 'HTTP 500: boom'],
    ['a refusal with a message', jsonResponse(200, failure('Unknown order')), 'Unknown order'],
    ['a refusal without one', jsonResponse(200, { succeeded: false }), 'Payment verification failed'],
    ['a body that is no JSON', textResponse(200, 'hello'), 'Payment verification failed'],
    ['an empty answer', jsonResponse(200, success(null)), 'Payment verification failed'],
    ['no answer', new TypeError('Failed to fetch'), 'Network error'],
  ])('tells %s [ERR-37, ERR-39, PAY-15]', async (_, answer, message) => {
    const { store, payment } = shop([answer]);
    expect(await store.dispatch(verifyPayment(question))).toMatchObject({ ok: false, message });
    expect(payment()).toMatchObject({ verifyPaymentStatus: 'failed', error: message });
  });

  it('forgets everything when the session ends', async () => {
    const { store, payment } = shop([okResponse(VERDICT)]);
    await store.dispatch(verifyPayment(question));
    store.dispatch(sessionEnded());
    expect(payment().lastVerification).toBeNull();
  });
});
