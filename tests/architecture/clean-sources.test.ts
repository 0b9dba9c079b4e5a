import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, listProductFiles, readText } from './source-tree.ts';

const TEXT = /\.(ts|tsx|mjs|css|md|json|html|yml|sql|py|sh)$|^\.ci\/|(^|\/)\.[a-z]+(rc|ignore|config)$/;
const GENERATED = /^package-lock\.json$|\/migrations\/meta\/|^public\/|^art\/(plates|patterns)\//;
const THIS_FILE = basename(import.meta.filename);

type Found = { path: string; line: number; text: string };

const texts = listFiles('.').filter((path) => TEXT.test(path) && !GENERATED.test(path) && basename(path) !== THIS_FILE);

function findLines(pattern: RegExp, paths = texts, prepare = (line: string) => line): Found[] {
  return paths.flatMap((path) =>
    readText(path)
      .split('\n')
      .flatMap((text, at) =>
        pattern.test(prepare(text)) ? [{ path, line: at + 1, text: text.trim().slice(0, 120) }] : [],
      ),
  );
}

describe('sources', () => {
  it('are all checked', () => {
    expect(texts.length).toBeGreaterThan(40);
    expect(texts).toContain('README.md');
  });

  it('contain no TODO', () => {
    expect(findLines(/\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  it('contain no local machine path', () => {
    expect(findLines(/(^|[\s'"`(=])\/(work|home|root|Users|workspace|mnt)\/[\w.-]+/)).toEqual([]);
  });

  it('have one apostrophe in code, catalogue and documents, the one of the specification', () => {
    const paths = [...listProductFiles(), ...texts.filter((path) => /^(catalogue|docs)\//.test(path))];
    expect(paths).toContain('catalogue/demo-catalogue.json');
    // A plural possessive ends like a quotation, so whole quotations are left out.
    expect(findLines(/\p{L}’[\p{L}\s]/u, paths, (line) => line.replace(/‘[^‘’]*’/g, '‘…’'))).toEqual([]);
  });

  it('suppress no compiler check', () => {
    const code = texts.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
    expect(findLines(/@ts-(ignore|nocheck|expect-error)/, code)).toEqual([]);
  });

  it('contain no skipped or exclusive test', () => {
    const tests = texts.filter((path) => /\.test\.tsx?$/.test(path));
    expect(findLines(/\b(it|test|describe)\.(only|skip|todo)\b/, tests)).toEqual([]);
  });
});

describe('TypeScript projects', () => {
  it('define no path mappings', () => {
    const projects = texts.filter((path) => /tsconfig[^/]*\.json$/.test(path));
    expect(projects.length).toBeGreaterThan(4);
    expect(findLines(/"(paths|baseUrl)"\s*:/, projects)).toEqual([]);
  });
});
