import { addToCart, clearCart, getCart, removeCartItem, updateCartItem } from '#contract/api/cart.ts';
import { signedInUser } from '#server/http/security/bearer.ts';
import { ownUser } from '#server/http/security/own-user.ts';
import { type Bound, bindHandlers } from '../../http/serve.ts';
import type { CartService } from './cart-service.ts';

/** The five cart calls; the customer is always the one of the token (SRV-06). */
export function cartCalls(carts: CartService): readonly Bound[] {
  return bindHandlers(
    { getCart, addToCart, updateCartItem, removeCartItem, clearCart },
    {
      getCart: (input) => carts.read(signedInUser(input).id),
      addToCart: (input) => carts.add(ownUser(input, input.body.userId).id, input.body.items),
      updateCartItem: (input) => carts.update(signedInUser(input).id, input.params.itemId, input.body),
      removeCartItem: (input) => carts.remove(signedInUser(input).id, input.params.itemId),
      clearCart: (input) => carts.clear(signedInUser(input).id),
    },
  );
}
