/** tsx tools/art/sheets.ts [name starts...]: contact sheets of the served pictures, in the sizes in which they appear, into .cache/sheets. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { listEntryFiles, type PictureEntry, readManifests } from './pictures/manifest.ts';
import { PRODUCT_MANIFEST, PUBLIC, SHEETS, SHOP_MANIFESTS } from './pictures/places.ts';

const SHEET_WIDTH = 1500;
const SHEET_HEIGHT = 1500;
const GAP = 8;
const PAPER = '#fbf7f0';

interface Cell {
  name: string;
  file: string;
  width: number;
  height: number;
}

/** Width on the page: a quarter of the content for cards and tiles, half for rooms. */
const getShownWidth = ({ width, height }: PictureEntry) => (width > height * 1.2 ? 744 : 360);

function toCell([name, entry]: [string, PictureEntry]): Cell {
  const width = Math.min(getShownWidth(entry), entry.width);
  const files = listEntryFiles(entry);
  const fitting = entry.widths.findIndex((each) => each >= width);
  const file = files[fitting < 0 ? 0 : fitting + 1] ?? entry.url;
  return { name, file: join(PUBLIC, file), width, height: Math.round((width * entry.height) / entry.width) };
}

/** Lays cells out in rows and pages. */
function layOutPages(cells: readonly Cell[]): { cell: Cell; left: number; top: number }[][] {
  const out: { cell: Cell; left: number; top: number }[][] = [[]];
  let [left, top, rowHeight] = [0, 0, 0];
  for (const cell of cells) {
    if (left + cell.width > SHEET_WIDTH) [left, top, rowHeight] = [0, top + rowHeight + GAP, 0];
    if (top + cell.height > SHEET_HEIGHT) {
      out.push([]);
      [left, top, rowHeight] = [0, 0, 0];
    }
    out.at(-1)?.push({ cell, left, top });
    left += cell.width + GAP;
    rowHeight = Math.max(rowHeight, cell.height);
  }
  return out;
}

const prefixes = process.argv.slice(2);
const pictures = readManifests([...SHOP_MANIFESTS, PRODUCT_MANIFEST]);
const selected = Object.entries(pictures)
  .filter(([name]) => prefixes.length === 0 || prefixes.some((prefix) => name.includes(prefix)))
  .sort(([a, x], [b, y]) => getShownWidth(x) - getShownWidth(y) || a.localeCompare(b));

mkdirSync(SHEETS, { recursive: true });
let number = 0;
for (const page of layOutPages(selected.map(toCell))) {
  const layers = await Promise.all(
    page.map(async ({ cell, left, top }) => ({
      input: await sharp(cell.file).resize(cell.width).png().toBuffer(),
      left,
      top,
    })),
  );
  const file = join(SHEETS, `sheet-${String(++number).padStart(2, '0')}.png`);
  await sharp({ create: { width: SHEET_WIDTH, height: SHEET_HEIGHT, channels: 3, background: PAPER } })
    .composite(layers)
    .png()
    .toFile(file);
  console.log(`${file}: ${page.map(({ cell }) => cell.name).join(', ')}`);
}
