import { ShoppingCart } from '#storefront/features/cart/shopping-cart.tsx';
import { PendingPaymentNote } from '#storefront/features/checkout/pending-payment-note.tsx';
import type { PageModule } from '../route.ts';

export const cartPage: PageModule = {
  Page: CartPage,
  head: () => ({
    title: 'Shopping Cart',
    description: "The items you've chosen and what they cost.",
    isIndexed: false,
  }),
};

function CartPage() {
  return <ShoppingCart note={<PendingPaymentNote />} />;
}
