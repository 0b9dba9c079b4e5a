import type { CartItem } from '#contract/api/cart.ts';
import { paths } from '#contract/paths.ts';
import { copyPairs, editPairs, linePairs } from '#domain/product/line-query.ts';

const productAddress = (productId: string, pairs: [string, string][]): string =>
  `${paths.product(productId)}?${new URLSearchParams(pairs)}`;

/** The product page, as this line was configured. */
export const lineAddress = (item: CartItem): string => productAddress(item.productId, linePairs(item));

/** The product page that saves its choices into this very line. */
export const editAddress = (item: CartItem): string => productAddress(item.productId, editPairs(item));

/** The product page set up like this line, waiting for another size. */
export const copyAddress = (item: CartItem): string => productAddress(item.productId, copyPairs(item));

/** Travels as history state from the cart, so that the way back is the browser's own and finds the place again. */
export const fromCartState = { isFromCart: true } as const;

export const isFromCart = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromCart' in state && state.isFromCart === true;
