import { addToCart, clearCart, getCart, removeCartItem, updateCartItem } from '#contract/storefront/cart.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import { requireUser } from '#server/http/security/bearer-token.ts';
import { requireOwnUser } from '#server/http/security/require-own-user.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createCartRepository } from './cart-repository.ts';
import { type CartServiceDeps, createCartService } from './cart-service.ts';

type CartDependencies = Omit<CartServiceDeps, 'carts'> & { db: Database };

export function createCartRoutes({ db, ...deps }: CartDependencies): readonly BoundEndpoint[] {
  const carts = createCartService({ carts: createCartRepository(db), ...deps });
  return bindHandlers(
    { getCart, addToCart, updateCartItem, removeCartItem, clearCart },
    {
      getCart: (input) => carts.read(requireUser(input).id),
      addToCart: (input) => carts.add(requireOwnUser(input, input.body.userId).id, input.body.items),
      updateCartItem: (input) => carts.update(requireUser(input).id, input.params.itemId, input.body),
      removeCartItem: (input) => carts.remove(requireUser(input).id, input.params.itemId),
      clearCart: (input) => carts.clear(requireUser(input).id),
    },
  );
}
