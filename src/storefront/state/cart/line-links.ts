import { paths } from '#contract/paths.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import { buildCopyQuery, buildEditQuery, buildLineQuery } from '#domain/cart/cart-line-query.ts';

const buildProductUrl = (productId: string, pairs: [string, string][]): string =>
  `${paths.product(productId)}?${new URLSearchParams(pairs)}`;

/** Returns the product page with this line's configuration. */
export const getLineUrl = (item: CartItem): string => buildProductUrl(item.productId, buildLineQuery(item));

/** Returns the product page in edit mode for this line. */
export const getEditLineUrl = (item: CartItem): string => buildProductUrl(item.productId, buildEditQuery(item));

/** Returns the product page with this line's options and no size. */
export const getCopyLineUrl = (item: CartItem): string => buildProductUrl(item.productId, buildCopyQuery(item));

/** History state set by cart links, so 'Back to cart' can use the browser's own Back. */
export const cartHistoryState = { isFromCart: true } as const;

export const isFromCart = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromCart' in state && state.isFromCart === true;
