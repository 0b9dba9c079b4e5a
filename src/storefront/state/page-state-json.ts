import type { Product } from '#contract/storefront/catalogue.ts';
import type { PageState } from './page-state.ts';

const escapeCharacter = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns JSON in ASCII that is safe inside a script element. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u0080-\uffff]/g, escapeCharacter);

/** Caches serialised products: a product object never changes, a new catalogue brings new objects. */
const productJsonCache = new WeakMap<Product, string>();

function toProductJson(product: Product): string {
  let json = productJsonCache.get(product);
  if (json === undefined) {
    json = toScriptJson(product);
    productJsonCache.set(product, json);
  }
  return json;
}

export function toPageStateJson({ products: { items, ...products }, ...state }: PageState): string {
  const rest = toScriptJson(products).slice(1);
  const productsJson = `{"items":[${items.map(toProductJson).join()}],${rest}`;
  return `{"products":${productsJson},${toScriptJson(state).slice(1)}`;
}
