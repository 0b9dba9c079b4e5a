import { screen, within } from '@testing-library/react';
import { paths } from '#contract/paths.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { SiteHeader } from '#storefront/features/shell/site-header.tsx';
import { CashfreeReturnPage } from '#storefront/routes/checkout/cashfree-return-page.tsx';
import { PaymentFailurePage } from '#storefront/routes/checkout/payment-failure-page.tsx';
import { PaymentSuccessPage } from '#storefront/routes/checkout/payment-success-page.tsx';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { cartResponse } from '../samples/cart-samples.ts';
import { createFakeTransport, okResponse } from './fake-transport.ts';
import { twoPieces } from './render-checkout.tsx';
import { createTestStore, renderWithStore } from './render-with-store.tsx';

export const ORDER_NUMBER = 'AAN-23456789AB';
const VERDICT = {
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
export const verificationResponse = (given: object): ApiResponse => okResponse({ ...VERDICT, ...given });

/** Renders the return from the provider; each verification gets the next response, the last one repeats. */
export function renderPaymentReturn(
  query: string,
  answers: readonly (ApiResponse | Error)[] = [verificationResponse({})],
  session: 'in' | 'out' = 'in',
) {
  let turn = 0;
  let isPaid = false;
  const transport = createFakeTransport({
    'GET /api/Cart': () => (isPaid ? cartResponse() : cartResponse(twoPieces)),
    'POST /api/Payments/VerifyPayment': () => {
      const answer = answers[Math.min(turn++, answers.length - 1)] ?? verificationResponse({});
      if (answer instanceof Error) throw answer;
      isPaid = answer.text.includes('"PAID"');
      return answer;
    },
  });
  const store = createTestStore({ transport });
  if (session === 'in') store.dispatch(sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }));
  else store.dispatch(sessionEnded());
  const routes = [
    { path: paths.cashfreeReturn, element: <CashfreeReturnPage /> },
    { path: paths.paymentSuccess, element: <PaymentSuccessPage /> },
    { path: paths.paymentFailure, element: <PaymentFailurePage /> },
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
  const view = renderWithStore(<p />, { store, routes, address: `${paths.cashfreeReturn}${query}` });
  const verifications = () => transport.requests.filter(({ path }) => path === '/api/Payments/VerifyPayment');
  const pathname = () => view.router.state.location.pathname;
  return { ...view, verifications, pathname, location: () => view.router.state.location };
}

export const inMain = () => within(screen.getByRole('main'));
export const getFact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
export const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
