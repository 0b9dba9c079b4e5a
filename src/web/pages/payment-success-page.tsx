import { SuccessScreen } from '../features/checkout/success-screen.tsx';

export function PaymentSuccessPage() {
  return <SuccessScreen />;
}
