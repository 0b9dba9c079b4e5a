/** Sub-categories: their labels, their slugs in URLs, and the tiles of a category page. */
import type { Category } from './category.ts';
import { type ColouredImage, sortImages } from './pictures/product-images.ts';

const MISSING_SUB_CATEGORY_LABEL = 'Misc';

export const getSubCategoryLabel = (name: string | null | undefined): string =>
  name?.trim() || MISSING_SUB_CATEGORY_LABEL;

/**
 * Lower case, hyphens for spaces, no punctuation, except that fabrics keep it: percent-encode the slug in a link. Never
 * empty: a name made of punctuation alone keeps it.
 */
export function buildSubCategorySlug(category: Category, name: string | null | undefined): string {
  const slug = hyphenate(getSubCategoryLabel(name));
  return category === 'fabrics' ? slug : stripPunctuation(slug) || slug;
}

/** The slugs under which a sub-category is found: with and without its punctuation. */
export function listSubCategorySlugs(name: string | null | undefined): readonly string[] {
  const slug = collapseHyphens(hyphenate(getSubCategoryLabel(name)));
  return [...new Set([slug, collapseHyphens(stripPunctuation(slug))])].filter((found) => found !== '');
}

/**
 * Returns the slug to look up. `requested` is a decoded path segment: a name or a slug, in any case. 'misc' is the slug
 * of products without a sub-category.
 */
export function parseSubCategorySlug(category: Category, requested: string): string {
  const slug = collapseHyphens(hyphenate(requested));
  const plainSlug = collapseHyphens(stripPunctuation(slug));
  // A fabric slug with punctuation matches exactly: 'silk-&-satin' is not 'Silk Satin'.
  return category === 'fabrics' && stripPunctuation(slug) !== slug ? slug : plainSlug || slug;
}

const hyphenate = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');
const collapseHyphens = (slug: string): string => slug.replace(/-+/g, '-');
/** Keeps letters, combining marks and digits of every script, so that names in Indian scripts keep their slug. */
const stripPunctuation = (slug: string): string => slug.replace(/[^\p{L}\p{M}\p{N}-]/gu, '');

export type RenamedSubCategory = { readonly category: Category; readonly oldSlug: string; readonly newSlug: string };

export type SubCategoryTile<Image> = { label: string; slug: string; image: Image | undefined };

type TiledProduct<Image> = { subCategory?: string | null | undefined; images: readonly Image[] };

/**
 * Returns one tile per sub-category with its first image, in order of first appearance; curtains are sorted by label.
 */
export function buildSubCategoryTiles<Image extends ColouredImage>(
  category: Category,
  products: readonly TiledProduct<Image>[],
): SubCategoryTile<Image>[] {
  const tiles = new Map<string, SubCategoryTile<Image>>();
  for (const { subCategory, images } of products) {
    const slug = buildSubCategorySlug(category, subCategory);
    const image = sortImages(images)[0];
    const tile = tiles.get(slug);
    if (tile) tile.image ??= image;
    else tiles.set(slug, { label: getSubCategoryLabel(subCategory), slug, image });
  }
  return category === 'curtains' ? [...tiles.values()].toSorted(compareLabels) : [...tiles.values()];
}

/** Entries named in `order` come first, in its order; the others keep theirs. */
export function sortBySlugs<Item extends { readonly slug: string }>(
  items: readonly Item[],
  order: readonly string[],
): Item[] {
  const listed = order.flatMap((slug) => items.find((item) => item.slug === slug) ?? []);
  return [...new Set([...listed, ...items])];
}

function compareLabels(a: { label: string }, b: { label: string }): number {
  const [first, second] = [a.label.toLowerCase(), b.label.toLowerCase()];
  return first < second ? -1 : Number(first > second);
}
