import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { ContentPicture } from '#contract/content/content-fields.ts';
import { CONTENT_KEYS } from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import { UPLOADS_PREFIX } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pictures } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { getPackageRoot } from '#server/platform/package-root.ts';

type PictureFile = Pick<ContentPicture, 'url' | 'width' | 'height' | 'widths'>;

/** Finds all pictures of a document, wherever they are in it. */
function listPictures(content: unknown): readonly PictureFile[] {
  if (typeof content !== 'object' || content === null) return [];
  if ('url' in content && 'widths' in content) return [content as PictureFile];
  return Object.values(content).flatMap(listPictures);
}

const describeFile = ({ url, width, height, widths }: PictureFile): string =>
  [url, width, height, widths.join(',')].join(' ');

const shippedFiles = new Set(CONTENT_KEYS.flatMap((key) => listPictures(contentKinds[key].shipped)).map(describeFile));

/** Returns whether every picture is an upload with the facts that its upload returned, or one that ships with the shop. */
export async function hasAllPictures(tx: Database, content: unknown): Promise<boolean> {
  const files = listPictures(content).filter((file) => !shippedFiles.has(describeFile(file)));
  if (files.length === 0) return true;
  const urls = files.map(({ url }) => url).filter((url) => url.startsWith(UPLOADS_PREFIX));
  const rows = urls.length === 0 ? [] : await tx.select().from(pictures).where(inArray(pictures.url, urls));
  const uploads = new Set(rows.map(({ url, width, height, widths }) => [url, width, height, widths].join(' ')));
  return files.every((file) => uploads.has(describeFile(file)));
}

const VIDEO = /"video":"(\/video\/[\w.-]+)"/g;

/** Returns the address of a video that the shop's folder lacks. */
export const findMissingVideo = (contentJson: string): string | undefined =>
  [...contentJson.matchAll(VIDEO)]
    .map(([, address = '']) => address)
    .find((address) => !existsSync(join(getPackageRoot(), 'public', address)));
