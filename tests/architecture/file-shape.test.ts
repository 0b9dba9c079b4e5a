import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCode, isTest, listFiles, listProductFiles, readText } from './source-tree.ts';

const MAX_LINES = 250;
const LONG_LINES = 150;
const MAX_FILES_PER_FOLDER = 16;
/** Texts and data may be any length. */
const MAY_BE_LONG = [/^src\/storefront\/content\//, /\/(seed|migrations)\//, /-content\.tsx?$/];
const FORBIDDEN_NAMES = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'index'];
const TOOL_FOLDERS = ['scripts', 'tests', 'tools'];

const listCode = () => ['src', ...TOOL_FOLDERS].flatMap(listFiles).filter(isCode);
const countLines = (path: string) => readText(path).trimEnd().split('\n').length;

describe('files', () => {
  it('stay small', () => {
    const sized = listProductFiles()
      .filter((path) => !MAY_BE_LONG.some((pattern) => pattern.test(path)))
      .map((path) => ({ path, lines: countLines(path) }))
      .sort((a, b) => b.lines - a.lines);
    const median = sized[Math.floor(sized.length / 2)]?.lines ?? 0;
    const long = sized.filter(({ lines }) => lines > LONG_LINES);
    console.log(`${sized.length} files, median ${median} lines; over ${LONG_LINES}:`);
    for (const { path, lines } of long) console.log(`  ${lines} ${path}`);
    expect(sized.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
  });

  it('leave folders small enough to take in at a glance', () => {
    const counts = new Map<string, number>();
    for (const path of [...listCode(), ...listFiles('catalogue')].filter((path) => isCode(path) && !isTest(path)))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MAX_FILES_PER_FOLDER)).toEqual([]);
  });

  it('are named after their subject', () => {
    const nameless = listCode().filter((path) => FORBIDDEN_NAMES.includes(basename(path).replace(/\..*$/, '')));
    expect(nameless).toEqual([]);
  });

  it('are named in kebab-case', () => {
    const odd = [...listCode(), ...listFiles('src')].filter(
      (path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(basename(path)) && !/\/migrations\//.test(path),
    );
    expect(odd).toEqual([]);
  });

  it('are not barrels', () => {
    const hasOnlyReexports = (path: string) => {
      const statements = readText(path)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .split(';')
        .map((statement) => statement.trim())
        .filter((statement) => statement !== '');
      return statements.length > 0 && statements.every((statement) => /^export\s[^;]*\sfrom\s/.test(statement));
    };
    expect(listProductFiles().filter((path) => hasOnlyReexports(path))).toEqual([]);
  });

  it.each(['src/domain', 'src/contract'])('of %s start with a comment on what they decide', (folder) => {
    const silent = listFiles(folder).filter(
      (path) => isCode(path) && !isTest(path) && !readText(path).startsWith('/**'),
    );
    expect(silent).toEqual([]);
  });
});
