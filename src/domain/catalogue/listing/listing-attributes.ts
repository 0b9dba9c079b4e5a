/** The properties of a product that filters and sorting use, computed once per product. */
import type { Paise } from '#domain/money/paise.ts';
import { splitWords } from '#domain/text/search-words.ts';
import { type Category, parseCategory } from '../category.ts';
import { type ColourFamily, classifyColour } from '../colour-family.ts';
import { findLowestRatePaise, getProductTypes, type TypeLists, type TypeRate } from '../product-types.ts';
import { buildSubCategorySlug, getSubCategoryLabel } from '../sub-category.ts';

type ListedType = TypeRate & { isWashable?: boolean };

export type ListedProduct = TypeLists<ListedType> & {
  readonly title: string;
  readonly category: string;
  readonly subCategory?: string | null;
  readonly isFeatured: boolean;
  readonly images: readonly { readonly hexCode?: string | null }[];
};

export type ListingAttributes = {
  category: Category | undefined;
  /** The label of the sub-category. */
  subCategory: string;
  /** Its slug. */
  sub: string;
  /** The lowest rate of its types, as shown on its card. */
  ratePaise: Paise | undefined;
  colours: ReadonlySet<ColourFamily>;
  isWashable: boolean;
  /** The normalised title. */
  sortName: string;
};

/** Products are immutable, so entries never go stale. */
const cache = new WeakMap<ListedProduct, ListingAttributes>();

export function getListingAttributes(product: ListedProduct): ListingAttributes {
  const cached = cache.get(product);
  if (cached) return cached;
  const category = parseCategory(product.category);
  const types = category ? getProductTypes<ListedType>(category, product) : [];
  const attributes: ListingAttributes = {
    category,
    subCategory: getSubCategoryLabel(product.subCategory),
    sub: buildSubCategorySlug(category ?? 'wallpaper', product.subCategory),
    ratePaise: findLowestRatePaise(types),
    colours: new Set(
      product.images.map((image) => classifyColour(image.hexCode)).filter((family) => family !== undefined),
    ),
    isWashable: types.some((type) => type.isWashable === true),
    sortName: splitWords(product.title).join(' '),
  };
  cache.set(product, attributes);
  return attributes;
}
