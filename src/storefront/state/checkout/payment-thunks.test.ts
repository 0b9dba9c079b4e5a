import { describe, expect, it } from 'vitest';
import { buildFailure, buildSuccess } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { createOrder, verifyPayment } from './payment-thunks.ts';

const ORDER = { id: 'uuid', paymentSessionId: 'session_1', cashfreeOrderId: 'AAN-2', amountInPaise: 100 };
const PAYMENT = { status: 'PAID', id: 'uuid', orderId: 'AAN-2', paymentId: '77', amountInPaise: 100 };

function createCustomer(responses: readonly (ApiResponse | Error)[], userId: string | null = 'user') {
  const remaining = [...responses];
  const respond = () => {
    const next = remaining.shift() ?? buildJsonResponse(404, buildFailure('Not expected'));
    if (next instanceof Error) throw next;
    return next;
  };
  const transport = createFakeTransport({
    'POST /api/Payments/CreateOrder': respond,
    'POST /api/Payments/VerifyPayment': respond,
  });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 'token', userId, expiresAtMs: null }));
  return { store, requests: transport.requests, payment: () => store.getState().payment };
}

describe('creating an order', () => {
  it('sends the token and the user id, and stores the order [PAY-09, PAY-12, PAY-14, PAY-37]', async () => {
    const { store, requests, payment } = createCustomer([buildOkResponse(ORDER)]);
    expect(payment()).toMatchObject({ createOrderStatus: 'idle', verifyPaymentStatus: 'idle', lastOrder: null });
    const pending = store.dispatch(createOrder());
    expect(payment().createOrderStatus).toBe('loading');
    expect(await pending).toMatchObject({ ok: true, value: { paymentSessionId: 'session_1', currency: 'INR' } });
    expect(payment()).toMatchObject({
      createOrderStatus: 'succeeded',
      verifyPaymentStatus: 'idle',
      lastOrder: { cashfreeOrderId: 'AAN-2', amountInPaise: 100 },
      error: null,
    });
    expect(requests).toMatchObject([{ token: 'token', body: { userId: 'user' } }]);
  });

  it.each([400, 422])('retries with `UserId` after %i [PAY-10]', async (status) => {
    const { store, requests } = createCustomer([
      buildJsonResponse(status, buildFailure('What?')),
      buildOkResponse(ORDER),
    ]);
    expect(await store.dispatch(createOrder())).toMatchObject({ ok: true });
    expect(requests.map(({ body }) => body)).toEqual([{ userId: 'user' }, { UserId: 'user' }]);
  });

  it.each([409, 500, 503])('does not retry after %i [PAY-10]', async (status) => {
    const { store, requests } = createCustomer([buildJsonResponse(status, buildFailure('No'))]);
    expect(await store.dispatch(createOrder())).toEqual({ ok: false, message: 'No', isTechnical: false, status });
    expect(requests).toHaveLength(1);
  });

  it('sends an empty body when the session has no user id [PAY-11]', async () => {
    const { store, requests } = createCustomer([buildOkResponse(ORDER)], null);
    await store.dispatch(createOrder());
    expect(requests.map(({ body }) => body)).toEqual([{}]);
  });

  it.each([
    ['no order id', buildOkResponse({}), 'CreateOrder returned incomplete data'],
    ['a non-JSON body', buildTextResponse(200, 'hello'), 'CreateOrder returned incomplete data'],
    ['an error with a message', buildJsonResponse(409, buildFailure('Your cart is empty')), 'Your cart is empty'],
    ['an error with plain text', buildTextResponse(502, 'Bad gateway'), 'Bad gateway'],
    ['an error without a body', buildTextResponse(502, ''), 'HTTP 502'],
    ['JSON without a message', buildJsonResponse(500, {}), 'HTTP 500'],
    ['a refusal with a message', buildJsonResponse(200, buildFailure('Sorry')), 'Sorry'],
    ['a refusal without a message', buildJsonResponse(200, { succeeded: false }), 'CreateOrder failed'],
    ['no response', new TypeError('Failed to fetch'), 'Network error'],
  ])('reports the error for %s [ERR-32, ERR-34, ERR-35, ERR-36]', async (_, response, message) => {
    const { store, payment } = createCustomer([response]);
    expect(await store.dispatch(createOrder())).toMatchObject({ ok: false, message });
    expect(payment()).toMatchObject({ createOrderStatus: 'failed', error: message, lastOrder: null });
  });
});

describe('verifying a payment', () => {
  const input = { orderId: 'AAN-2', paymentId: '77', signature: null };

  it('sends the values from the return URL with the token, and stores the payment [PAY-15, PAY-20, PAY-21, STATE-10]', async () => {
    const { store, requests, payment } = createCustomer([buildOkResponse(PAYMENT), buildJsonResponse(200, PAYMENT)]);
    const pending = store.dispatch(verifyPayment(input));
    expect(payment().verifyPaymentStatus).toBe('loading');
    expect(await pending).toMatchObject({ ok: true, value: { status: 'PAID', paymentId: '77' } });
    expect(payment()).toMatchObject({ verifyPaymentStatus: 'succeeded', lastVerification: { orderId: 'AAN-2' } });
    expect(await store.dispatch(verifyPayment(input))).toMatchObject({ ok: true, value: { status: 'PAID' } });
    expect(requests[0]).toMatchObject({
      token: 'token',
      body: { cashfree_order_id: 'AAN-2', cashfree_payment_id: '77', signature: null },
    });
  });

  it.each([
    ['an error with its body', buildTextResponse(500, 'boom'), 'HTTP 500: boom'],
    ['a refusal with a message', buildJsonResponse(200, buildFailure('Unknown order')), 'Unknown order'],
    ['a refusal without a message', buildJsonResponse(200, { succeeded: false }), 'Payment verification failed'],
    ['no response', new TypeError('Failed to fetch'), 'Network error'],
  ])('reports the error for %s [ERR-37, ERR-39, PAY-15]', async (_, response, message) => {
    const { store, payment } = createCustomer([response]);
    expect(await store.dispatch(verifyPayment(input))).toMatchObject({ ok: false, message });
    expect(payment()).toMatchObject({ verifyPaymentStatus: 'failed', error: message });
  });

  it.each([
    ['without data', buildJsonResponse(200, buildSuccess(null))],
    ['without JSON', buildTextResponse(200, 'Verified')],
    ['without a body', buildTextResponse(204, '')],
    ['with another status', buildOkResponse({ status: 1 })],
  ])('succeeds %s [D-50, Q-97]', async (_, response) => {
    const { store, payment } = createCustomer([response]);
    const result = await store.dispatch(verifyPayment(input));
    expect(result).toMatchObject({ ok: true, value: { currency: 'INR' } });
    expect(result).not.toHaveProperty('value.status');
    expect(payment().verifyPaymentStatus).toBe('succeeded');
  });

  it('clears the payment when the session ends', async () => {
    const { store, payment } = createCustomer([buildOkResponse(PAYMENT)]);
    await store.dispatch(verifyPayment(input));
    store.dispatch(sessionEnded());
    expect(payment().lastVerification).toBeNull();
  });
});
