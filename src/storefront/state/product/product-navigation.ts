import type { Product } from '#contract/storefront/catalogue.ts';

/** History state from a card, so the product page can render before the response arrives. */
type ProductState = {
  product: Product;
  /** The colour that the card showed. */
  colorHex: string | undefined;
};

export const createProductState = (product: Product, colorHex?: string): ProductState => ({ product, colorHex });

/** History state is untrusted and may come from an older version of the shop. */
export function readProductState(state: unknown, id: string): ProductState | undefined {
  if (typeof state !== 'object' || state === null || !('product' in state)) return undefined;
  const { product, colorHex } = state as Partial<ProductState>;
  return product?.id === id ? { product, colorHex } : undefined;
}
