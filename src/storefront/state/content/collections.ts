/** The owner's content of categories and sub-categories. */
import { EMPTY_COLLECTION } from '#contract/content/collection-defaults.ts';
import type { Collection, CollectionPage } from '#contract/content/collections-content.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { parseSubCategorySlug } from '#domain/catalogue/sub-category.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import type { RootState } from '../store.ts';
import { selectContent } from './content-slice.ts';

type ContentRoot = Pick<RootState, 'content'>;

/** `undefined` until it is loaded: a shop with texts of its own must not show the shipped ones. */
export function selectCollection(state: ContentRoot, category: Category): Collection | undefined {
  const document = selectContent(state, 'collections');
  return document && (document.content[category] ?? EMPTY_COLLECTION);
}

/** Only the demo shows the texts that ship, and only until its owner writes one. */
export function selectHasDemoCopy(state: Pick<RootState, 'content' | 'shop'>, category: Category): boolean {
  const { text, caption } = selectCollection(state, category) ?? EMPTY_COLLECTION;
  return state.shop.shop.sample && isBlank(text) && isBlank(caption);
}

/** `undefined` also if there is nothing about it. */
export function selectSubCollection(state: ContentRoot, category: Category, sub: string): CollectionPage | undefined {
  const requested = parseSubCategorySlug(category, sub);
  const pages = Object.entries(selectCollection(state, category)?.subCategories ?? {});
  return pages.find(([slug]) => parseSubCategorySlug(category, slug) === requested)?.[1];
}
