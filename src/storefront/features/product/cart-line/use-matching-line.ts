import type { CartItem } from '#contract/storefront/cart.ts';
import { buildLineKey } from '#domain/cart/line-identity.ts';
import { isSampleLine } from '#domain/cart/line-kind.ts';
import { toSize } from '#domain/measuring/size.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { selectShownCart } from '#storefront/state/cart/cart-selectors.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';

/** Returns the customer's cart line with the same configuration. */
export function useMatchingLine({ product, item, canAddToCart }: ProductConfigurator): CartItem | undefined {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { items } = useAppSelector(selectShownCart);
  const linesOfProduct = items.filter((line) => line.productId === product.id && !isSampleLine(line));
  if (!isSignedIn || !canAddToCart || linesOfProduct.length === 0) return undefined;
  const key = getItemKey(item);
  return linesOfProduct.find((line) => getItemKey(line) === key);
}

const getItemKey = (item: ProductConfigurator['item'] | CartItem): string =>
  buildLineKey({ ...item, ...toSize(item.widthInInches, item.heightInInches) });
