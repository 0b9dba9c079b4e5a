import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stages } from '../../scripts/testing/stages/stages.ts';
import { filesBelow, isCode, productFiles, readText } from './source-tree.ts';

const pages = ['README.md', 'CONTRIBUTING.md', 'tools/art/README.md', ...filesBelow('docs')].filter((path) =>
  /\.md$/.test(path),
);
/** Requirements quote the specification. */
const ours = pages.filter((path) => path !== 'docs/requirements.md');
const found = (path: string, pattern: RegExp) => [...readText(path).matchAll(pattern)].map(([, what = '']) => what);
const missing = (check: (page: string) => readonly string[]) =>
  ours.flatMap((page) => check(page).map((what) => `${page}: ${what}`));

describe('the documents', () => {
  it('have no broken links', () => {
    const target = (page: string, link: string) => posix.join(posix.dirname(page), link.replace(/#.*$/, ''));
    const links = (page: string) => found(page, /\]\((?!https?:|#)([^)\s]+)\)/g);
    expect(missing((page) => links(page).filter((link) => !existsSync(target(page, link))))).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const named = (page: string) =>
      found(page, /`((?:src|tests|scripts|bench|art|docs|deploy|settings|catalogue|public)\/[\w./-]*)`/g);
    expect(missing((page) => named(page).filter((path) => !existsSync(path)))).toEqual([]);
  });

  it('name commands and stages that exist', () => {
    const scripts = Object.keys((JSON.parse(readText('package.json')) as { scripts: object }).scripts);
    const commands = (page: string) => found(page, /\bnpm run ([\w-]+)/g);
    expect(missing((page) => commands(page).filter((name) => !scripts.includes(name)))).toEqual([]);
    const named = (page: string) => found(page, /\bnpm test -- ([\w-]+)/g);
    const known = ['list', 'extended', ...stages.map(({ name }) => name)];
    expect(missing((page) => named(page).filter((name) => !known.includes(name)))).toEqual([]);
  });
});

describe('environment variables of tests and tools', () => {
  /** System variables, and those our programs pass to child processes. */
  const NOT_TO_SET = ['CI', 'NODE_ENV', 'PATH', 'BARE_DATABASE_URL', 'INPUT_PART', 'TEST_DATABASE_MODE'];

  it('are documented in the README or in CONTRIBUTING', () => {
    const code = ['src', 'tests', 'scripts', 'tools'].flatMap(filesBelow).filter(isCode);
    const read = code.flatMap((path) => found(path, /\bprocess\.env\.([A-Z_]+)/g));
    const told = readText('README.md') + readText('CONTRIBUTING.md');
    const isTold = (name: string) => new RegExp(`\`${name}[=\`]`).test(told);
    expect([...new Set(read)].filter((name) => !isTold(name) && !NOT_TO_SET.includes(name))).toEqual([]);
  });
});

describe('the README', () => {
  it('lists exactly the settings that the shop and the simulator read', () => {
    const read = productFiles().flatMap((path) => found(path, /\b(?:read\.\w+|text|number)\(\s*'([A-Z][A-Z_]+)'/g));
    const [, chapter = ''] = /^## Settings\n([\s\S]*?)^## /m.exec(readText('README.md')) ?? [];
    const rows = chapter.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(
      [...new Set(read)].filter((name) => !named.includes(name)),
      'not in the README',
    ).toEqual([]);
    expect(
      named.filter((name) => !read.includes(name ?? '')),
      'not in the code',
    ).toEqual([]);
  });

  it('lists every command', () => {
    const scripts = Object.keys((JSON.parse(readText('package.json')) as { scripts: object }).scripts);
    const [, chapter = ''] = /^## Commands\n([\s\S]*?)^## /m.exec(readText('README.md')) ?? [];
    const named = [...chapter.matchAll(/`(?:npm (?:run )?)?([a-z]+)(?: -- [^`]*)?`/g)].map(([, name]) => name);
    expect(scripts.filter((name) => !named.includes(name))).toEqual([]);
  });
});
