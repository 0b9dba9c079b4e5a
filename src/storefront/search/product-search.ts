import type { Query } from 'minisearch';
import type { Product } from '#contract/storefront/catalogue.ts';
import { splitWords } from '#domain/text/search-words.ts';
import { isCategoryWord } from './search-document.ts';
import { buildSearchIndex, NAMED_FIELDS, type SearchIndex } from './search-index.ts';
import { getSearchTerms } from './search-words.ts';
import { stemWord } from './stem-word.ts';

/** Shorter terms are too similar to other words to allow for typos. */
const MIN_TYPO_LENGTH = 4;
/** From this length on, two typos are allowed. */
const LONG_TERM_LENGTH = 7;
const MIN_PART_LENGTH = 4;
/** Bounds the work of one search; further words are ignored. */
const MAX_TERMS = 8;
/** Scores that differ by less are equal: browsers round logarithms differently. */
const SCORE_PRECISION = 1e6;

/**
 * Returns the products that match every word of a text (decision D-05), the best match first, ties in catalogue order.
 * A blank text and words that say nothing, such as 'best price', return all products.
 */
export type ProductSearch = (text: string) => Product[];

/** Lists are immutable, so entries never go stale: the server builds one index per catalogue. */
const searches = new WeakMap<readonly Product[], Promise<ProductSearch>>();

export function loadProductSearch(products: readonly Product[]): Promise<ProductSearch> {
  const cached = searches.get(products);
  if (cached) return cached;
  const search = buildSearchIndex(products).then((index) => (text: string) => searchProducts(products, index, text));
  searches.set(products, search);
  return search;
}

function searchProducts(products: readonly Product[], { engine, vocabulary }: SearchIndex, text: string): Product[] {
  const terms = getSearchTerms(text).slice(0, MAX_TERMS);
  // Ignored words alone ask for everything, punctuation alone for nothing.
  if (terms.length === 0) return text.trim() === '' || splitWords(text).length > 0 ? [...products] : [];
  const found = engine.search(buildQuery(terms, vocabulary)).map(({ id, score }) => ({
    position: Number(id),
    score: Math.round(score * SCORE_PRECISION),
  }));
  return found
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .flatMap(({ position }) => products[position] ?? []);
}

type Vocabulary = ReadonlySet<string>;

/** Any reading of the text may match: as typed, with two words joined, or with one split. */
function buildQuery(terms: readonly string[], vocabulary: Vocabulary): Query {
  const readings = [terms, ...joinTerms(terms, vocabulary), ...splitTerms(terms, vocabulary)];
  return {
    combineWith: 'OR',
    queries: readings.map((reading) => ({
      combineWith: 'AND',
      queries: reading.map((term, at) => buildTermQuery(term, at === reading.length - 1, vocabulary)),
    })),
  };
}

/** The last term may be half typed. */
function buildTermQuery(term: string, isLast: boolean, vocabulary: Vocabulary): Query {
  if (!isKnown(term, vocabulary)) return buildTypoQuery(term, vocabulary);
  return {
    queries: [term],
    prefix: isLast || (term.length > 1 && !vocabulary.has(stemWord(term))),
    // Descriptions also mention other categories.
    ...(isCategoryWord(term) && { fields: NAMED_FIELDS }),
  };
}

/** Descriptions have so many words that one of them is always similar. */
function buildTypoQuery(term: string, vocabulary: Vocabulary): Query {
  const fuzzy = term.length < MIN_TYPO_LENGTH ? 0 : term.length < LONG_TERM_LENGTH ? 1 : 2;
  return { combineWith: 'OR', queries: [term, ...listSwaps(term, vocabulary)], fields: NAMED_FIELDS, fuzzy };
}

/** A word of the catalogue, or the beginning of one, is no typo. */
function isKnown(term: string, vocabulary: Vocabulary): boolean {
  const stem = stemWord(term);
  if (vocabulary.has(stem)) return true;
  for (const word of vocabulary) if (word.startsWith(stem)) return true;
  return false;
}

/** The library counts two swapped letters as two typos. */
function listSwaps(term: string, vocabulary: Vocabulary): string[] {
  const swaps = Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  );
  return swaps.filter((swap) => vocabulary.has(stemWord(swap)));
}

/** 'wall paper' also means 'wallpaper'. */
const joinTerms = (terms: readonly string[], vocabulary: Vocabulary): string[][] =>
  terms.slice(1).flatMap((term, at) => {
    const joined = `${terms[at]}${term}`;
    return vocabulary.has(stemWord(joined)) ? [[...terms.slice(0, at), joined, ...terms.slice(at + 2)]] : [];
  });

/** 'rollerblind' also means 'roller blind'. */
const splitTerms = (terms: readonly string[], vocabulary: Vocabulary): string[][] =>
  terms.flatMap((term, at) =>
    listSplits(term, vocabulary).map((parts) => [...terms.slice(0, at), ...parts, ...terms.slice(at + 1)]),
  );

function listSplits(term: string, vocabulary: Vocabulary): string[][] {
  if (term.length < 2 * MIN_PART_LENGTH || isKnown(term, vocabulary)) return [];
  const cuts = Array.from({ length: term.length - 2 * MIN_PART_LENGTH + 1 }, (_, index) => MIN_PART_LENGTH + index);
  return cuts
    .map((cut) => [term.slice(0, cut), term.slice(cut)])
    .filter((parts) => parts.every((part) => vocabulary.has(stemWord(part))));
}
