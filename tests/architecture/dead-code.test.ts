import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUnusedExports } from './exports.ts';
import { getPackageName, readImports, resolveImport } from './imports.ts';
import { isCode, listFiles, readText } from './source-tree.ts';

const CONFIGURATIONS = ['vite.config.ts', 'vitest.config.ts', 'drizzle.config.ts'];
const code = [...['src', 'tests', 'scripts', 'tools', 'catalogue'].flatMap(listFiles).filter(isCode)].concat(
  CONFIGURATIONS,
);
const imports = code.flatMap(readImports);

const importers = new Map<string, string[]>();
for (const found of imports) {
  const target = resolveImport(found) ?? '';
  importers.set(target, [...(importers.get(target) ?? []), found.from]);
}
const findImporters = (path: string) => importers.get(path) ?? [];

type Manifest = Record<'dependencies' | 'devDependencies' | 'scripts', Record<string, string>>;
const manifest = JSON.parse(readText('package.json')) as Manifest;

/** The build's output is loaded by its path; migrations are generated from every table; the declarations of the designs name the types of their kinds. */
const USED_OTHERWISE = [
  'src/storefront/app/entry-server.tsx#renderer',
  'src/server/platform/database/tables/limit-tables.ts#previousRateLimits',
  ...['Repeat', 'Picture', 'Cloth'].map((name) => `tools/art/patterns/design.ts#${name}`),
];

/** The name of the class is a value of a type that another file declares. */
const LOOKED_UP = ['grid', 'list'].map((name) => `src/storefront/features/wishlist/wishlist-cards.module.css.${name}`);

describe('dead code', () => {
  it('every export is used by another file, and product exports not only by tests', () => {
    const unused = findUnusedExports(code).map(({ path, name }) => `${path}#${name}`);
    expect(unused.filter((name) => !USED_OTHERWISE.includes(name))).toEqual([]);
    expect(USED_OTHERWISE.filter((name) => !unused.includes(name))).toEqual([]);
  });

  it('every module is imported, or started by a command or by name', () => {
    const texts = [...code, 'package.json', 'tools/art/README.md'].map(readText).join('\n');
    const isStarted = (path: string) => texts.includes(path) || isQuoted(texts, basename(path));
    const modules = code.filter((path) => !/\.test\.tsx?$|\.config\.ts$/.test(path));
    expect(modules.filter((path) => !importers.has(path) && !isStarted(path))).toEqual([]);
  });

  it('every CSS class is used by an importer of its style sheet', () => {
    const sheets = ['src/storefront', 'src/desk'].flatMap(listFiles).filter((path) => path.endsWith('.module.css'));
    expect(sheets.length).toBeGreaterThan(20);
    const unused = sheets.flatMap((sheet) => {
      const users = findImporters(sheet).map(readText);
      return findClassNames(readText(sheet))
        .filter((name) => !users.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
        .map((name) => `${sheet}.${name}`);
    });
    expect(unused).toEqual(LOOKED_UP);
  });

  it('every class in use is defined in the style sheet', () => {
    const missing = ['src/storefront', 'src/desk']
      .flatMap(listFiles)
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
      .flatMap((path) => {
        const text = readText(path);
        const sheet = /import styles from '(\.[^']+\.module\.css)'/.exec(text)?.[1];
        if (sheet === undefined) return [];
        const there = findClassNames(readText(join(dirname(path), sheet)));
        const used = [...text.matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => name);
        return used.filter((name) => !there.includes(name)).map((name) => `${path}: ${name}`);
      });
    expect(missing).toEqual([]);
  });
});

describe('packages', () => {
  const installed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
  const used = new Set(imports.flatMap((found) => getPackageName(found) ?? []));
  /** Used by npm scripts, by the compiler, by name in vitest, or pinned as a peer. */
  const USED_BY_NAME = ['@biomejs/biome', 'typescript', 'tsx', 'happy-dom', 'drizzle-kit', '@testing-library/dom'];
  const isTypes = (name: string) => name.startsWith('@types/');

  it('are all used', () => {
    expect(installed.filter((name) => !used.has(name) && !USED_BY_NAME.includes(name) && !isTypes(name))).toEqual([]);
  });

  it('are all direct dependencies', () => {
    const foreign = [...used].filter((name) => !name.startsWith('node:') && !installed.includes(name));
    expect(foreign).toEqual([]);
  });
});

/** `.name` outside of braces and addresses. */
function findClassNames(css: string): string[] {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return [...new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))];
}

const isQuoted = (texts: string, name: string) => texts.includes(`'${name}'`) || texts.includes(`'./${name}'`);
