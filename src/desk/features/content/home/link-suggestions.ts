import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';

/** Addresses that most shops link to. */
export const LINK_SUGGESTIONS: readonly string[] = [...CATEGORY_KEYS.map(paths.category), paths.allProducts()];
