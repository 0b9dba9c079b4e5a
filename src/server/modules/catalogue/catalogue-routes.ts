import type { Endpoint } from '#contract/endpoint.ts';
import {
  getAllProducts,
  getProductById,
  getProductsByCategory,
  getProductsBySubCategory,
  type Product,
} from '#contract/storefront/catalogue.ts';
import type { BoundEndpoint, HandlerInput } from '#server/http/endpoint-routes.ts';
import { notFound } from '../../http/app-error.ts';
import { findAll, findCategory, findProduct, findSubCategory, type LookupResult } from './catalogue-lookup.ts';
import type { CatalogueResponseCache } from './catalogue-response-cache.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

export const PRODUCT_NOT_FOUND = 'Product not found';
const CATEGORY_NOT_FOUND = 'Category not found';

/** The product endpoints: return data for pages rendered in-process and cached responses over HTTP. */
export function createCatalogueRoutes(
  catalogue: LiveCatalogue,
  answers: CatalogueResponseCache,
): readonly BoundEndpoint[] {
  const call = <Row extends Endpoint>(
    row: Row,
    find: (input: HandlerInput<Row>) => LookupResult<Product | readonly Product[]>,
  ): BoundEndpoint => ({
    row,
    // Safe: `find` takes the input type of this endpoint's schemas.
    handler: (input) => find(input as HandlerInput<Row>).data,
    prepared: (input) => answers.obtain(find(input as HandlerInput<Row>)),
  });
  return [
    call(getAllProducts, () => findAll(catalogue.current())),
    call(getProductsByCategory, ({ params }) =>
      requireFound(findCategory(catalogue.current(), params.category), CATEGORY_NOT_FOUND),
    ),
    call(getProductsBySubCategory, ({ params }) =>
      requireFound(findSubCategory(catalogue.current(), params.category, params.subCategory), CATEGORY_NOT_FOUND),
    ),
    call(getProductById, ({ params }) => requireFound(findProduct(catalogue.current(), params.id), PRODUCT_NOT_FOUND)),
  ];
}

function requireFound<Data>(found: LookupResult<Data> | undefined, message: string): LookupResult<Data> {
  if (!found) throw notFound(message);
  return found;
}
