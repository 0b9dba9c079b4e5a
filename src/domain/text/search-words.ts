/** Splits text into normalised words, for search and for sorting by name (decision D-05). */

/** Latin accents, and the Hindi dot below that many leave out. Other marks of Indian scripts are vowels. */
const ACCENTS = /[\u0300-\u036f\u093c]/g;

export const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
