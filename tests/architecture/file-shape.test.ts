import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, isCode, isTest, productFiles, readText } from './source-tree.ts';

const LARGEST = 250;
const QUESTIONED = 150;
/** Texts and data may be any length. */
const MAY_BE_LONG = [/^src\/web\/content\//, /\/(seed|migrations)\//, /-content\.tsx?$/];
const FORBIDDEN_NAMES = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'index'];
const TOOL_FOLDERS = ['scripts', 'tests', 'tools'];

const allCode = () => ['src', ...TOOL_FOLDERS].flatMap(filesBelow).filter(isCode);
const countLines = (path: string) => readText(path).trimEnd().split('\n').length;

describe('files', () => {
  it('stay small', () => {
    const sized = productFiles()
      .filter((path) => !MAY_BE_LONG.some((pattern) => pattern.test(path)))
      .map((path) => ({ path, lines: countLines(path) }))
      .sort((a, b) => b.lines - a.lines);
    const median = sized[Math.floor(sized.length / 2)]?.lines ?? 0;
    const questioned = sized.filter(({ lines }) => lines > QUESTIONED);
    console.log(`${sized.length} files, median ${median} lines; over ${QUESTIONED}:`);
    for (const { path, lines } of questioned) console.log(`  ${lines} ${path}`);
    expect(sized.filter(({ lines }) => lines > LARGEST)).toEqual([]);
  });

  it('are named after their subject', () => {
    const nameless = allCode().filter((path) => FORBIDDEN_NAMES.includes(basename(path).replace(/\..*$/, '')));
    expect(nameless).toEqual([]);
  });

  it('are named in kebab-case', () => {
    const odd = [...allCode(), ...filesBelow('src')].filter(
      (path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(basename(path)) && !/\/migrations\//.test(path),
    );
    expect(odd).toEqual([]);
  });

  it('are not barrels', () => {
    const handsOn = (path: string) => {
      const statements = readText(path)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .split(';')
        .map((statement) => statement.trim())
        .filter((statement) => statement !== '');
      return statements.length > 0 && statements.every((statement) => /^export\s[^;]*\sfrom\s/.test(statement));
    };
    expect(productFiles().filter((path) => handsOn(path))).toEqual([]);
  });

  it.each(['src/domain', 'src/contract'])('of %s start with a comment on what they decide', (folder) => {
    const silent = filesBelow(folder).filter(
      (path) => isCode(path) && !isTest(path) && !readText(path).startsWith('/**'),
    );
    expect(silent).toEqual([]);
  });
});
