import { PaymentSuccess } from '#storefront/features/checkout/payment-return/payment-success.tsx';
import type { PageModule } from '../route.ts';

export const paymentSuccessPage: PageModule = {
  Page: PaymentSuccess,
  head: () => ({ title: 'Payment Successful', description: 'Thanks for your purchase!', isIndexed: false }),
};
