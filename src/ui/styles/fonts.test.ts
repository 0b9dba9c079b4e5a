import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the style sheet loads exactly the fonts of the public folder', () => {
  const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
  const loaded = [...css.matchAll(/url\("\/fonts\/([^"]+)"\)/g)].map((match) => match[1]);
  const published = readdirSync(join(import.meta.dirname, '../../../public/fonts')).filter((name) =>
    name.endsWith('.woff2'),
  );
  expect(loaded.sort()).toEqual(published.sort());
});
