import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { type Category, parseCategory } from '#domain/catalogue/category.ts';
import { listSubCategorySlugs, parseSubCategorySlug } from '#domain/catalogue/sub-category.ts';
import { decodeUriPart } from '#domain/text/decode-uri.ts';

/** Returns the links that lead to no product: an empty category or sub-category, an unknown product. */
export const findDeadLinks = (links: readonly string[], products: readonly Product[]): string[] =>
  links.filter((link) => !hasTarget(link, products));

function hasTarget(link: string, products: readonly Product[]): boolean {
  const [path = ''] = link.split(/[?#]/, 1);
  const [first, second] = path.split('/').filter((segment) => segment !== '');
  const category = parseCategory(first);
  if (category) return products.some((product) => isListed(product, category, second));
  const isProductPath = second !== undefined && path === paths.product(second);
  return !isProductPath || products.some(({ id }) => id === second);
}

function isListed(product: Product, category: Category, slug: string | undefined): boolean {
  if (product.category !== category) return false;
  if (slug === undefined) return true;
  // The shop's owner writes these links.
  const decoded = decodeUriPart(slug);
  if (decoded === undefined) return false;
  return listSubCategorySlugs(product.subCategory).includes(parseSubCategorySlug(category, decoded));
}
