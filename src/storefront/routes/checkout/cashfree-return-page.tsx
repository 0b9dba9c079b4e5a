import { ReturnScreen } from '#storefront/features/checkout/payment-return/return-screen.tsx';

export function CashfreeReturnPage() {
  return <ReturnScreen />;
}
