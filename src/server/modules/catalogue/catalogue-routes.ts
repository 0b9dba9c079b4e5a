import {
  getAllProducts,
  getProductById,
  getProductsByCategory,
  getProductsBySubCategory,
  type Product,
} from '#contract/api/catalogue.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { notFound } from '../../http/app-error.ts';
import type { Bound, HandlerInput } from '../../http/serve.ts';
import type { CatalogueAnswers } from './catalogue-answers.ts';
import { type Found, findAll, findCategory, findProduct, findSubCategory } from './catalogue-lookup.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

export const PRODUCT_NOT_FOUND = 'Product not found';
const CATEGORY_NOT_FOUND = 'Category not found';

/** The four product calls: as data for pages rendered in-process, as prepared answers over HTTP (SRV-13 to SRV-17). */
export function catalogueCalls(catalogue: LiveCatalogue, answers: CatalogueAnswers): readonly Bound[] {
  const call = <Row extends Endpoint>(
    row: Row,
    find: (input: HandlerInput<Row>) => Found<Product | readonly Product[]>,
  ): Bound => ({
    row,
    // Sound because `find` takes what this row's schemas give.
    handler: (input) => find(input as HandlerInput<Row>).data,
    prepared: (input) => answers.obtain(find(input as HandlerInput<Row>)),
  });
  return [
    call(getAllProducts, () => findAll(catalogue.current())),
    call(getProductsByCategory, ({ params }) =>
      orNotFound(findCategory(catalogue.current(), params.category), CATEGORY_NOT_FOUND),
    ),
    call(getProductsBySubCategory, ({ params }) =>
      orNotFound(findSubCategory(catalogue.current(), params.category, params.subCategory), CATEGORY_NOT_FOUND),
    ),
    call(getProductById, ({ params }) => orNotFound(findProduct(catalogue.current(), params.id), PRODUCT_NOT_FOUND)),
  ];
}

function orNotFound<Data>(found: Found<Data> | undefined, message: string): Found<Data> {
  if (!found) throw notFound(message);
  return found;
}
