import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { DemoProduct } from '../../../catalogue/demo-catalogue.ts';
import { pictureNames } from '../../../catalogue/picture-names.ts';
import { kebab } from '../patterns/names.ts';
import { designKey } from '../pictures/job-key.ts';
import { hash } from '../pictures/source-key.ts';
import { tileFile } from '../pictures/tile-store.ts';
import { ROOM_FOLDER } from './live-places.ts';

/** Wallpaper's flat picture is the bare pattern; the others show folds or a frame, which the live view adds itself. */
const BARE = ['wallpaper'];
const LIMIT = 30 * 1024;
const QUALITIES = [58, 46, 36] as const;
const WIDTH = 512;
const PICTURE_WIDTH = 640;

/** The bare pattern of every colour whose flat picture is more than that, by the name of that picture. */
export async function writePatternTiles(products: readonly DemoProduct[]): Promise<Record<string, string>> {
  const drawn = new Map<string, string>();
  const tiles: Record<string, string> = {};
  for (const product of products.filter(({ use }) => !BARE.includes(use))) {
    for (const { name } of product.colourways) {
      const key = `${product.design}-${kebab(name)}`;
      const address = drawn.get(key) ?? (await writeTile(key, product, name));
      drawn.set(key, address);
      tiles[pictureNames(product, name).flat] = address;
    }
  }
  return tiles;
}

/** Named after what it is made from, so that an unchanged one is not encoded again. */
async function writeTile(key: string, { design, use }: DemoProduct, colourway: string): Promise<string> {
  const width = use === 'canvas' ? PICTURE_WIDTH : WIDTH;
  const made = hash(designKey(design), colourway, JSON.stringify([width, LIMIT, QUALITIES])).slice(0, 8);
  const file = `tile-${key}.${made}.avif`;
  if (!existsSync(join(ROOM_FOLDER, file))) {
    const picture = sharp(await tileFile({ design, colourway })).resize(width);
    writeFileSync(join(ROOM_FOLDER, file), await smallEnough(picture));
  }
  return `/rooms/${file}`;
}

async function smallEnough(picture: Sharp): Promise<Buffer> {
  let content = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    content = await picture.clone().avif({ quality, effort: 3 }).toBuffer();
    if (content.length <= LIMIT) break;
  }
  return content;
}
