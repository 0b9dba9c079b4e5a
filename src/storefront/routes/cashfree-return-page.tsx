import { ReturnScreen } from '../features/checkout/payment-return/return-screen.tsx';

export function CashfreeReturnPage() {
  return <ReturnScreen />;
}
