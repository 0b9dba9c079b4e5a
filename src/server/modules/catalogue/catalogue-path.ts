import { endpointRoutes } from '#contract/endpoints.ts';
import { findAll, findCategory, findProduct, findSubCategory, type LookupResult } from './catalogue-lookup.ts';
import type { Catalogue } from './catalogue-snapshot.ts';

const takeBefore = (path: string, parameter: string): string => path.slice(0, path.indexOf(parameter));

const ALL_PRODUCTS_PATH = endpointRoutes.getAllProducts.path;
const PRODUCT_PREFIX = takeBefore(endpointRoutes.getProductById.path, ':id');
const CATEGORY_PREFIX = takeBefore(endpointRoutes.getProductsByCategory.path, ':category');
const SUB_CATEGORY_SEPARATOR = '/sub/';

/** What a request's path asks of the catalogue; `undefined` for every path that is not a catalogue call. */
export function findByPath(catalogue: Catalogue, path: string): LookupResult<unknown> | undefined {
  if (path.startsWith(PRODUCT_PREFIX)) return findProduct(catalogue, path.slice(PRODUCT_PREFIX.length));
  if (path === ALL_PRODUCTS_PATH) return findAll(catalogue);
  if (!path.startsWith(CATEGORY_PREFIX)) return undefined;
  const segments = path.slice(CATEGORY_PREFIX.length).split(SUB_CATEGORY_SEPARATOR).map(decodeSegment);
  const [category, subCategory, ...more] = segments;
  if (category === undefined || more.length > 0) return undefined;
  if (segments.length === 1) return findCategory(catalogue, category);
  return subCategory === undefined ? undefined : findSubCategory(catalogue, category, subCategory);
}

/** `undefined` for a segment that is no segment or no valid encoding. */
function decodeSegment(segment: string): string | undefined {
  if (segment === '' || segment.includes('/')) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
