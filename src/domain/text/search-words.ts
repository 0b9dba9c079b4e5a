/**
 * A text as search compares it: words without case, accents and signs; and a word's stem, so that one and many meet
 * (decision D-05).
 */
/** Of Latin letters only: in Indian scripts a mark is a vowel. */
const ACCENTS = /[\u0300-\u036f]/g;
const FILLERS = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

export const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** The words that a shopper means; fillers count only when there is nothing else. */
export function getSearchTerms(text: string): string[] {
  const words = [...new Set(splitWords(text))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Without the ending of the plural: 'curtains' and 'curtain', 'berries' and 'berry', 'canvases' and 'canvas'. */
export function stemWord(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const single = word.length > 4 && /(s|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word;
  return single.length > 3 && single.endsWith('s') && !single.endsWith('ss') ? single.slice(0, -1) : single;
}
