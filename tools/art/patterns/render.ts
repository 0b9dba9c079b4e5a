import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { designs } from './designs.ts';
import { rasterise } from './kit/rasterise.ts';
import { buildTileName } from './names.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.cache/pattern-tiles' },
    size: { type: 'string', default: '1200' },
    only: { type: 'string', multiple: true },
    first: { type: 'boolean', default: false },
  },
});
const size = Number(values.size);
if (!(size > 0) || size % 4) {
  console.error(
    'usage: tsx tools/art/patterns/render.ts [--out DIR] [--size N, a multiple of 4] [--only SLUG]... [--first]',
  );
  process.exit(2);
}
const unknown = values.only?.filter((slug) => !designs.some((design) => design.slug === slug)) ?? [];
if (unknown.length) {
  console.error(`no such design: ${unknown.join(', ')}`);
  process.exit(2);
}

mkdirSync(values.out, { recursive: true });
for (const design of designs) {
  if (values.only && !values.only.includes(design.slug)) continue;
  for (const way of values.first ? design.colourways.slice(0, 1) : design.colourways) {
    const started = Date.now();
    const image = await rasterise(design, way.palette, size);
    const file = buildTileName(design.slug, way.name);
    await image.png({ compressionLevel: 6 }).toFile(join(values.out, file));
    console.log(`${file} ${Date.now() - started} ms`);
  }
}
