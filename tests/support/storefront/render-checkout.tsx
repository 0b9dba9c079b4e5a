import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import { AlertRegion } from '#storefront/app/alert-region.tsx';
import { CART_KEY, createCartStorage } from '#storefront/browser/storage/cart-storage.ts';
import { getSafeLocalStorage } from '#storefront/browser/storage/storage.ts';
import { Checkout } from '#storefront/features/checkout/checkout.tsx';
import { SiteHeader } from '#storefront/features/shell/site-header.tsx';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { startLocalCartSync } from '#storefront/state/cart/local-cart-sync.ts';
import { buildCartResponse, createSampleLine } from '../samples/cart-samples.ts';
import { buildOkResponse, createFakeTransport, type FakeResponses } from './fake-transport.ts';
import { createTestStore, renderWithStore } from './render-with-store.tsx';

export const SAVED_DETAILS = {
  userId: 'user',
  firstName: 'Asha',
  lastName: 'Devi Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  addressLine1: '1 Law Garden',
  addressLine2: 'Ellisbridge',
  city: 'Ahmedabad',
  state: 'Gujarat',
  postalCode: '380009',
  country: 'IN',
};

export const CREATED_ORDER = {
  id: 'uuid',
  paymentSessionId: 'session_1',
  cashfreeOrderId: 'AAN-23456789AB',
  orderId: 'AAN-23456789AB',
  amountInPaise: 108_000,
  currency: 'INR',
  expiresAt: '2026-01-01T00:30:00Z',
};

/** One line of two pieces at ₹540. */
export const TWO_PIECE_LINE = createSampleLine({ id: 'a', quantity: 2 });

const DEFAULT_RESPONSES: FakeResponses = {
  'GET /api/Cart': () => buildCartResponse(TWO_PIECE_LINE),
  'GET /api/UserDetails/:userId': () => buildOkResponse(SAVED_DETAILS),
  'PUT /api/UserDetails': ({ body }) => buildOkResponse(body),
  'POST /api/Payments/CreateOrder': () => buildOkResponse(CREATED_ORDER),
  'GET /api/Orders/me': () => buildOkResponse({ items: [], page: 1, pageSize: 1, totalCount: 0 }),
};

/** Mocks the provider's script; by default `openCheckout` never resolves, because the browser leaves the page. */
export function mockProviderScript(openCheckout = vi.fn((_: object) => new Promise<never>(() => undefined))) {
  const createCashfree = vi.fn(() => ({ checkout: openCheckout }));
  window.Cashfree = createCashfree as unknown as NonNullable<typeof window.Cashfree>;
  return { createCashfree, openCheckout };
}

type CheckoutSession = { session: 'signedIn' | 'signedOut' | 'unknown'; userId?: string | null };

/** Renders the checkout page with header and alerts. */
export function renderCheckout(
  responses: FakeResponses = {},
  { session, userId = 'user' }: CheckoutSession = { session: 'signedIn' },
  localCart?: readonly CartItem[],
) {
  if (localCart) localStorage.setItem(CART_KEY, JSON.stringify(localCart));
  const transport = createFakeTransport({ ...DEFAULT_RESPONSES, ...responses });
  const store = createTestStore({ transport });
  startLocalCartSync(store, createCartStorage(getSafeLocalStorage()));
  if (session === 'signedIn') store.dispatch(sessionStarted({ token: 'token', userId, expiresAtMs: null }));
  if (session === 'signedOut') store.dispatch(sessionEnded());
  const page = (
    <>
      <SiteHeader />
      <main>
        <Checkout />
      </main>
      <AlertRegion />
    </>
  );
  const routes = [
    { path: paths.checkout, element: page },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const view = renderWithStore(page, { store, routes, url: paths.checkout });
  const findRequests = (method: string, path: string) =>
    transport.requests.filter((request) => request.method === method && request.path === path);
  return {
    ...view,
    user: userEvent.setup(),
    requests: transport.requests,
    listSaveRequests: () => findRequests('PUT', '/api/UserDetails'),
    listOrderRequests: () => findRequests('POST', '/api/Payments/CreateOrder'),
  };
}

export const withinMain = () => within(screen.getByRole('main'));
export const getField = (label: string) => withinMain().getByLabelText(label, { exact: false }) as HTMLInputElement;
export const findCheckoutForm = () => withinMain().findByRole('form', { name: 'Checkout' });
export const getPayButton = () => withinMain().getByRole('button', { name: /Pay Securely|Processing…/ });

export const findAlert = (text: string) => screen.findByText(text, { selector: '[role="alert"] *' });

export async function retype(user: ReturnType<typeof userEvent.setup>, label: string, text: string): Promise<void> {
  await user.clear(getField(label));
  if (text !== '') await user.type(getField(label), text);
}
