import { isTest, listFiles, readText } from './source-tree.ts';

const ROW = /^\| ([A-Z]+-\d+) +\|/gm;
/** Square brackets at the end of a title: ids, or a placeholder that a table of the same file fills in. */
const CLAIM = /\[((?:[A-Z]{1,6}-\d|%s|\$\w)[^\]'"`]*)\]/g;
const PLACEHOLDER = /^(%s|\$\w+)$/;
/** A value of such a table: `'PR-01'` or `'PR-01, PDP-24'`. */
const TABLE_VALUE = /['"`]([A-Z]{1,6}-\d{2,3}(?:, [A-Z]{1,6}-\d{2,3})*)['"`]/g;

type Claim = { path: string; ids: readonly string[] };

/** All ids in docs/requirements.md, in order. */
export const readRequirementIds = (page: string): string[] => [...page.matchAll(ROW)].map((match) => match[1] ?? '');

const splitIds = (matches: Iterable<RegExpMatchArray>): string[][] =>
  [...matches].map((match) => (match[1] ?? '').split(', '));

/** The ids in a file's test titles, or in the tables that fill the titles. */
export function readClaims(path: string, text: string): Claim[] {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const titles = splitIds(code.matchAll(CLAIM));
  const hasPlaceholder = titles.flat().some((id) => PLACEHOLDER.test(id));
  const tables = hasPlaceholder ? splitIds(code.matchAll(TABLE_VALUE)) : [];
  const named = [...titles, ...tables].map((ids) => ids.filter((id) => !PLACEHOLDER.test(id)));
  return named.filter((ids) => ids.length > 0).map((ids) => ({ path, ids }));
}

export const readAllClaims = (): Claim[] =>
  ['src', 'tests', 'catalogue', 'scripts', 'tools']
    .flatMap(listFiles)
    .filter(isTest)
    .flatMap((path) => readClaims(path, readText(path)));
