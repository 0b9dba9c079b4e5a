import type { HomeContent } from '#contract/content/home-content.ts';
import { paths } from '#contract/paths.ts';
import type { Product, ProductType } from '#contract/storefront/catalogue.ts';
import { findLowestRatePaise, getProductTypes } from '#domain/catalogue/product-types.ts';
import { type Paise, rupeesToPaise } from '#domain/money/paise.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';

export type LookItem = {
  id: string;
  /** Position in the room picture, in percent. */
  x: number;
  y: number;
  name: string;
  picture: PictureFile | undefined;
} & (
  | { kind: 'product'; to: string; ratePaise: Paise | undefined }
  /** Display only. */
  | { kind: 'cushion'; price: Paise; mrp: Paise }
);

type LookSource = {
  products: readonly Product[];
  /** Cushions belong to the demo: a real shop shows only what it sells. */
  hasCushions: boolean;
};

/** The items at the look's points, in tab order from left to right. A product that is not on sale has no point. */
export const listLookItems = ({ spots }: HomeContent['look'], { products, hasCushions }: LookSource): LookItem[] =>
  spots
    .flatMap(({ id, x, y, productId, cushion }): LookItem[] => {
      const product = products.find((other) => other.id === productId);
      if (product) return [{ id, x, y, ...describeProduct(product) }];
      if (productId !== null || !cushion || !hasCushions) return [];
      const [price, mrp] = [rupeesToPaise(cushion.priceRupees), rupeesToPaise(cushion.mrpRupees)];
      return [{ id, x, y, kind: 'cushion', name: cushion.name, price, mrp, picture: cushion.picture ?? undefined }];
    })
    .toSorted((a, b) => a.x - b.x);

const describeProduct = (product: Product) => ({
  kind: 'product' as const,
  name: product.title,
  to: paths.product(product.id),
  ratePaise: findLowestRatePaise(getProductTypes<ProductType>(product.category, product)),
  picture: product.images[0],
});
