import { screen, within } from '@testing-library/react';
import { paths } from '#contract/paths.ts';
import type { ApiAnswer } from '#contract/transport.ts';
import { SiteHeader } from '#storefront/features/shell/site-header.tsx';
import { CashfreeReturnPage } from '#storefront/routes/cashfree-return-page.tsx';
import { PaymentFailurePage } from '#storefront/routes/payment-failure-page.tsx';
import { PaymentSuccessPage } from '#storefront/routes/payment-success-page.tsx';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { cartAnswer } from './cart-samples.ts';
import { twoPieces } from './checkout-visit.tsx';
import { fakeTransport, okAnswer } from './fake-transport.ts';
import { renderWithStore, testStore } from './render-with-store.tsx';

export const NUMBER = 'AAN-23456789AB';
const VERDICT = {
  status: 'PAID',
  orderStatus: 1,
  id: 'uuid',
  orderId: NUMBER,
  cashfreeOrderId: NUMBER,
  paymentId: '5114',
  amountInPaise: 108_000,
  currency: 'INR',
  reason: null,
};
export const verdict = (given: object): ApiAnswer => okAnswer({ ...VERDICT, ...given });

/** Comes back from the provider; each verification takes the next answer, the last one stays. */
export function comeBack(
  query: string,
  answers: readonly (ApiAnswer | Error)[] = [verdict({})],
  session: 'in' | 'out' = 'in',
) {
  let turn = 0;
  let isPaid = false;
  const transport = fakeTransport({
    'GET /api/Cart': () => (isPaid ? cartAnswer() : cartAnswer(twoPieces)),
    'POST /api/Payments/VerifyPayment': () => {
      const answer = answers[Math.min(turn++, answers.length - 1)] ?? verdict({});
      if (answer instanceof Error) throw answer;
      isPaid = answer.text.includes('"PAID"');
      return answer;
    },
  });
  const store = testStore({ transport });
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
export const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
