/** Splits text into normalised search words and stems them (decision D-05). */

/** Latin accents only: in Indian scripts, combining marks are vowels. */
const ACCENTS = /[\u0300-\u036f]/g;
const STOP_WORDS = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

export const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** Drops stop words unless there are no other words. */
export function getSearchTerms(text: string): string[] {
  const words = [...new Set(splitWords(text))];
  const terms = words.filter((word) => !STOP_WORDS.has(word));
  return terms.length > 0 ? terms : words;
}

/** Removes plural endings, so that singular and plural share a stem: 'berries' and 'berry', 'canvases' and 'canvas'. */
export function stemWord(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const stem = word.length > 4 && /(s|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word;
  return stem.length > 3 && stem.endsWith('s') && !stem.endsWith('ss') ? stem.slice(0, -1) : stem;
}
