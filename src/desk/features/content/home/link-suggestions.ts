import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';

/** Suggestions for links. */
export const LINK_SUGGESTIONS: readonly string[] = [...CATEGORY_KEYS.map(paths.category), paths.allProducts()];
