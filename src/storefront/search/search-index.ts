import MiniSearch from 'minisearch';
import type { Product } from '#contract/storefront/catalogue.ts';
import { splitWords } from '#domain/text/search-words.ts';
import { buildSearchDocument, type SearchDocument } from './search-document.ts';
import { isIgnoredWord } from './search-words.ts';
import { stemWord } from './stem-word.ts';

export type SearchIndex = {
  engine: MiniSearch<SearchDocument>;
  /** The stems of all words in the index. */
  vocabulary: ReadonlySet<string>;
};

const BOOST = {
  title: 6,
  subCategory: 5,
  category: 5,
  colours: 3,
  options: 3,
  synonyms: 2,
  optionSynonyms: 1,
  description: 0.4,
} as const satisfies Record<Exclude<keyof SearchDocument, 'id'>, number>;
const FIELDS = Object.keys(BOOST);
export const NAMED_FIELDS = FIELDS.filter((field) => field !== 'description');
/** Long texts lose little against short ones, and their length counts for little. */
const RELEVANCE = { k: 1.2, b: 0.2, d: 0.1 };
/** A few milliseconds of work on a slow phone. */
const CHUNK_SIZE = 8;

/** Pauses between chunks, so that typing and other requests are not blocked. */
export async function buildSearchIndex(products: readonly Product[]): Promise<SearchIndex> {
  const vocabulary = new Set<string>();
  const engine = new MiniSearch<SearchDocument>({
    fields: FIELDS,
    tokenize: splitWords,
    processTerm: (word) => {
      if (isIgnoredWord(word)) return null;
      const stem = stemWord(word);
      vocabulary.add(stem);
      return stem;
    },
    searchOptions: { boost: BOOST, processTerm: stemWord, bm25: RELEVANCE },
  });
  for (let start = 0; start < products.length; start += CHUNK_SIZE) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    const chunk = products.slice(start, start + CHUNK_SIZE);
    engine.addAll(chunk.map((product, index) => buildSearchDocument(product, start + index)));
  }
  return { engine, vocabulary };
}
