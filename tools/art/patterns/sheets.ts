/** tsx tools/art/patterns/sheets.ts [--tiles DIR] [--out DIR]: every colourway side by side, and each repeat three by three. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Collection, Design } from './design.ts';
import { designs } from './designs.ts';
import { nth } from './kit/nth.ts';
import { buildTileName } from './names.ts';

const { tiles, out } = parseArgs({
  options: {
    tiles: { type: 'string', default: '.cache/pattern-tiles' },
    out: { type: 'string', default: '.cache/sheets/patterns' },
  },
}).values;
const WIDTH = 1400;
const GAP = 10;

async function writeSheet(cells: readonly Buffer[], columns: number, size: number, file: string): Promise<void> {
  const rows = Math.ceil(cells.length / columns);
  await sharp({
    create: {
      width: columns * (size + GAP) - GAP,
      height: rows * (size + GAP) - GAP,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: (i % columns) * (size + GAP),
        top: Math.floor(i / columns) * (size + GAP),
      })),
    )
    .png({ palette: true, effort: 4 })
    .toFile(join(out, file));
}

const getTileFile = (design: Design, way: number) =>
  join(tiles, buildTileName(design.slug, nth(design.colourways, way).name));

const fitTile = (file: string, size: number) =>
  sharp(file).resize(size, size, { fit: 'contain', background: '#ffffff' }).png().toBuffer();

async function drawThreeByThree(file: string, size: number): Promise<Buffer> {
  const small = Math.floor(size / 3);
  const tile = await sharp(file).resize(small, small).png().toBuffer();
  const copies = Array.from({ length: 9 }, (_, i) => ({
    input: tile,
    left: (i % 3) * small,
    top: Math.floor(i / 3) * small,
  }));
  return sharp({ create: { width: small * 3, height: small * 3, channels: 3, background: '#ffffff' } })
    .composite(copies)
    .png()
    .toBuffer();
}

mkdirSync(out, { recursive: true });
for (const collection of new Set<Collection>(designs.map((d) => d.collection))) {
  const members = designs.filter((d) => d.collection === collection);
  const columns = Math.max(...members.map((d) => d.colourways.length));
  const size = Math.floor((WIDTH + GAP) / columns) - GAP;
  const blank = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const rowsPerSheet = Math.max(1, Math.floor((WIDTH + GAP) / (size + GAP)));
  for (let from = 0, page = 1; from < members.length; from += rowsPerSheet, page++) {
    const cells: Buffer[] = [];
    for (const design of members.slice(from, from + rowsPerSheet))
      for (let way = 0; way < columns; way++)
        cells.push(way < design.colourways.length ? await fitTile(getTileFile(design, way), size) : blank);
    await writeSheet(cells, columns, size, `${collection}-colourways-${page}.png`);
  }
  const repeats = members.filter((d) => d.kind !== 'picture');
  if (!repeats.length) continue;
  const across = Math.min(3, repeats.length);
  const repeatSize = Math.floor((WIDTH + GAP) / across) - GAP;
  await writeSheet(
    await Promise.all(repeats.map((d) => drawThreeByThree(getTileFile(d, 0), repeatSize))),
    across,
    repeatSize,
    `${collection}-repeat-3x3.png`,
  );
}
