import { PaymentFailure } from '#storefront/features/checkout/payment-return/payment-failure.tsx';
import type { PageModule } from '../route.ts';

export const paymentFailurePage: PageModule = {
  Page: PaymentFailure,
  head: () => ({ title: 'Payment failed', description: 'What happened and what to do next.', isIndexed: false }),
};
