import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textOf } from './source-tree.ts';

/** `file`: “the beginning or a part of a title”. Titles hold quotes of their own, so the last one of a cell part counts. */
const NAMED = /`([\w./-]+\.test\.tsx?)`: “(.+?)”(?=[;. (]| \||$)/g;

describe.each(['docs/security.md', 'docs/reliability.md'])('%s', (page) => {
  const named = [...textOf(page).matchAll(NAMED)].map(([, file = '', title = '']) => ({ file, title }));

  it('names tests that exist', () => {
    expect(named.length).toBeGreaterThan(3);
    const missing = named.filter(({ file, title }) => !existsSync(file) || !textOf(file).includes(title));
    expect(missing).toEqual([]);
  });
});
