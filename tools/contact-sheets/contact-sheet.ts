import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Shot } from './take-shot.ts';

const SHEETS_FOLDER = join('.cache', 'sheets');

const SHEET_WIDTH = 1560;
const GAP = 8;
const LABEL_HEIGHT = 18;

type Grid = { columns: number; rows: number };
/** About a dozen screens per sheet, each large enough to judge. */
const getGrid = (screenWidth: number): Grid => {
  if (screenWidth < 600) return { columns: 6, rows: 2 };
  return screenWidth < 1000 ? { columns: 5, rows: 2 } : { columns: 3, rows: 3 };
};

const escapeXml = (text: string) => text.replace(/[<&>]/g, (char) => `&#${char.charCodeAt(0)};`);
const drawLabel = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text x="2" y="13" font-family="sans-serif" font-size="12" fill="#fff">${escapeXml(text)}</text></svg>`,
  );

async function buildSheet(shots: readonly Shot[], { columns, rows }: Grid, ratio: number): Promise<Sharp> {
  const width = Math.floor((SHEET_WIDTH - GAP * (columns + 1)) / columns);
  const height = Math.round(width * ratio);
  const layers = await Promise.all(
    shots.map(async ({ name, picture }, index): Promise<OverlayOptions[]> => {
      const left = GAP + (index % columns) * (width + GAP);
      const top = GAP + Math.floor(index / columns) * (height + LABEL_HEIGHT + GAP);
      const small = await sharp(picture).resize({ width, height, fit: 'inside' }).toBuffer();
      return [
        { input: drawLabel(name, width), left, top },
        { input: small, left, top: top + LABEL_HEIGHT },
      ];
    }),
  );
  const sheetHeight = GAP + Math.min(rows, Math.ceil(shots.length / columns)) * (height + LABEL_HEIGHT + GAP);
  return sharp({ create: { width: SHEET_WIDTH, height: sheetHeight, channels: 3, background: '#444' } })
    .composite(layers.flat())
    .png();
}

const toFileName = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const getFolder = (screenWidth: number) => join(SHEETS_FOLDER, String(screenWidth));

const getShotsFolder = (screenWidth: number) => join(getFolder(screenWidth), 'shots');

/** Deletes the files of earlier runs. */
export function clearSheets(screenWidth: number): void {
  rmSync(getFolder(screenWidth), { recursive: true, force: true });
  mkdirSync(getShotsFolder(screenWidth), { recursive: true });
}

/** Saves one shot in full size. */
export async function writeShot(screenWidth: number, { name, picture }: Shot): Promise<void> {
  await writeFile(join(getShotsFolder(screenWidth), `${toFileName(name)}.png`), picture);
}

/** Writes the contact sheets; returns their file names. */
export async function writeSheets(screenWidth: number, ratio: number, shots: readonly Shot[]): Promise<string[]> {
  const grid = getGrid(screenWidth);
  const perSheet = grid.columns * grid.rows;
  const names: string[] = [];
  for (let first = 0; first < shots.length; first += perSheet) {
    const number = String(names.length + 1).padStart(2, '0');
    const file = join(getFolder(screenWidth), `sheet-${number}.png`);
    await (await buildSheet(shots.slice(first, first + perSheet), grid, ratio)).toFile(file);
    names.push(file);
  }
  return names;
}
