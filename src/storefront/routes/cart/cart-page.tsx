import { CartScreen } from '#storefront/features/cart/cart-screen.tsx';
import { PendingPaymentNote } from '#storefront/features/checkout/pending-payment-note.tsx';

export function CartPage() {
  return <CartScreen note={<PendingPaymentNote />} />;
}
