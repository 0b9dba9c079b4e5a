import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { DraftImage, ProductDraft } from '#contract/desk/products/desk-product.ts';
import { UPLOADS_PREFIX } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pictures } from '#server/platform/database/tables/catalogue-tables.ts';
import { getPackageRoot } from '#server/platform/package-root.ts';

const PICTURE_URL = /^\/pictures\/[^\s?#%\\]+$/;

/** Every new picture must be an upload, with the facts that its upload returned, or a file that came with the shop. */
export async function findPictureProblems(
  tx: Database,
  { images }: ProductDraft,
  published: ProductDraft | null,
): Promise<string[]> {
  const known = new Set(published?.images.map(({ url }) => url));
  const uploads = await readUploads(tx, images);
  return images.flatMap((image, index) => {
    if (known.has(image.url)) return [];
    const isThere = image.url.startsWith(UPLOADS_PREFIX) ? isSameUpload(image, uploads) : isShopFile(image.url);
    return isThere ? [] : [`Picture ${index + 1}: its file is missing. Remove the picture and upload it again.`];
  });
}

type Upload = typeof pictures.$inferSelect;

async function readUploads(tx: Database, images: readonly DraftImage[]): Promise<ReadonlyMap<string, Upload>> {
  const urls = images.map(({ url }) => url).filter((url) => url.startsWith(UPLOADS_PREFIX));
  if (urls.length === 0) return new Map();
  const rows = await tx.select().from(pictures).where(inArray(pictures.url, urls));
  return new Map(rows.map((row) => [row.url, row]));
}

function isSameUpload(image: DraftImage, uploads: ReadonlyMap<string, Upload>): boolean {
  const upload = uploads.get(image.url);
  return (
    upload !== undefined &&
    upload.width === image.width &&
    upload.height === image.height &&
    upload.widths === image.widths.join(',')
  );
}

const isShopFile = (url: string): boolean =>
  PICTURE_URL.test(url) && !url.includes('..') && existsSync(join(getPackageRoot(), 'public', url));
