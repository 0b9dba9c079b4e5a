import { screen, within } from '@testing-library/react';
import { paths } from '#contract/paths.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { PaymentFailure } from '#storefront/features/checkout/payment-return/payment-failure.tsx';
import { PaymentSuccess } from '#storefront/features/checkout/payment-return/payment-success.tsx';
import { PaymentVerification } from '#storefront/features/checkout/payment-return/payment-verification.tsx';
import { SiteHeader } from '#storefront/features/shell/site-header.tsx';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { buildCartResponse } from '../samples/cart-samples.ts';
import { buildOkResponse, createFakeTransport } from './fake-transport.ts';
import { TWO_PIECE_LINE } from './render-checkout.tsx';
import { createTestStore, renderWithStore } from './render-with-store.tsx';

export const ORDER_NUMBER = 'AAN-23456789AB';
const PAYMENT = {
  status: 'PAID',
  orderStatus: 1,
  id: 'uuid',
  orderId: ORDER_NUMBER,
  cashfreeOrderId: ORDER_NUMBER,
  paymentId: '5114',
  amountInPaise: 108_000,
  currency: 'INR',
  reason: null,
};
export const createVerificationResponse = (changes: object): ApiResponse => buildOkResponse({ ...PAYMENT, ...changes });

/** Renders the return from the provider; each verification gets the next response, the last one repeats. */
export function renderPaymentReturn(
  query: string,
  responses: readonly (ApiResponse | Error)[] = [createVerificationResponse({})],
  session: 'in' | 'out' = 'in',
) {
  let requestCount = 0;
  let isPaid = false;
  const transport = createFakeTransport({
    'GET /api/Cart': () => (isPaid ? buildCartResponse() : buildCartResponse(TWO_PIECE_LINE)),
    'POST /api/Payments/VerifyPayment': () => {
      const response = responses[Math.min(requestCount++, responses.length - 1)] ?? createVerificationResponse({});
      if (response instanceof Error) throw response;
      isPaid = response.text.includes('"PAID"');
      return response;
    },
  });
  const store = createTestStore({ transport });
  if (session === 'in') store.dispatch(sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }));
  else store.dispatch(sessionEnded());
  const routes = [
    { path: paths.cashfreeReturn, element: <PaymentVerification /> },
    { path: paths.paymentSuccess, element: <PaymentSuccess /> },
    { path: paths.paymentFailure, element: <PaymentFailure /> },
    { path: '*', element: <p>Elsewhere</p> },
  ].map((route) => ({
    ...route,
    element: (
      <>
        <SiteHeader />
        <main>{route.element}</main>
      </>
    ),
  }));
  const view = renderWithStore(<p />, { store, routes, url: `${paths.cashfreeReturn}${query}` });
  const listVerifications = () => transport.requests.filter(({ path }) => path === '/api/Payments/VerifyPayment');
  const getPathname = () => view.router.state.location.pathname;
  return { ...view, listVerifications, getPathname, getLocation: () => view.router.state.location };
}

export const withinMain = () => within(screen.getByRole('main'));
export const getFact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
export const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
