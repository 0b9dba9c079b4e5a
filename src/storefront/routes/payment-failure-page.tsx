import { FailureScreen } from '../features/checkout/payment-return/failure-screen.tsx';

export function PaymentFailurePage() {
  return <FailureScreen />;
}
