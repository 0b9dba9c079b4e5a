import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { CartPage } from '#storefront/routes/cart/cart-page.tsx';
import { CheckoutPage } from '#storefront/routes/checkout/checkout-page.tsx';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { cartResponse } from '#tests/support/samples/cart-samples.ts';
import { createFakeTransport, jsonResponse, okResponse } from '#tests/support/storefront/fake-transport.ts';
import { twoPieces } from '#tests/support/storefront/render-checkout.tsx';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { POLL_INTERVAL_MS } from './use-pending-payment.ts';

const SENTENCE = 'Your last payment is still being confirmed. Please wait a few minutes before you pay again.';
const orders = (paymentPending: boolean): ApiResponse =>
  okResponse({ items: [{ id: 'o', status: 0, paymentPending }], page: 1, pageSize: 1, totalCount: 1 });

function visit(page: React.ReactElement, answer: () => ApiResponse, session: 'in' | 'out' = 'in') {
  const transport = createFakeTransport({
    'GET /api/Orders/me': answer,
    'GET /api/Cart': () => cartResponse(twoPieces),
  });
  const store = createTestStore({ transport });
  store.dispatch(
    session === 'in' ? sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }) : sessionEnded(),
  );
  renderWithStore(page, { store });
  return { asked: (path: string) => transport.requests.filter((request) => request.path === path) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('while the last payment is being confirmed', () => {
  beforeEach(() => void vi.useFakeTimers());

  it.each([
    ['cart', <CartPage key="cart" />],
    ['checkout', <CheckoutPage key="checkout" />],
  ])('the %s says so, until it is settled [D-26]', async (_, page) => {
    let isPending = true;
    const { asked } = visit(page, () => orders(isPending));
    expect(screen.queryByText(SENTENCE)).toBeNull();
    await pass(0);
    expect(screen.getByText(SENTENCE)).toBeTruthy();
    expect(asked('/api/Orders/me')).toMatchObject([{ query: { Status: 0, PageSize: 1 }, token: 'token' }]);
    const reads = asked('/api/Cart').length;
    isPending = false;
    await pass(POLL_INTERVAL_MS);
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(asked('/api/Cart')).toHaveLength(reads + 1);
    await pass(POLL_INTERVAL_MS * 3);
    expect(asked('/api/Orders/me')).toHaveLength(2);
  });

  it.each([
    ['nothing is pending', () => orders(false), 'in'],
    ['it cannot be found out', () => jsonResponse(500, failure('Oops')), 'in'],
    ['nobody is signed in', () => orders(true), 'out'],
  ] as const)('nothing is said when %s [D-26]', async (_, answer, session) => {
    visit(<CartPage />, answer, session);
    await pass(0);
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });
});
