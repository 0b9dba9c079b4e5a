import type { Product } from '#contract/storefront/catalogue.ts';
import { type Category, parseCategory } from '#domain/catalogue/category.ts';
import { getSubCategoryLabel, parseSubCategorySlug } from '#domain/catalogue/sub-category.ts';
import { getDesignName, pickSameDesign } from '#domain/product/same-design.ts';
import type { Catalogue } from './catalogue-snapshot.ts';
import { getRedirectKey } from './sub-categories/sub-category-redirects.ts';

/**
 * `key` identifies the result among the lists and products of one catalogue version, the same for every spelling of the
 * request; a product's key is its id. A cached response does not need `getData`.
 */
export type LookupResult<Data> = { readonly key: string; readonly getData: () => Data };
type ProductsResult = LookupResult<readonly Product[]>;

export const findAllProducts = (catalogue: Catalogue): ProductsResult => ({
  key: 'all',
  getData: () => catalogue.products,
});

/** Returns `undefined` for an unknown category. */
export function findProductsByCategory(catalogue: Catalogue, categoryName: string): ProductsResult | undefined {
  const category = parseCategory(categoryName);
  return category && { key: category, getData: () => catalogue.productsByCategory.get(category) ?? [] };
}

/** Returns an empty list for an unknown sub-category, `undefined` for an unknown category. */
export function findProductsBySubCategory(
  catalogue: Catalogue,
  categoryName: string,
  subCategory: string,
): ProductsResult | undefined {
  const category = parseCategory(categoryName);
  if (!category) return undefined;
  const { labels } = findSubCategory(catalogue, category, subCategory);
  return { key: `${category}/${labels.join('/')}`, getData: () => selectProducts(catalogue, category, labels) };
}

/** `movedTo` is its new slug if the requested one belongs to a sub-category that was renamed, and to no other. */
type FoundSubCategory = { readonly labels: readonly string[]; readonly movedTo?: string };

export function findSubCategory(
  { labelsBySlug, subCategoryRedirects }: Pick<Catalogue, 'labelsBySlug' | 'subCategoryRedirects'>,
  category: Category,
  requested: string,
): FoundSubCategory {
  const findLabels = (slug: string) => labelsBySlug.get(category)?.get(parseSubCategorySlug(category, slug)) ?? [];
  const labels = findLabels(requested);
  if (labels.length > 0) return { labels };
  const movedTo = subCategoryRedirects.get(getRedirectKey(category, parseSubCategorySlug(category, requested)));
  const movedLabels = movedTo === undefined ? [] : findLabels(movedTo);
  return movedTo === undefined || movedLabels.length === 0 ? { labels } : { labels: movedLabels, movedTo };
}

export const findProduct = (catalogue: Catalogue, id: string): Product | undefined =>
  catalogue.productsById.get(id) ?? catalogue.productsById.get(id.toLowerCase());

export function findProductWithDesign(catalogue: Catalogue, id: string): LookupResult<Product> | undefined {
  const product = findProduct(catalogue, id);
  return product && { key: product.id, getData: () => addSameDesign(catalogue, product) };
}

/** Adds the same design in other categories. */
function addSameDesign(catalogue: Catalogue, product: Product): Product {
  const sameDesign = pickSameDesign(catalogue.productsByDesign.get(getDesignName(product.title)) ?? [], product);
  if (sameDesign.length === 0) return product;
  const alsoAs = sameDesign.map(({ id, title, category, images }) => ({
    id,
    title,
    category,
    images: images.slice(0, 1),
  }));
  return { ...product, alsoAs };
}

function selectProducts(catalogue: Catalogue, category: Category, labels: readonly string[]): readonly Product[] {
  const [only] = labels;
  if (labels.length === 1 && only !== undefined) return catalogue.productsBySubCategory.get(category)?.get(only) ?? [];
  const categoryProducts = catalogue.productsByCategory.get(category) ?? [];
  return categoryProducts.filter((product) => labels.includes(getSubCategoryLabel(product.subCategory)));
}
