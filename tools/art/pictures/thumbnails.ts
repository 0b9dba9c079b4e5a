import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAX_VARIANT_BYTES, THUMBNAIL_WIDTH } from '#domain/catalogue/pictures/picture-budgets.ts';
import { getVariantUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import { type PictureEntry, readManifest, writeManifest } from './manifest.ts';
import { PUBLIC } from './places.ts';

const QUALITY = 38;

/** Adds a small file to every picture of a manifest, for lists and rows of pictures. Returns how many were missing. */
export async function addThumbnails(manifestFile: string): Promise<number> {
  const manifest = readManifest(manifestFile);
  const lacking = Object.values(manifest).filter((entry) => !hasThumbnail(entry));
  for (const entry of lacking) await addThumbnail(entry);
  writeManifest(manifestFile, manifest);
  return lacking.length;
}

const hasThumbnail = ({ url, widths }: PictureEntry): boolean =>
  widths.includes(THUMBNAIL_WIDTH) && existsSync(join(PUBLIC, getVariantUrl(url, THUMBNAIL_WIDTH)));

async function addThumbnail(entry: PictureEntry): Promise<void> {
  const file = await sharp(join(PUBLIC, entry.url)).resize(THUMBNAIL_WIDTH).avif({ quality: QUALITY }).toBuffer();
  if (file.length > MAX_VARIANT_BYTES[THUMBNAIL_WIDTH])
    throw new Error(`The thumbnail of ${entry.url} has ${file.length} bytes.`);
  writeFileSync(join(PUBLIC, getVariantUrl(entry.url, THUMBNAIL_WIDTH)), file);
  entry.widths = [...new Set([THUMBNAIL_WIDTH, ...entry.widths])];
}
