import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import { AlertRegion } from '#storefront/app/alert-region.tsx';
import { CART_KEY, createCartStorage } from '#storefront/browser/storage/cart-storage.ts';
import { getLocalStore } from '#storefront/browser/storage/storage.ts';
import { SiteHeader } from '#storefront/features/shell/site-header.tsx';
import { CheckoutPage } from '#storefront/routes/checkout/checkout-page.tsx';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { startLocalCartSync } from '#storefront/state/cart/local-cart-sync.ts';
import { cartResponse, sampleLine } from '../samples/cart-samples.ts';
import { createFakeTransport, type FakeResponses, okResponse } from './fake-transport.ts';
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

/** Two pieces at ₹540. */
export const twoPieces = sampleLine({ id: 'a', quantity: 2 });

const WAY_TO_PAY: FakeResponses = {
  'GET /api/Cart': () => cartResponse(twoPieces),
  'GET /api/UserDetails/:userId': () => okResponse(SAVED_DETAILS),
  'PUT /api/UserDetails': ({ body }) => okResponse(body),
  'POST /api/Payments/CreateOrder': () => okResponse(CREATED_ORDER),
  'GET /api/Orders/me': () => okResponse({ items: [], page: 1, pageSize: 1, totalCount: 0 }),
};

/** Mocks the provider's script; `checkout` never resolves, as when the page is left. */
export function mockProviderScript(checkout = vi.fn((_: object) => new Promise<never>(() => undefined))) {
  const start = vi.fn(() => ({ checkout }));
  window.Cashfree = start as unknown as NonNullable<typeof window.Cashfree>;
  return { start, checkout };
}

type Who = { session: 'in' | 'out' | 'unknown'; userId?: string | null };

/** Renders the checkout page with header and alerts, for a customer, a visitor or an unknown session. */
export function renderCheckout(answers: FakeResponses = {}, who: Who = { session: 'in' }, local?: readonly CartItem[]) {
  if (local) localStorage.setItem(CART_KEY, JSON.stringify(local));
  const transport = createFakeTransport({ ...WAY_TO_PAY, ...answers });
  const store = createTestStore({ transport });
  startLocalCartSync(store, createCartStorage(getLocalStore()));
  const { session, userId = 'user' } = who;
  if (session === 'in') store.dispatch(sessionStarted({ token: 'token', userId, expiresAtMs: null }));
  if (session === 'out') store.dispatch(sessionEnded());
  const page = (
    <>
      <SiteHeader />
      <main>
        <CheckoutPage />
      </main>
      <AlertRegion />
    </>
  );
  const routes = [
    { path: paths.checkout, element: page },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const view = renderWithStore(page, { store, routes, address: paths.checkout });
  const calls = (method: string, path: string) =>
    transport.requests.filter((request) => request.method === method && request.path === path);
  return {
    ...view,
    user: userEvent.setup(),
    requests: transport.requests,
    saves: () => calls('PUT', '/api/UserDetails'),
    orders: () => calls('POST', '/api/Payments/CreateOrder'),
  };
}

export const main = () => within(screen.getByRole('main'));
export const field = (label: string) => main().getByLabelText(label, { exact: false }) as HTMLInputElement;
export const openForm = () => main().findByRole('form', { name: 'Checkout' });
export const payButton = () => main().getByRole('button', { name: /Pay Securely|Processing…/ });

export const findAlert = (text: string) => screen.findByText(text, { selector: '[role="alert"] *' });

export async function retype(user: ReturnType<typeof userEvent.setup>, label: string, text: string): Promise<void> {
  await user.clear(field(label));
  if (text !== '') await user.type(field(label), text);
}
