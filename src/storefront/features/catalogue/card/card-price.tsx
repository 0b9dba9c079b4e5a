import type { Product, ProductType } from '#contract/storefront/catalogue.ts';
import { findLowestRatePaise, getProductTypes } from '#domain/catalogue/product-types.ts';
import { formatRate, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import { PriceText } from '#ui/layout/price-text.tsx';

/** Shows the lowest price of all types; hidden if there is none. */
export function CardPrice({ product }: { product: Product }) {
  const rate = findLowestRatePaise(getProductTypes<ProductType>(product.category, product));
  return rate === undefined ? null : <PriceText amount={formatRate(rate)} unit={PER_SQUARE_FOOT_LABEL} />;
}
