import type { Route } from '../route.ts';

/** Public HTML, the same for everyone; the browser loads order and payment. */
export const checkoutRoutes: readonly Route[] = [
  {
    path: '/checkout',
    file: 'routes/checkout/checkout-page',
    page: () => import('./checkout-page.tsx').then((module) => module.checkoutPage),
  },
  {
    path: '/cashfree-return',
    file: 'routes/checkout/payment-verification-page',
    page: () => import('./payment-verification-page.tsx').then((module) => module.paymentVerificationPage),
  },
  {
    path: '/payment-success',
    file: 'routes/checkout/payment-success-page',
    page: () => import('./payment-success-page.tsx').then((module) => module.paymentSuccessPage),
  },
  {
    path: '/payment-failure',
    file: 'routes/checkout/payment-failure-page',
    page: () => import('./payment-failure-page.tsx').then((module) => module.paymentFailurePage),
  },
];
