import { CartScreen } from '../features/cart/cart-screen.tsx';

export function CartPage() {
  return <CartScreen />;
}
