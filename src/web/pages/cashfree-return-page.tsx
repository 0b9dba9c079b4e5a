import { ReturnScreen } from '../features/checkout/return-screen.tsx';

export function CashfreeReturnPage() {
  return <ReturnScreen />;
}
