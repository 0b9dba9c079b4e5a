import search from './search.json';

/** Words are separated by commas. */
type SearchSettings = {
  /** Other words for a word of the catalogue: they find every product that has it. */
  readonly synonyms: Readonly<Record<string, string>>;
  /** Words that say nothing about a product. */
  readonly ignored: string;
};

export const SEARCH_SETTINGS: SearchSettings = search;
