import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { rasterise } from '../patterns/kit/rasterise.ts';
import { colourwayNamed, designNamed } from '../patterns/named-design.ts';
import { kebab } from '../patterns/names.ts';
import { designKey } from './job-key.ts';
import type { Pattern } from './picture-job.ts';
import { TILES } from './places.ts';

/** Long edge of a drawn tile in pixels. */
const TILE_SIZE = 1200;

/** The file of a drawn tile; drawn now unless an earlier run left it in the cache. */
export async function tileFile({ design, colourway }: Pattern): Promise<string> {
  const file = join(TILES, `${design}-${kebab(colourway)}.${designKey(design).slice(0, 8)}.png`);
  if (existsSync(file)) return file;
  mkdirSync(TILES, { recursive: true });
  const image = await rasterise(designNamed(design), colourwayNamed(design, colourway).palette, TILE_SIZE);
  const unfinished = `${file}.${process.pid}`;
  await image.png({ compressionLevel: 3 }).toFile(unfinished);
  renameSync(unfinished, file);
  return file;
}
