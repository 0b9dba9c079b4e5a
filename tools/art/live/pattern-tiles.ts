import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { buildPictureNames } from '../../../catalogue/demo/picture-names.ts';
import type { DemoProduct } from '../../../catalogue/demo-catalogue.ts';
import { toKebabCase } from '../patterns/names.ts';
import { computeDesignKey } from '../pictures/jobs/job-key.ts';
import { hash } from '../pictures/jobs/source-key.ts';
import { drawTileFile } from '../pictures/jobs/tile-store.ts';
import { ROOM_FOLDER } from './live-places.ts';

/** The flat picture of wallpaper is the bare pattern. Others show folds or a frame, which the live view adds itself. */
const USES_WITHOUT_TILE = ['wallpaper'];
const LIMIT = 30 * 1024;
const QUALITIES = [58, 46, 36] as const;
const WIDTH = 512;
const PICTURE_WIDTH = 640;

/** Writes pattern tiles; returns their URLs by the name of the flat picture. */
export async function writePatternTiles(products: readonly DemoProduct[]): Promise<Record<string, string>> {
  const drawn = new Map<string, string>();
  const tiles: Record<string, string> = {};
  for (const product of products.filter(({ use }) => !USES_WITHOUT_TILE.includes(use))) {
    for (const { name } of product.colourways) {
      const key = `${product.design}-${toKebabCase(name)}`;
      const address = drawn.get(key) ?? (await writeTile(key, product, name));
      drawn.set(key, address);
      tiles[buildPictureNames(product, name).flat] = address;
    }
  }
  return tiles;
}

/** Named by a hash of its inputs, so an unchanged tile isn't encoded again. */
async function writeTile(key: string, { design, use }: DemoProduct, colourway: string): Promise<string> {
  const width = use === 'canvas' ? PICTURE_WIDTH : WIDTH;
  const key8 = hash(computeDesignKey(design), colourway, JSON.stringify([width, LIMIT, QUALITIES])).slice(0, 8);
  const file = `tile-${key}.${key8}.avif`;
  if (!existsSync(join(ROOM_FOLDER, file))) {
    const picture = sharp(await drawTileFile({ design, colourway })).resize(width);
    writeFileSync(join(ROOM_FOLDER, file), await encodeUnderLimit(picture));
  }
  return `/rooms/${file}`;
}

async function encodeUnderLimit(picture: Sharp): Promise<Buffer> {
  let content = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    content = await picture.clone().avif({ quality, effort: 3 }).toBuffer();
    if (content.length <= LIMIT) break;
  }
  return content;
}
