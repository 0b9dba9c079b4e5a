/**
 * Which products a search text finds, best first (decision D-05): every word must be found in the title, sub-category,
 * category, a colour's name or the description. The header's offers and `/products/all?q=` use this one rule.
 */
import { getSearchTerms } from '#domain/text/search-words.ts';
import { findSimilarWords, getSearchIndex, type Posting, type Searchable } from './search-index.ts';

/** The products found, best first and else in their order; all of them for a blank text. */
export function searchProducts<Product extends Searchable>(products: readonly Product[], text: string): Product[] {
  const words = getSearchTerms(text);
  // Signs alone are no words: they are found nowhere.
  if (words.length === 0) return text.trim() === '' ? [...products] : [];
  const index = getSearchIndex(products);
  const scores = words.map((word) => scoreProducts(findSimilarWords(index, word)));
  const [first = new Map<number, number>(), ...others] = scores;
  return [...first]
    .filter(([place]) => others.every((found) => found.has(place)))
    .map(([place, score]) => ({ place, score: others.reduce((sum, found) => sum + (found.get(place) ?? 0), score) }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .flatMap(({ place }) => products[place] ?? []);
}

/** The best score of each product for one word. */
function scoreProducts(found: readonly { postings: readonly Posting[]; quality: number }[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const { postings, quality } of found) {
    for (const { place, weight } of postings) {
      const score = weight * quality;
      if (score > (best.get(place) ?? 0)) best.set(place, score);
    }
  }
  return best;
}
