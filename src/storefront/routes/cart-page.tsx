import { CartScreen } from '../features/cart/cart-screen.tsx';
import { PendingPaymentNote } from '../features/checkout/pending-payment-note.tsx';

export function CartPage() {
  return <CartScreen note={<PendingPaymentNote />} />;
}
