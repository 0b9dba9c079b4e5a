import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from './source-tree.ts';

const TEXT = /\.(ts|tsx|mjs|css|md|json|html|yml|sql|py|sh)$|^\.ci\/|(^|\/)\.[a-z]+(rc|ignore|config)$/;
const GENERATED = /^package-lock\.json$|\/migrations\/meta\/|^public\/|^art\/(plates|patterns)\//;
const THIS_FILE = basename(import.meta.filename);

type Found = { path: string; line: number; text: string };

const texts = filesBelow('.').filter(
  (path) => TEXT.test(path) && !GENERATED.test(path) && basename(path) !== THIS_FILE,
);

function linesWith(pattern: RegExp, paths: readonly string[] = texts): Found[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((text, at) => (pattern.test(text) ? [{ path, line: at + 1, text: text.trim().slice(0, 120) }] : [])),
  );
}

describe('sources', () => {
  it('are all looked at', () => {
    expect(texts.length).toBeGreaterThan(40);
    expect(texts).toContain('README.md');
  });

  it('leave nothing for later', () => {
    expect(linesWith(/\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  it('name no folder of the machine they were written on', () => {
    expect(linesWith(/(^|[\s'"`(=])\/(work|home|root|Users|workspace|mnt)\/[\w.-]+/)).toEqual([]);
  });

  it('silence no check of the compiler', () => {
    const code = texts.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
    expect(linesWith(/@ts-(ignore|nocheck|expect-error)/, code)).toEqual([]);
  });

  it('hold no test that is skipped or run alone', () => {
    const tests = texts.filter((path) => /\.test\.tsx?$/.test(path));
    expect(linesWith(/\b(it|test|describe)\.(only|skip|todo)\b/, tests)).toEqual([]);
  });
});

describe('TypeScript projects', () => {
  it('map no paths of their own', () => {
    const projects = texts.filter((path) => /tsconfig[^/]*\.json$/.test(path));
    expect(projects.length).toBeGreaterThan(4);
    expect(linesWith(/"(paths|baseUrl)"\s*:/, projects)).toEqual([]);
  });
});
