import { callTable } from '#contract/calls.ts';
import { type Found, findAll, findCategory, findProduct, findSubCategory } from './catalogue-lookup.ts';
import type { Catalogue } from './catalogue-snapshot.ts';

const before = (path: string, parameter: string): string => path.slice(0, path.indexOf(parameter));

const ALL = callTable.getAllProducts.path;
const PRODUCT = before(callTable.getProductById.path, ':id');
const CATEGORY = before(callTable.getProductsByCategory.path, ':category');
const SUB = '/sub/';

/** What a request's path asks of the catalogue; `undefined` for every path that is not a catalogue call. */
export function findAtPath(catalogue: Catalogue, path: string): Found<unknown> | undefined {
  if (path.startsWith(PRODUCT)) return findProduct(catalogue, path.slice(PRODUCT.length));
  if (path === ALL) return findAll(catalogue);
  if (!path.startsWith(CATEGORY)) return undefined;
  const segments = path.slice(CATEGORY.length).split(SUB).map(decoded);
  const [category, subCategory, ...more] = segments;
  if (category === undefined || more.length > 0) return undefined;
  if (segments.length === 1) return findCategory(catalogue, category);
  return subCategory === undefined ? undefined : findSubCategory(catalogue, category, subCategory);
}

/** `undefined` for a segment that is no segment or no valid encoding. */
function decoded(segment: string): string | undefined {
  if (segment === '' || segment.includes('/')) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
