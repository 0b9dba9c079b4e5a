import { FailureScreen } from '#storefront/features/checkout/payment-return/failure-screen.tsx';

export function PaymentFailurePage() {
  return <FailureScreen />;
}
