import type { Product } from '#contract/storefront/catalogue.ts';

/** History state from a card, so the product page can render before the response arrives. */
type ProductHistoryState = {
  product: Product;
  /** The colour that the card showed. */
  colorHex: string | undefined;
};

export const createProductHistoryState = (product: Product, colorHex?: string): ProductHistoryState => ({
  product,
  colorHex,
});

/** History state is untrusted and may come from an older version of the shop. */
export function readProductHistoryState(state: unknown, id: string): ProductHistoryState | undefined {
  if (typeof state !== 'object' || state === null || !('product' in state)) return undefined;
  const { product, colorHex } = state as Partial<ProductHistoryState>;
  return product?.id === id ? { product, colorHex } : undefined;
}
