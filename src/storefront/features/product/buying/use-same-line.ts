import type { CartItem } from '#contract/api/cart.ts';
import { lineKey } from '#domain/cart/line-identity.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { selectShownCart } from '#storefront/state/cart/shown-cart.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import type { ConfiguredProduct } from '../use-configured-product.ts';

/** The line of the customer's cart that is configured just like this. */
export function useSameLine({ product, item, canAdd }: ConfiguredProduct): CartItem | undefined {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { items } = useAppSelector(selectShownCart);
  const own = items.filter(({ productId }) => productId === product.id);
  if (!isSignedIn || !canAdd || own.length === 0) return undefined;
  const key = lineKey(item);
  return own.find((line) => lineKey(line) === key);
}
