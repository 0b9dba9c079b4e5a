import type { Route } from '../route.ts';

/** Public HTML, the same for everyone; the browser loads order and payment. */
export const checkoutRoutes: readonly Route[] = [
  {
    path: '/checkout',
    file: 'features/checkout/checkout',
    page: () => import('#storefront/features/checkout/checkout.tsx').then((module) => module.Checkout),
    head: () => ({
      title: 'Checkout',
      description: 'Your delivery details and what your order costs.',
      isIndexed: false,
    }),
  },
  {
    path: '/cashfree-return',
    file: 'features/checkout/payment-return/payment-verification',
    page: () =>
      import('#storefront/features/checkout/payment-return/payment-verification.tsx').then(
        (module) => module.PaymentVerification,
      ),
    head: () => ({ title: 'Verifying your payment', description: 'One moment, please.', isIndexed: false }),
  },
  {
    path: '/payment-success',
    file: 'features/checkout/payment-return/payment-success',
    page: () =>
      import('#storefront/features/checkout/payment-return/payment-success.tsx').then(
        (module) => module.PaymentSuccess,
      ),
    head: () => ({ title: 'Payment Successful', description: 'Thanks for your purchase!', isIndexed: false }),
  },
  {
    path: '/payment-failure',
    file: 'features/checkout/payment-return/payment-failure',
    page: () =>
      import('#storefront/features/checkout/payment-return/payment-failure.tsx').then(
        (module) => module.PaymentFailure,
      ),
    head: () => ({ title: 'Payment failed', description: 'What happened and what to do next.', isIndexed: false }),
  },
];
