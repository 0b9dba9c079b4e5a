import type { Product } from '#contract/storefront/catalogue.ts';
import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import type { StoredCatalogue } from './catalogue-repository.ts';
import { groupBy } from './group-by.ts';

/** One version of the catalogue in memory, indexed for lookups. Immutable. */
export type Catalogue = {
  readonly version: string;
  /** In catalogue order. */
  readonly products: readonly Product[];
  readonly productsById: ReadonlyMap<string, Product>;
  readonly productsByCategory: ReadonlyMap<Category, readonly Product[]>;
  /** The sub-categories of a category by label, in order of first appearance. */
  readonly productsBySubCategory: ReadonlyMap<Category, ReadonlyMap<string, readonly Product[]>>;
};

export function buildCatalogue({ version, products }: StoredCatalogue): Catalogue {
  const productsByCategory = new Map(CATEGORY_KEYS.map((category) => [category, filterByCategory(products, category)]));
  return {
    version,
    products,
    productsById: new Map(products.map((product) => [product.id, product])),
    productsByCategory,
    productsBySubCategory: new Map(
      [...productsByCategory].map(([category, members]) => [category, groupBySubCategory(members)]),
    ),
  };
}

const filterByCategory = (products: readonly Product[], category: Category): Product[] =>
  products.filter((product) => product.category === category);

const groupBySubCategory = (products: readonly Product[]): Map<string, Product[]> =>
  groupBy(products, (product) => getSubCategoryLabel(product.subCategory));
