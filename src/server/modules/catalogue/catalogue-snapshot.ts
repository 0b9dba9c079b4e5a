import type { Product } from '#contract/api/catalogue.ts';
import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { subCategoryLabel } from '#domain/catalogue/sub-category.ts';
import type { StoredCatalogue } from './catalogue-repository.ts';
import { groupBy } from './group-by.ts';

/** The whole catalogue of one version in memory, indexed for every call; never changed, only replaced. */
export type Catalogue = {
  readonly version: string;
  /** In the order of the catalogue. */
  readonly products: readonly Product[];
  readonly byId: ReadonlyMap<string, Product>;
  readonly byCategory: ReadonlyMap<Category, readonly Product[]>;
  /** The sub-categories of a category by label, in order of first appearance. */
  readonly bySubCategory: ReadonlyMap<Category, ReadonlyMap<string, readonly Product[]>>;
};

export function snapshotOf({ version, products }: StoredCatalogue): Catalogue {
  const byCategory = new Map(CATEGORY_KEYS.map((category) => [category, ofCategory(products, category)]));
  return {
    version,
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    byCategory,
    bySubCategory: new Map([...byCategory].map(([category, listed]) => [category, bySubCategoryLabel(listed)])),
  };
}

const ofCategory = (products: readonly Product[], category: Category): Product[] =>
  products.filter((product) => product.category === category);

const bySubCategoryLabel = (products: readonly Product[]): Map<string, Product[]> =>
  groupBy(products, (product) => subCategoryLabel(product.subCategory));
