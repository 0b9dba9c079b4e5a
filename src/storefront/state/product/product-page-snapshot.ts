import type { Product } from '#contract/storefront/catalogue.ts';
import { initialProductPageState, type ProductPageState } from './product-page-slice.ts';

/** Embedded product page state; the product itself is among the page's products. */
export type ProductPageSnapshot = Pick<ProductPageState, 'id' | 'status' | 'error' | 'related'>;

export const toProductPageSnapshot = ({
  id,
  status,
  error,
  related,
}: ProductPageState): ProductPageSnapshot | undefined => (id === null ? undefined : { id, status, error, related });

export const fromProductPageSnapshot = (
  block: ProductPageSnapshot | undefined,
  byId: Readonly<Record<string, Product>>,
  now: number,
): ProductPageState =>
  block === undefined ? initialProductPageState : { ...block, product: byId[block.id ?? ''] ?? null, at: now };
