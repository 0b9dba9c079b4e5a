/**
 * The round tiles of a category page: one per distinct sub-category, in order of first appearance, curtains sorted by
 * title; each shows the first picture of its first product (specification 0 §2, Q-34, Q-35).
 */
import type { Category } from './category.ts';
import { type ColouredImage, sortImages } from './pictures/product-images.ts';
import { buildSubCategorySlug, getSubCategoryLabel } from './sub-category.ts';

export type SubCategoryTile<Image> = { label: string; slug: string; image: Image | undefined };

type TiledProduct<Image> = { subCategory?: string | null | undefined; images: readonly Image[] };

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
  return category === 'curtains' ? [...tiles.values()].toSorted(byLabel) : [...tiles.values()];
}

const byLabel = (a: { label: string }, b: { label: string }): number => {
  const [first, second] = [a.label.toLowerCase(), b.label.toLowerCase()];
  return first < second ? -1 : Number(first > second);
};
