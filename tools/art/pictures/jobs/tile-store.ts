import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { rasterise } from '../../patterns/kit/rasterise.ts';
import { findColourway, findDesign } from '../../patterns/named-design.ts';
import { toKebabCase } from '../../patterns/names.ts';
import { TILES } from '../places.ts';
import { computeDesignKey } from './job-key.ts';
import type { Pattern } from './picture-job.ts';

/** Long edge of a drawn tile in pixels. */
const TILE_SIZE = 1200;

/** Returns the file of a drawn tile; draws it unless it is cached. */
export async function drawTileFile({ design, colourway }: Pattern): Promise<string> {
  const file = join(TILES, `${design}-${toKebabCase(colourway)}.${computeDesignKey(design).slice(0, 8)}.png`);
  if (existsSync(file)) return file;
  mkdirSync(TILES, { recursive: true });
  const image = await rasterise(findDesign(design), findColourway(design, colourway).palette, TILE_SIZE);
  const temporaryFile = `${file}.${process.pid}`;
  await image.png({ compressionLevel: 3 }).toFile(temporaryFile);
  renameSync(temporaryFile, file);
  return file;
}
