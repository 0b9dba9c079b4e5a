import { splitWords } from '#domain/text/search-words.ts';
import { SEARCH_SETTINGS } from '../content/search-settings.ts';
import { stemWord } from './stem-word.ts';

const ignoredWords = new Set(splitWords(SEARCH_SETTINGS.ignored));

export const isIgnoredWord = (word: string): boolean => ignoredWords.has(word);

export const getSearchTerms = (text: string): string[] =>
  [...new Set(splitWords(text))].filter((word) => !isIgnoredWord(word));

const synonyms = Object.entries(SEARCH_SETTINGS.synonyms)
  .map(([name, others]) => ({ stems: getSearchTerms(name).map(stemWord), others: splitWords(others) }))
  // Ignored words name nothing.
  .filter(({ stems }) => stems.length > 0);

/** Returns other words for what a text names. */
export function listSynonyms(text: string): string[] {
  const stems = new Set(splitWords(text).map(stemWord));
  const named = synonyms.filter((entry) => entry.stems.every((stem) => stems.has(stem)));
  return [...new Set(named.flatMap(({ others }) => others))];
}
