import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';

export function CheckoutPage() {
  return <CheckoutScreen />;
}
