import { FailureScreen } from '../features/checkout/failure-screen.tsx';

export function PaymentFailurePage() {
  return <FailureScreen />;
}
