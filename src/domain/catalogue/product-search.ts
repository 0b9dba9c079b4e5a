/**
 * Which products a search text finds: every word of it must begin a word of the title, the sub-category or the
 * category (decision D-05). The header's offers and `/products/all?q=` use this one rule.
 */
export type Searchable = { readonly title: string; readonly category: string; readonly subCategory?: string | null };

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export function matchesSearch(product: Searchable, text: string): boolean {
  const sought = wordsOf(text);
  const present = wordsOf(`${product.title} ${product.category} ${product.subCategory ?? ''}`);
  return sought.every((word) => present.some((candidate) => candidate.startsWith(word)));
}

/** The products found, in their order; all of them for a blank text. */
export const searchProducts = <Product extends Searchable>(products: readonly Product[], text: string): Product[] =>
  products.filter((product) => matchesSearch(product, text));
