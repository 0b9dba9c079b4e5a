import type { Screen } from './router/route-row.ts';

/** Public, and the same HTML for everyone: who pays, what and with which result only the browser finds out. */
export const checkoutScreens: Readonly<Record<string, Screen>> = {
  '/checkout': {
    file: 'checkout-page',
    page: () => import('../routes/checkout-page.tsx').then((module) => module.CheckoutPage),
    head: () => ({ title: 'Checkout', description: 'Where your order goes, and what it costs.', isIndexed: false }),
  },
  '/cashfree-return': {
    file: 'cashfree-return-page',
    page: () => import('../routes/cashfree-return-page.tsx').then((module) => module.CashfreeReturnPage),
    head: () => ({ title: 'Verifying your payment', description: 'One moment, please.', isIndexed: false }),
  },
  '/payment-success': {
    file: 'payment-success-page',
    page: () => import('../routes/payment-success-page.tsx').then((module) => module.PaymentSuccessPage),
    head: () => ({ title: 'Payment Successful', description: 'Thanks for your purchase!', isIndexed: false }),
  },
  '/payment-failure': {
    file: 'payment-failure-page',
    page: () => import('../routes/payment-failure-page.tsx').then((module) => module.PaymentFailurePage),
    head: () => ({ title: 'Payment failed', description: 'What happened, and what to do now.', isIndexed: false }),
  },
};
