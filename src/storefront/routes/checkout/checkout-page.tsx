import { CheckoutScreen } from '#storefront/features/checkout/checkout-screen.tsx';

export function CheckoutPage() {
  return <CheckoutScreen />;
}
