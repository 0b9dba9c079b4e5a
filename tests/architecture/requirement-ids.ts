import { filesBelow, isTest, readText } from './source-tree.ts';

const ROW = /^\| ([A-Z]+-\d+) +\|/gm;
/** Square brackets at the end of a title: ids, or a placeholder that a table of the same file fills in. */
const CLAIM = /\[((?:[A-Z]{1,6}-\d|%s|\$\w)[^\]'"`]*)\]/g;
const PLACEHOLDER = /^(%s|\$\w+)$/;
/** A value of such a table: `'PR-01'` or `'PR-01, PDP-24'`. */
const TABLE_VALUE = /['"`]([A-Z]{1,6}-\d{2,3}(?:, [A-Z]{1,6}-\d{2,3})*)['"`]/g;

type Claim = { path: string; ids: readonly string[] };

/** Every id that the page of requirements numbers, in its order. */
export const numberedIds = (page: string): string[] => [...page.matchAll(ROW)].map((match) => match[1] ?? '');

const idsIn = (matches: Iterable<RegExpMatchArray>): string[][] =>
  [...matches].map((match) => (match[1] ?? '').split(', '));

/** The ids that the tests of a file name, in titles or in the tables that fill them. */
export function claimsIn(path: string, text: string): Claim[] {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const titles = idsIn(code.matchAll(CLAIM));
  const hasPlaceholder = titles.flat().some((id) => PLACEHOLDER.test(id));
  const tables = hasPlaceholder ? idsIn(code.matchAll(TABLE_VALUE)) : [];
  const named = [...titles, ...tables].map((ids) => ids.filter((id) => !PLACEHOLDER.test(id)));
  return named.filter((ids) => ids.length > 0).map((ids) => ({ path, ids }));
}

export const allClaims = (): Claim[] =>
  ['src', 'tests', 'catalogue', 'scripts', 'tools']
    .flatMap(filesBelow)
    .filter(isTest)
    .flatMap((path) => claimsIn(path, readText(path)));

/** Readings (`Q-…`) explain how a sentence is understood; the sentence itself is what a test proves. */
export const isProvable = (id: string): boolean => !id.startsWith('Q-');
