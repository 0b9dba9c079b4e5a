/** Changes the draft. Values equal to the shipped ones are removed from it. */
import { EMPTY_COLLECTION, EMPTY_PAGE } from '#contract/content/collection-defaults.ts';
import type { Collection, CollectionPage, CollectionsContent } from '#contract/content/collections-content.ts';
import type { Category } from '#domain/catalogue/category.ts';

export const getCollection = (draft: CollectionsContent, category: Category): Collection =>
  draft[category] ?? EMPTY_COLLECTION;

export function changeCollection(
  draft: CollectionsContent,
  category: Category,
  changes: Partial<Collection>,
): CollectionsContent {
  const changed = { ...getCollection(draft, category), ...changes };
  const { [category]: _, ...others } = draft;
  return isEqual(changed, EMPTY_COLLECTION) ? others : { ...others, [category]: changed };
}

export function changeSubCategory(
  draft: CollectionsContent,
  category: Category,
  slug: string,
  changes: Partial<CollectionPage>,
): CollectionsContent {
  const { [slug]: page, ...others } = getCollection(draft, category).subCategories;
  const changed = { ...EMPTY_PAGE, ...page, ...changes };
  const subCategories = isEqual(changed, EMPTY_PAGE) ? others : { ...others, [slug]: changed };
  return changeCollection(draft, category, { subCategories });
}

/** Both have their fields in the same order. */
const isEqual = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
