import type { Screen } from '../route.ts';

/** Public HTML, the same for everyone; the browser loads order and payment. */
export const checkoutRoutes: Readonly<Record<string, Screen>> = {
  '/checkout': {
    file: 'checkout/checkout-page',
    page: () => import('./checkout-page.tsx').then((module) => module.CheckoutPage),
    head: () => ({ title: 'Checkout', description: 'Where your order goes, and what it costs.', isIndexed: false }),
  },
  '/cashfree-return': {
    file: 'checkout/cashfree-return-page',
    page: () => import('./cashfree-return-page.tsx').then((module) => module.CashfreeReturnPage),
    head: () => ({ title: 'Verifying your payment', description: 'One moment, please.', isIndexed: false }),
  },
  '/payment-success': {
    file: 'checkout/payment-success-page',
    page: () => import('./payment-success-page.tsx').then((module) => module.PaymentSuccessPage),
    head: () => ({ title: 'Payment Successful', description: 'Thanks for your purchase!', isIndexed: false }),
  },
  '/payment-failure': {
    file: 'checkout/payment-failure-page',
    page: () => import('./payment-failure-page.tsx').then((module) => module.PaymentFailurePage),
    head: () => ({ title: 'Payment failed', description: 'What happened, and what to do now.', isIndexed: false }),
  },
};
