import { SuccessScreen } from '#storefront/features/checkout/payment-return/success-screen.tsx';

export function PaymentSuccessPage() {
  return <SuccessScreen />;
}
