import type { Product, ProductType } from '#contract/api/catalogue.ts';
import { lowestRatePaise } from '#domain/catalogue/lowest-rate.ts';
import { typesOf } from '#domain/catalogue/product-types.ts';
import { formatRate, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import { Price } from '#ui/layout/price.tsx';

/** The lowest price of all types; nothing rather than a false one when there is none. */
export function CardPrice({ product }: { product: Product }) {
  const rate = lowestRatePaise(typesOf<ProductType>(product.category, product));
  return rate === undefined ? null : <Price amount={formatRate(rate)} unit={PER_SQUARE_FOOT_LABEL} />;
}
