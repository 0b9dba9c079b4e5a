import { PaymentVerification } from '#storefront/features/checkout/payment-return/payment-verification.tsx';
import type { PageModule } from '../route.ts';

export const paymentVerificationPage: PageModule = {
  Page: PaymentVerification,
  head: () => ({ title: 'Verifying your payment', description: 'One moment, please.', isIndexed: false }),
};
