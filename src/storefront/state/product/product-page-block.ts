import type { Product } from '#contract/api/catalogue.ts';
import { initialProductPage, type ProductPageState } from './product-page-slice.ts';

/** What the server's page hands over of its product page; the product itself is among the products of the page. */
export type ProductPageBlock = Pick<ProductPageState, 'id' | 'status' | 'error' | 'related'>;

export const toProductPageBlock = ({ id, status, error, related }: ProductPageState): ProductPageBlock | undefined =>
  id === null ? undefined : { id, status, error, related };

export const fromProductPageBlock = (
  block: ProductPageBlock | undefined,
  byId: Readonly<Record<string, Product>>,
  now: number,
): ProductPageState =>
  block === undefined ? initialProductPage : { ...block, product: byId[block.id ?? ''] ?? null, at: now };
