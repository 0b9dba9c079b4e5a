import { endpointRoutes } from '#contract/endpoint-routes.ts';
import {
  findAllProducts,
  findProduct,
  findProductsByCategory,
  findProductsBySubCategory,
  type LookupResult,
} from './catalogue-lookup.ts';
import type { Catalogue } from './catalogue-snapshot.ts';

const getPrefix = (path: string, parameter: string): string => path.slice(0, path.indexOf(parameter));

const ALL_PRODUCTS_PATH = endpointRoutes.getAllProducts.path;
const PRODUCT_PREFIX = getPrefix(endpointRoutes.getProductById.path, ':id');
const CATEGORY_PREFIX = getPrefix(endpointRoutes.getProductsByCategory.path, ':category');
const SUB_CATEGORY_SEPARATOR = '/sub/';

/** Resolves a request path; returns `undefined` if it is no catalogue endpoint or the lookup finds nothing. */
export function findByPath(catalogue: Catalogue, path: string): LookupResult<unknown> | undefined {
  if (path.startsWith(PRODUCT_PREFIX)) return findProduct(catalogue, path.slice(PRODUCT_PREFIX.length));
  if (path === ALL_PRODUCTS_PATH) return findAllProducts(catalogue);
  if (!path.startsWith(CATEGORY_PREFIX)) return undefined;
  const segments = path.slice(CATEGORY_PREFIX.length).split(SUB_CATEGORY_SEPARATOR).map(decodeSegment);
  const [category, subCategory, ...extraSegments] = segments;
  if (category === undefined || extraSegments.length > 0) return undefined;
  if (segments.length === 1) return findProductsByCategory(catalogue, category);
  return subCategory === undefined ? undefined : findProductsBySubCategory(catalogue, category, subCategory);
}

/** Returns `undefined` if the segment is empty, contains a slash or is not valid percent-encoding. */
function decodeSegment(segment: string): string | undefined {
  if (segment === '' || segment.includes('/')) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
