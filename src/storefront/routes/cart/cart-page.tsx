import { ShoppingCart } from '#storefront/features/cart/shopping-cart.tsx';
import { PendingPaymentNote } from '#storefront/features/checkout/pending-payment-note.tsx';

export function CartPage() {
  return <ShoppingCart note={<PendingPaymentNote />} />;
}
