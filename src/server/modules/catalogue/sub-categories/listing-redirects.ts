import { paths } from '#contract/paths.ts';
import { parseCategory } from '#domain/catalogue/category.ts';
import { decodeUriPart } from '#domain/text/decode-uri.ts';
import { findSubCategory } from '../catalogue-lookup.ts';
import type { LiveCatalogue } from '../live-catalogue.ts';

/** Creates a function that returns the address to which the page of a renamed sub-category moved, if it did. */
export const createListingRedirects =
  (catalogue: Pick<LiveCatalogue, 'getCurrent'>) =>
  (address: string): string | undefined => {
    const current = catalogue.getCurrent();
    if (current.subCategoryRedirects.size === 0) return undefined;
    const [path = '', query] = address.split(/\?(.*)/s, 2);
    const [first, slug, ...rest] = path.split('/').filter((segment) => segment !== '');
    const category = parseCategory(first);
    const requested = decodeUriPart(slug ?? '');
    if (!category || !requested || rest.length > 0) return undefined;
    const { movedTo } = findSubCategory(current, category, requested);
    if (movedTo === undefined) return undefined;
    return paths.subCategory(category, movedTo) + (query === undefined ? '' : `?${query}`);
  };
