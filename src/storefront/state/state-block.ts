import type { Product } from '#contract/api/catalogue.ts';
import type { PageState } from './page-state.ts';

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand inside a script element: nothing in it can end the element or be read as markup. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => ESCAPES[char] ?? char);

/** The products of a list never change, a changed catalogue has new ones: what was written for one page serves the next. */
const written = new WeakMap<Product, string>();

function productJson(product: Product): string {
  let json = written.get(product);
  if (json === undefined) {
    json = scriptJson(product);
    written.set(product, json);
  }
  return json;
}

export function stateBlockJson({ products: { items, ...products }, ...state }: PageState): string {
  const rest = scriptJson(products).slice(1);
  const block = `{"items":[${items.map(productJson).join()}],${rest}`;
  return `{"products":${block},${scriptJson(state).slice(1)}`;
}
