import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stages } from '../../scripts/testing/stages/stages.ts';
import { hasPermission, needsSecondFactor, PERMISSIONS, ROLES } from '../../src/domain/staff/permissions.ts';
import { GOALS } from '../../tools/bench/report/goals.ts';
import { formatBound } from '../../tools/bench/report/verdict.ts';
import { isCode, listFiles, listProductFiles, readText } from './source-tree.ts';

const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...['docs', 'tools/art'].flatMap(listFiles)].filter(
  (path) => path.endsWith('.md'),
);
const findMatches = (path: string, pattern: RegExp) =>
  [...readText(path).matchAll(pattern)].map(([, what = '']) => what);
const listMissing = (check: (page: string) => readonly string[]) =>
  pages.flatMap((page) => check(page).map((what) => `${page}: ${what}`));

describe('the documents', () => {
  it('have no broken links', () => {
    const resolveLink = (page: string, link: string) => posix.join(posix.dirname(page), link.replace(/#.*$/, ''));
    const listLinks = (page: string) => findMatches(page, /\]\((?!https?:|#)([^)\s]+)\)/g);
    expect(listMissing((page) => listLinks(page).filter((link) => !existsSync(resolveLink(page, link))))).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const listPaths = (page: string) =>
      findMatches(page, /`((?:src|tests|scripts|tools|docs|deploy|settings|catalogue|public)\/[\w./-]*)`/g);
    expect(listMissing((page) => listPaths(page).filter((path) => !existsSync(path)))).toEqual([]);
  });

  it('name commands and stages that exist', () => {
    const scripts = Object.keys((JSON.parse(readText('package.json')) as { scripts: object }).scripts);
    const listCommands = (page: string) => findMatches(page, /\bnpm run ([\w-]+)/g);
    expect(listMissing((page) => listCommands(page).filter((name) => !scripts.includes(name)))).toEqual([]);
    const listStages = (page: string) => findMatches(page, /\bnpm test -- ([\w-]+)/g);
    const stageNames = ['list', 'extended', ...stages.map(({ name }) => name)];
    expect(listMissing((page) => listStages(page).filter((name) => !stageNames.includes(name)))).toEqual([]);
  });
});

describe('environment variables of tests and tools', () => {
  /** System variables, and those our programs pass to child processes. */
  const NOT_TO_SET = ['CI', 'NODE_ENV', 'PATH', 'BARE_DATABASE_URL', 'INPUT_PART', 'TEST_DATABASE_MODE'];

  it('are documented in docs/operations.md or CONTRIBUTING.md', () => {
    const code = ['src', 'tests', 'scripts', 'tools'].flatMap(listFiles).filter(isCode);
    const read = code.flatMap((path) => findMatches(path, /\bprocess\.env\.([A-Z_]+)/g));
    const documented = readText('docs/operations.md') + readText('CONTRIBUTING.md');
    const isDocumented = (name: string) => new RegExp(`\`${name}[=\`]`).test(documented);
    expect([...new Set(read)].filter((name) => !isDocumented(name) && !NOT_TO_SET.includes(name))).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  it('lists exactly the settings that the shop and the simulator read', () => {
    const read = listProductFiles().flatMap((path) =>
      findMatches(path, /\b(?:reader\.\w+|readText|readNumber)\(\s*'([A-Z][A-Z_]+)'/g),
    );
    const [, chapter = ''] = /^## Settings\n([\s\S]*?)^## /m.exec(readText('docs/operations.md')) ?? [];
    const rows = chapter.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(
      [...new Set(read)].filter((name) => !named.includes(name)),
      'not in docs/operations.md',
    ).toEqual([]);
    expect(
      named.filter((name) => !read.includes(name ?? '')),
      'not in the code',
    ).toEqual([]);
  });

  it('lists every command', () => {
    const scripts = Object.keys((JSON.parse(readText('package.json')) as { scripts: object }).scripts);
    const [, chapter = ''] = /^## Commands\n([\s\S]*?)^## /m.exec(readText('docs/operations.md')) ?? [];
    const named = [...chapter.matchAll(/`(?:npm (?:run )?)?([a-z]+)(?: -- [^`]*)?`/g)].map(([, name]) => name);
    expect(scripts.filter((name) => !named.includes(name))).toEqual([]);
  });
});

describe('docs/handbook.md', () => {
  const [, chapter = ''] = /^## Roles\n([\s\S]*?)^## /m.exec(readText('docs/handbook.md')) ?? [];
  const rows = chapter.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const findRow = (text: string) => rows.find(([title = '']) => title.includes(text))?.slice(1);

  it('lists exactly what each role may do', () => {
    expect(findRow('may')).toEqual(ROLES);
    const listed = PERMISSIONS.map((permission) => [permission, findRow(`\`${permission}\``)]);
    const allowed = PERMISSIONS.map((permission) => [
      permission,
      ROLES.map((role) => (hasPermission(role, permission) ? 'yes' : '')),
    ]);
    expect(listed).toEqual(allowed);
    expect(findRow('second factor')).toEqual(ROLES.map((role) => (needsSecondFactor(role) ? 'yes' : '')));
  });
});

describe('docs/performance.md', () => {
  it('lists exactly the goals of the benchmarks', () => {
    const rows = GOALS.map((goal) => [goal.name, formatBound(goal, goal.landing), formatBound(goal, goal.final)]);
    const [, chapter = ''] = /^## Goals\n([\s\S]*?)^## /m.exec(readText('docs/performance.md')) ?? [];
    const listed = chapter.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| goal'));
    expect(
      listed.map((line) =>
        line
          .split('|')
          .slice(1, 4)
          .map((cell) => cell.trim()),
      ),
    ).toEqual(rows);
  });
});
