/**
 * An inverted index of the words in products. A search term matches the same word, the same stem or a prefix, and only if
 * there is none, a similar spelling (decision D-05).
 */
import { isWithinEdits } from '#domain/text/edit-distance.ts';
import { splitWords, stemWord } from '#domain/text/search-words.ts';
import { CATEGORIES, parseCategory } from '../category.ts';
import { COLOUR_FAMILIES, classifyColour } from '../colour-family.ts';

export type Searchable = {
  readonly title: string;
  readonly category: string;
  readonly subCategory?: string | null;
  readonly orderComment?: string | null;
  readonly images?: readonly { readonly colorName?: string | null; readonly hexCode?: string | null }[];
};

/** A product that contains the word, by its position in the list. */
export type Posting = { position: number; weight: number };
type SearchIndex = ReadonlyMap<string, readonly Posting[]>;

const WEIGHT = { title: 10, subCategory: 6, category: 5, colour: 4, description: 1 } as const;
const QUALITY = { exact: 1, stem: 0.95, prefix: 0.8, typo: 0.5 } as const;
/** Shorter terms are too similar to other words to allow for typos. */
const MIN_TYPO_LENGTH = 4;
/** From this length on, two typos are allowed. */
const LONG_TERM_LENGTH = 8;

/** Lists are immutable, so entries never go stale. */
const indexes = new WeakMap<readonly Searchable[], SearchIndex>();

export function getSearchIndex(products: readonly Searchable[]): SearchIndex {
  const cached = indexes.get(products);
  if (cached) return cached;
  const index = new Map<string, Posting[]>();
  products.forEach((product, position) => {
    for (const [word, weight] of weighWords(product)) {
      const postings = index.get(word);
      if (postings) postings.push({ position, weight });
      else index.set(word, [{ position, weight }]);
    }
  });
  indexes.set(products, index);
  return index;
}

function weighWords(product: Searchable): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of splitWords(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  };
  const category = parseCategory(product.category);
  add(product.title, WEIGHT.title);
  add(product.subCategory ?? '', WEIGHT.subCategory);
  add(category ? `${category} ${CATEGORIES[category].menuLabel}` : product.category, WEIGHT.category);
  for (const { colorName, hexCode } of product.images ?? [])
    add(`${colorName ?? ''} ${getFamilyLabel(hexCode)}`, WEIGHT.colour);
  add(product.orderComment ?? '', WEIGHT.description);
  return weights;
}

/** Makes 'blue' find every colour of the blue family, whatever its name. */
function getFamilyLabel(hexCode: string | null | undefined): string {
  const family = classifyColour(hexCode);
  return family ? COLOUR_FAMILIES[family].label : '';
}

type SimilarWord = { postings: readonly Posting[]; quality: number };

export function findSimilarWords(index: SearchIndex, term: string): SimilarWord[] {
  const matches = filterIndex(index, (word) => scoreMatch(word, term));
  if (matches.length > 0 || term.length < MIN_TYPO_LENGTH) return matches;
  const maxEdits = term.length < LONG_TERM_LENGTH ? 1 : 2;
  const isTypo = (word: string) => isWithinEdits(word, term, maxEdits) || isWithinEdits(stemWord(word), term, maxEdits);
  return filterIndex(index, (word) => (isTypo(word) ? QUALITY.typo : 0)).map((match) => ({
    ...match,
    // Descriptions contain so many words that one of them is always similar.
    postings: match.postings.filter(({ weight }) => weight > WEIGHT.description),
  }));
}

function scoreMatch(word: string, term: string): number {
  if (word === term) return QUALITY.exact;
  if (stemWord(word) === stemWord(term)) return QUALITY.stem;
  return word.startsWith(term) ? QUALITY.prefix : 0;
}

function filterIndex(index: SearchIndex, getQuality: (word: string) => number): SimilarWord[] {
  const matches: SimilarWord[] = [];
  for (const [word, postings] of index) {
    const quality = getQuality(word);
    if (quality > 0) matches.push({ postings, quality });
  }
  return matches;
}
