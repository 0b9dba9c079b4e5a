/** Product search (decision D-05): every term must match a product's title, categories, colours or description. */
import { getSearchTerms } from '#domain/text/search-words.ts';
import { findSimilarWords, getSearchIndex, type Posting, type Searchable } from './search-index.ts';

/** Lists the best match first, ties in catalogue order. A blank text returns all products. */
export function searchProducts<Product extends Searchable>(products: readonly Product[], text: string): Product[] {
  const terms = getSearchTerms(text);
  // Text of punctuation alone has no terms and matches nothing.
  if (terms.length === 0) return text.trim() === '' ? [...products] : [];
  const index = getSearchIndex(products);
  const scores = terms.map((term) => scoreProducts(findSimilarWords(index, term)));
  const [first = new Map<number, number>(), ...others] = scores;
  return [...first]
    .filter(([position]) => others.every((scored) => scored.has(position)))
    .map(([position, score]) => ({
      position,
      score: others.reduce((sum, scored) => sum + (scored.get(position) ?? 0), score),
    }))
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .flatMap(({ position }) => products[position] ?? []);
}

/** Returns the best score per product position, for one term. */
function scoreProducts(matches: readonly { postings: readonly Posting[]; quality: number }[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const { postings, quality } of matches) {
    for (const { position, weight } of postings) {
      const score = weight * quality;
      if (score > (best.get(position) ?? 0)) best.set(position, score);
    }
  }
  return best;
}
