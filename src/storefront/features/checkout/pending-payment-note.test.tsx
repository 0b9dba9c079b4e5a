import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { Checkout } from '#storefront/features/checkout/checkout.tsx';
import { cartPage } from '#storefront/routes/cart/cart-page.tsx';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { buildCartResponse } from '#tests/support/samples/cart-samples.ts';
import { buildJsonResponse, buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { TWO_PIECE_LINE } from '#tests/support/storefront/render-checkout.tsx';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { PENDING_POLL_INTERVAL_MS } from './use-pending-payment.ts';

const MESSAGE = 'Your last payment is still being confirmed. Please wait a few minutes before you pay again.';
const ordersResponse = (paymentPending: boolean): ApiResponse =>
  buildOkResponse({ items: [{ id: 'o', status: 0, paymentPending }], page: 1, pageSize: 1, totalCount: 1 });

function renderPage(page: React.ReactElement, respond: () => ApiResponse, session: 'in' | 'out' = 'in') {
  const transport = createFakeTransport({
    'GET /api/Orders/me': respond,
    'GET /api/Cart': () => buildCartResponse(TWO_PIECE_LINE),
  });
  const store = createTestStore({ transport });
  store.dispatch(
    session === 'in' ? sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }) : sessionEnded(),
  );
  renderWithStore(page, { store });
  return { listRequests: (path: string) => transport.requests.filter((request) => request.path === path) };
}
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the pending payment note', () => {
  beforeEach(() => void vi.useFakeTimers());

  it.each([
    ['cart', <cartPage.Page key="cart" />],
    ['checkout', <Checkout key="checkout" />],
  ])('is shown on the %s page until the payment is confirmed [D-26]', async (_, page) => {
    let isPending = true;
    const { listRequests } = renderPage(page, () => ordersResponse(isPending));
    expect(screen.queryByText(MESSAGE)).toBeNull();
    await advanceTime(0);
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    expect(listRequests('/api/Orders/me')).toMatchObject([{ query: { Status: 0, PageSize: 1 }, token: 'token' }]);
    const reads = listRequests('/api/Cart').length;
    isPending = false;
    await advanceTime(PENDING_POLL_INTERVAL_MS);
    expect(screen.queryByText(MESSAGE)).toBeNull();
    expect(listRequests('/api/Cart')).toHaveLength(reads + 1);
    await advanceTime(PENDING_POLL_INTERVAL_MS * 3);
    expect(listRequests('/api/Orders/me')).toHaveLength(2);
  });

  it.each([
    ['nothing is pending', () => ordersResponse(false), 'in'],
    ['the request fails', () => buildJsonResponse(500, buildFailure('Oops')), 'in'],
    ['the visitor is signed out', () => ordersResponse(true), 'out'],
  ] as const)('is hidden when %s [D-26]', async (_, respond, session) => {
    renderPage(<cartPage.Page />, respond, session);
    await advanceTime(0);
    expect(screen.queryByText(MESSAGE)).toBeNull();
  });
});
