/** The terms that a search of the desk finds by prefix. */
const MAX_TERM_LENGTH = 200;

export const foldTerm = (text: string): string => text.normalize('NFC').toLowerCase().trim();

/** Drops duplicates, empty texts, and NUL, which PostgreSQL rejects. */
export const cleanTerms = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.replaceAll('\0', '').slice(0, MAX_TERM_LENGTH)).filter((text) => text !== '')),
];

/** Returns the id with and without hyphens and slashes. */
export const listIdTerms = (id: string): string[] => cleanTerms([foldTerm(id), foldTerm(id).replace(/[\s/-]/g, '')]);

/** People read an order or ticket number out without its prefix. */
export const listNumberTerms = (number: string): string[] =>
  cleanTerms([...listIdTerms(number), foldTerm(number).replace(/^[^-]*-/, '')]);
