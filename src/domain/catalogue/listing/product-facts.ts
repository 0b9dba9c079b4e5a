/** What filters and sort orders want to know of a product: its price, its colour families, whether it can be washed. */
import type { Paise } from '#domain/money/paise.ts';
import { splitWords } from '#domain/text/search-words.ts';
import { type Category, parseCategory } from '../category.ts';
import { type ColourFamily, classifyColour } from '../colour-family.ts';
import { findLowestRatePaise, type TypeRate } from '../lowest-rate.ts';
import { getProductTypes, type TypeLists } from '../product-types.ts';
import type { Searchable } from '../search/search-index.ts';
import { buildSubCategorySlug, getSubCategoryLabel } from '../sub-category.ts';

type ListedType = TypeRate & { isWashable?: boolean };

export type ListedProduct = Omit<Searchable, 'images'> &
  TypeLists<ListedType> & {
    readonly isFeatured: boolean;
    readonly images: readonly { readonly colorName?: string | null; readonly hexCode?: string | null }[];
  };

export type ProductFacts = {
  category: Category | undefined;
  /** Label and slug of the sub-category. */
  subCategory: string;
  sub: string;
  /** The lowest price of its types, the one on its card. */
  ratePaise: Paise | undefined;
  colours: ReadonlySet<ColourFamily>;
  isWashable: boolean;
  /** The title as it is put in order. */
  sortName: string;
};

/** A product never changes, it is replaced. */
const facts = new WeakMap<ListedProduct, ProductFacts>();

export function getProductFacts(product: ListedProduct): ProductFacts {
  const kept = facts.get(product);
  if (kept) return kept;
  const category = parseCategory(product.category);
  const types = category ? getProductTypes<ListedType>(category, product) : [];
  const found: ProductFacts = {
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
  facts.set(product, found);
  return found;
}
