import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { buildTileUrl, type PatternTiles } from '#domain/room/pattern-tile-list.ts';
import type { DemoProduct } from '../../../catalogue/demo-catalogue.ts';
import { toKebabCase } from '../patterns/names.ts';
import { computeDesignKey } from '../pictures/jobs/job-key.ts';
import { hash } from '../pictures/jobs/source-key.ts';
import { drawTileFile } from '../pictures/jobs/tile-store.ts';
import { PUBLIC } from '../pictures/places.ts';

/** The flat picture of wallpaper is the bare pattern. Others may show waves, slats or a frame, which the live view adds itself. */
const USES_WITHOUT_TILE = ['wallpaper'];
const LIMIT = 30 * 1024;
const QUALITIES = [58, 46, 36] as const;
const WIDTH = 512;
const PICTURE_WIDTH = 640;

/** Writes pattern tiles; returns their list. */
export async function writePatternTiles(products: readonly DemoProduct[]): Promise<PatternTiles> {
  const productDesigns: Record<string, string> = {};
  const hashes: Record<string, Record<string, string>> = {};
  for (const product of products.filter(({ use }) => !USES_WITHOUT_TILE.includes(use))) {
    const { slug, design, colourways } = product;
    productDesigns[slug] = design;
    // The products of a design have the same colours.
    if (hashes[design]) continue;
    const drawn: Record<string, string> = {};
    for (const { name } of colourways) drawn[toKebabCase(name)] = await writeTile(product, name);
    hashes[design] = drawn;
  }
  return { productDesigns, hashes };
}

/** Returns the hash of the tile's inputs, which is part of its file name: an unchanged tile isn't encoded again. */
async function writeTile({ design, use }: DemoProduct, colourway: string): Promise<string> {
  const width = use === 'canvas' ? PICTURE_WIDTH : WIDTH;
  const inputHash = hash(computeDesignKey(design), colourway, JSON.stringify([width, LIMIT, QUALITIES])).slice(0, 8);
  const file = join(PUBLIC, buildTileUrl(design, toKebabCase(colourway), inputHash));
  if (!existsSync(file)) {
    const picture = sharp(await drawTileFile({ design, colourway })).resize(width);
    writeFileSync(file, await encodeUnderLimit(picture));
  }
  return inputHash;
}

async function encodeUnderLimit(picture: Sharp): Promise<Buffer> {
  let content = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    content = await picture.clone().avif({ quality, effort: 3 }).toBuffer();
    if (content.length <= LIMIT) break;
  }
  return content;
}
