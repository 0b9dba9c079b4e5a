import type { Product } from '#contract/api/catalogue.ts';

/** Travels as history state from a card to the product page, which can then show it before any answer (specification 0 §2). */
type ProductState = {
  product: Product;
  /** The colour that the card showed. */
  colorHex: string | undefined;
};

export const productState = (product: Product, colorHex?: string): ProductState => ({ product, colorHex });

/** History state can be anything, also what an older version of the shop has left there. */
export function productFromState(state: unknown, id: string): ProductState | undefined {
  if (typeof state !== 'object' || state === null || !('product' in state)) return undefined;
  const { product, colorHex } = state as Partial<ProductState>;
  return product?.id === id ? { product, colorHex } : undefined;
}
