/** Which links and products of the home page lead somewhere: what does not is not shown, and the desk says so (decision D-35). */
import { type Category, parseCategory } from '#domain/catalogue/category.ts';
import { listSubCategorySlugs, parseSubCategorySlug } from '#domain/catalogue/sub-category.ts';
import { decodeUriPart } from '#domain/text/decode-uri.ts';
import { paths } from '../paths.ts';
import type { HomeContent } from './home-content.ts';

type Target = { readonly id: string; readonly category: Category; readonly subCategory: string | null };

export const listHomeLinks = ({ hero, tiles, slides }: HomeContent): string[] => [
  hero.ctaHref,
  ...[...tiles, ...slides].map(({ to }) => to),
];

/** Returns the links that lead nowhere: an empty category or sub-category, an unknown product or page. */
export const findDeadLinks = (links: readonly string[], products: readonly Target[]): string[] =>
  links.filter((link) => !hasTarget(link, products));

const PAGES = new Set<unknown>([...Object.values(paths), paths.allProducts()]);

function hasTarget(link: string, products: readonly Target[]): boolean {
  if (!link.startsWith('/')) return true;
  const [path = ''] = link.split(/[?#]/, 1);
  const [first, second] = path.split('/').filter((segment) => segment !== '');
  const category = parseCategory(first);
  if (category) return products.some((product) => isListed(product, category, second));
  const isProductPath = second !== undefined && path === paths.product(second);
  return isProductPath ? products.some(({ id }) => id === second) : PAGES.has(path);
}

function isListed(product: Target, category: Category, slug: string | undefined): boolean {
  if (product.category !== category) return false;
  if (slug === undefined) return true;
  // The shop's owner writes these links.
  const decoded = decodeUriPart(slug);
  if (decoded === undefined) return false;
  return listSubCategorySlugs(product.subCategory).includes(parseSubCategorySlug(category, decoded));
}
