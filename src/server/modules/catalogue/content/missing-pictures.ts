import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asRecord, readEach, readNumber, readText } from '#contract/readers/unknown-json.ts';
import { getVariantUrl, isPictureUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import { isUploadFile, UPLOADS_PREFIX } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import { getPackageRoot } from '#server/platform/package-root.ts';
import type { PictureStorage } from '#server/platform/pictures/picture-storage.ts';

const PUBLIC_FOLDER = 'public';

/** Whether uploaded files exist, by name. */
export type UploadedFiles = Pick<PictureStorage, 'exists'>;

/** Finds the picture files of a catalogue file, in all their widths, that the shop could not serve. */
export async function findMissingPictures(json: unknown, uploads: UploadedFiles): Promise<string[]> {
  const products = asRecord(json)?.products;
  if (!Array.isArray(products)) return [];
  const problems: string[] = [];
  for (const [index, product] of products.entries()) {
    for (const url of listPictureUrls(product)) {
      const problem = await findPictureProblem(url, uploads);
      if (problem !== undefined) problems.push(`products[${index}]: ${problem}`);
    }
  }
  return problems;
}

async function findPictureProblem(url: string, uploads: UploadedFiles): Promise<string | undefined> {
  if (!url.startsWith(UPLOADS_PREFIX)) {
    const isThere = existsSync(join(getPackageRoot(), PUBLIC_FOLDER, url));
    return isThere ? undefined : `the picture file ${PUBLIC_FOLDER}${url} does not exist`;
  }
  const name = url.slice(UPLOADS_PREFIX.length);
  const isThere = isUploadFile(name) && (await uploads.exists(name));
  return isThere ? undefined : `the uploaded picture ${url} does not exist in PICTURES_DIR`;
}

/** Skips invalid URLs, which are a problem of their own. */
function listPictureUrls(product: unknown): string[] {
  const urls = readEach(asRecord(product)?.images, asRecord).flatMap(({ url: value, widths }) => {
    const url = readText(value) ?? '';
    return isPictureUrl(url) ? listFiles(url, readEach(widths, readNumber)) : [];
  });
  return [...new Set(urls)];
}

const listFiles = (url: string, widths: readonly number[]): string[] => [
  url,
  ...widths.map((width) => getVariantUrl(url, width)),
];

/** Whether the shop was shipped with this picture in all of these widths. */
export const hasPictureFiles = (url: string, widths: readonly number[]): boolean =>
  isPictureUrl(url) &&
  !url.startsWith(UPLOADS_PREFIX) &&
  listFiles(url, widths).every((file) => existsSync(join(getPackageRoot(), PUBLIC_FOLDER, file)));
