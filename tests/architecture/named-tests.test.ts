import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readText } from './source-tree.ts';

/** `file`: “part of a title”. Titles can contain quotes, so the last one counts. */
const NAMED = /`([\w./-]+\.test\.tsx?)`: “(.+?)”(?=[;. (]| \||$)/g;

describe.each(['docs/security.md', 'docs/reliability.md'])('%s', (page) => {
  const named = [...readText(page).matchAll(NAMED)].map(([, file = '', title = '']) => ({ file, title }));

  it('refers to existing tests', () => {
    expect(named.length).toBeGreaterThan(3);
    const missing = named.filter(({ file, title }) => !existsSync(file) || !readText(file).includes(title));
    expect(missing).toEqual([]);
  });
});
