import type { Product } from '#contract/storefront/catalogue.ts';
import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { getSubCategoryLabel, listSubCategorySlugs } from '#domain/catalogue/sub-category.ts';
import { getDesignName } from '#domain/product/same-design.ts';
import type { StoredCatalogue } from './catalogue-repository.ts';
import { groupBy } from './group-by.ts';

/** One version of the catalogue in memory, indexed for lookups. Immutable. */
export type Catalogue = {
  readonly version: string;
  /** In catalogue order. */
  readonly products: readonly Product[];
  readonly productsById: ReadonlyMap<string, Product>;
  /** The catalogue version in which each product last changed, by product id. */
  readonly revisions: StoredCatalogue['revisions'];
  readonly archived: StoredCatalogue['archived'];
  readonly subCategoryRedirects: StoredCatalogue['subCategoryRedirects'];
  /** By the name of the design. */
  readonly productsByDesign: ReadonlyMap<string, readonly Product[]>;
  readonly productsByCategory: ReadonlyMap<Category, readonly Product[]>;
  /** The sub-categories of a category by label, in order of first appearance. */
  readonly productsBySubCategory: ReadonlyMap<Category, ReadonlyMap<string, readonly Product[]>>;
  /** The labels of a category's sub-categories by slug; several may share one. */
  readonly labelsBySlug: ReadonlyMap<Category, ReadonlyMap<string, readonly string[]>>;
};

export function buildCatalogue(stored: StoredCatalogue): Catalogue {
  const { version, products, revisions, archived, subCategoryRedirects } = stored;
  const productsByCategory = new Map(CATEGORY_KEYS.map((category) => [category, filterByCategory(products, category)]));
  const productsBySubCategory = new Map(
    [...productsByCategory].map(([category, members]) => [category, groupBySubCategory(members)]),
  );
  return {
    version,
    products,
    revisions,
    archived,
    subCategoryRedirects,
    productsById: new Map(products.map((product) => [product.id, product])),
    productsByDesign: groupBy(products, ({ title }) => getDesignName(title)),
    productsByCategory,
    productsBySubCategory,
    labelsBySlug: new Map(
      [...productsBySubCategory].map(([category, groups]) => [category, groupLabelsBySlug([...groups.keys()])]),
    ),
  };
}

const filterByCategory = (products: readonly Product[], category: Category): Product[] =>
  products.filter((product) => product.category === category);

const groupBySubCategory = (products: readonly Product[]): Map<string, Product[]> =>
  groupBy(products, (product) => getSubCategoryLabel(product.subCategory));

function groupLabelsBySlug(labels: readonly string[]): Map<string, string[]> {
  const entries = labels.flatMap((label) => listSubCategorySlugs(label).map((slug) => ({ slug, label })));
  const groups = groupBy(entries, ({ slug }) => slug);
  return new Map([...groups].map(([slug, members]) => [slug, members.map(({ label }) => label)]));
}
