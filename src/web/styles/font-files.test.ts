import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FONT_FILES } from './font-files.ts';

const root = join(import.meta.dirname, '../../..');

describe('font files', () => {
  it('are the two files that the style sheet loads and that the public folder holds', () => {
    const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
    const loaded = [...css.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1]);
    expect(loaded).toEqual([...FONT_FILES]);
    for (const file of FONT_FILES) expect(existsSync(join(root, 'public', file))).toBe(true);
  });
});
