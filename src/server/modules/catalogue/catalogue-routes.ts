import type { Endpoint } from '#contract/endpoint.ts';
import {
  getAllProducts,
  getProductById,
  getProductsByCategory,
  getProductsBySubCategory,
  type Product,
} from '#contract/storefront/catalogue.ts';
import { AppError, createNotFoundError } from '#server/http/app-error.ts';
import type { BoundEndpoint, HandlerInput } from '#server/http/endpoint-routes.ts';
import { isArchived } from './archived-products.ts';
import {
  findAllProducts,
  findProductsByCategory,
  findProductsBySubCategory,
  findProductWithDesign,
  type LookupResult,
} from './catalogue-lookup.ts';
import { createCatalogueResponseCache } from './catalogue-response-cache.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

export const PRODUCT_NOT_FOUND_MESSAGE = 'Product not found';
const CATEGORY_NOT_FOUND_MESSAGE = 'Category not found';

/** Creates the product endpoints, which return data to pages rendered in-process and cached responses over HTTP. */
export function createCatalogueRoutes(catalogue: LiveCatalogue): readonly BoundEndpoint[] {
  const responseCache = createCatalogueResponseCache(catalogue);
  const bindEndpoint = <E extends Endpoint>(
    endpoint: E,
    find: (input: HandlerInput<E>) => LookupResult<Product | readonly Product[]>,
  ): BoundEndpoint => ({
    endpoint,
    // Safe: `find` takes the input type of this endpoint's schemas.
    handler: (input) => find(input as HandlerInput<E>).getData(),
    getPreparedResponse: (input) => responseCache.getOrCreate(find(input as HandlerInput<E>)),
  });
  return [
    bindEndpoint(getAllProducts, () => findAllProducts(catalogue.getCurrent())),
    bindEndpoint(getProductsByCategory, ({ params }) =>
      requireFound(findProductsByCategory(catalogue.getCurrent(), params.category), CATEGORY_NOT_FOUND_MESSAGE),
    ),
    bindEndpoint(getProductsBySubCategory, ({ params }) =>
      requireFound(
        findProductsBySubCategory(catalogue.getCurrent(), params.category, params.subCategory),
        CATEGORY_NOT_FOUND_MESSAGE,
      ),
    ),
    withGonePages(
      catalogue,
      bindEndpoint(getProductById, ({ params }) =>
        requireFound(findProductWithDesign(catalogue.getCurrent(), params.id), PRODUCT_NOT_FOUND_MESSAGE),
      ),
    ),
  ];
}

/** Pages learn that a product was archived, so that they respond with 410. Over HTTP it is as unknown as any other. */
const withGonePages = (catalogue: LiveCatalogue, bound: BoundEndpoint): BoundEndpoint => ({
  ...bound,
  handler(input) {
    const { id } = (input as HandlerInput<typeof getProductById>).params;
    if (isArchived(catalogue.getCurrent(), id.toLowerCase()))
      throw new AppError({ status: 410, message: PRODUCT_NOT_FOUND_MESSAGE });
    return bound.handler(input);
  },
});

function requireFound<Data>(found: LookupResult<Data> | undefined, message: string): LookupResult<Data> {
  if (!found) throw createNotFoundError(message);
  return found;
}
