import type { Product } from '#contract/storefront/catalogue.ts';
import { type Category, parseCategory } from '#domain/catalogue/category.ts';
import { getSubCategoryLabel, matchesSubCategory } from '#domain/catalogue/sub-category.ts';
import type { Catalogue } from './catalogue-snapshot.ts';

/** What a call subCategory for; `key` names it within one version, however it was spelt. */
export type LookupResult<Data> = { readonly key: string; readonly data: Data };
type ProductsResult = LookupResult<readonly Product[]>;

export const findAll = (catalogue: Catalogue): ProductsResult => ({ key: 'all', data: catalogue.products });

/** Returns `undefined` for an unknown category. */
export function findCategory(catalogue: Catalogue, name: string): ProductsResult | undefined {
  const category = parseCategory(name);
  return category && { key: category, data: catalogue.byCategory.get(category) ?? [] };
}

/** Returns an empty list for an unknown sub-category, `undefined` for an unknown category. */
export function findSubCategory(catalogue: Catalogue, name: string, subCategory: string): ProductsResult | undefined {
  const category = parseCategory(name);
  if (!category) return undefined;
  const groups = catalogue.bySubCategory.get(category) ?? new Map<string, readonly Product[]>();
  const labels = [...groups.keys()].filter((label) => matchesSubCategory(category, label, subCategory));
  return { key: `${category}/${labels.join('/')}`, data: selectProducts(catalogue, category, labels) };
}

export function findProduct(catalogue: Catalogue, id: string): LookupResult<Product> | undefined {
  const product = catalogue.byId.get(id) ?? catalogue.byId.get(id.toLowerCase());
  return product && { key: product.id, data: product };
}

function selectProducts(catalogue: Catalogue, category: Category, labels: readonly string[]): readonly Product[] {
  const [only] = labels;
  if (labels.length === 1 && only !== undefined) return catalogue.bySubCategory.get(category)?.get(only) ?? [];
  const listed = catalogue.byCategory.get(category) ?? [];
  return listed.filter((product) => labels.includes(getSubCategoryLabel(product.subCategory)));
}
