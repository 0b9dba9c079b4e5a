import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asRecord, readEach, readNumber, readText } from '#contract/readers/unknown-json.ts';
import { getVariantUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import { getPackageRoot } from '#server/platform/package-root.ts';

const PUBLIC_FOLDER = 'public';
const PICTURE_URL = /^\/pictures\//;

/** Finds the picture files of a catalogue file, in all their widths, that the shop could not serve. */
export function findMissingPictures(json: unknown): string[] {
  const products = asRecord(json)?.products;
  if (!Array.isArray(products)) return [];
  return products.flatMap((product, index) =>
    listPictureUrls(product)
      .filter((url) => !existsSync(join(getPackageRoot(), PUBLIC_FOLDER, url)))
      .map((url) => `products[${index}]: the picture file ${PUBLIC_FOLDER}${url} does not exist`),
  );
}

/** Skips invalid URLs, which are a problem of their own. */
function listPictureUrls(product: unknown): string[] {
  const urls = readEach(asRecord(product)?.images, asRecord).flatMap(({ url: value, widths }) => {
    const url = readText(value) ?? '';
    return PICTURE_URL.test(url)
      ? [url, ...readEach(widths, readNumber).map((width) => getVariantUrl(url, width))]
      : [];
  });
  return [...new Set(urls)];
}
