import type { Product } from '#contract/api/catalogue.ts';
import { type Category, parseCategory } from '#domain/catalogue/category.ts';
import { sameSubCategory, subCategoryLabel } from '#domain/catalogue/sub-category.ts';
import type { Catalogue } from './catalogue-snapshot.ts';

/** What a call asked for; `key` names it within one version, however it was spelt. */
export type Found<Data> = { readonly key: string; readonly data: Data };
type FoundProducts = Found<readonly Product[]>;

export const findAll = (catalogue: Catalogue): FoundProducts => ({ key: 'all', data: catalogue.products });

/** `undefined` for a name outside the five categories. */
export function findCategory(catalogue: Catalogue, name: string): FoundProducts | undefined {
  const category = parseCategory(name);
  return category && { key: category, data: catalogue.byCategory.get(category) ?? [] };
}

/** Nothing of that name is an empty list; only a name outside the five categories is `undefined` (SRV-16). */
export function findSubCategory(catalogue: Catalogue, name: string, asked: string): FoundProducts | undefined {
  const category = parseCategory(name);
  if (!category) return undefined;
  const groups = catalogue.bySubCategory.get(category) ?? new Map<string, readonly Product[]>();
  const labels = [...groups.keys()].filter((label) => sameSubCategory(category, label, asked));
  return { key: `${category}/${labels.join('/')}`, data: productsOf(catalogue, category, labels) };
}

export function findProduct(catalogue: Catalogue, id: string): Found<Product> | undefined {
  const product = catalogue.byId.get(id) ?? catalogue.byId.get(id.toLowerCase());
  return product && { key: product.id, data: product };
}

function productsOf(catalogue: Catalogue, category: Category, labels: readonly string[]): readonly Product[] {
  const [only] = labels;
  if (labels.length === 1 && only !== undefined) return catalogue.bySubCategory.get(category)?.get(only) ?? [];
  const listed = catalogue.byCategory.get(category) ?? [];
  return listed.filter((product) => labels.includes(subCategoryLabel(product.subCategory)));
}
