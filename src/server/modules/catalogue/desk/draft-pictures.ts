import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import { UPLOADS_PREFIX } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hasPictureFiles } from '../content/missing-pictures.ts';
import { type PictureMeasures, readUploads } from '../content/uploaded-pictures.ts';

/**
 * A picture must be as it is on sale, an upload with the facts that its upload returned, or one that came with the shop in all of its
 * widths.
 */
export async function findPictureProblems(
  tx: Database,
  { images }: ProductContent,
  published: ProductContent | null,
): Promise<string[]> {
  const known = new Map(published?.images.map((image) => [image.url, image]));
  const uploads = await readUploads(
    tx,
    images.map(({ url }) => url),
  );
  return images.flatMap((image, index) => {
    const place = `Picture ${index + 1}:`;
    const onSale = known.get(image.url);
    if (onSale)
      return isSameSize(image, onSale)
        ? []
        : [`${place} its size doesn't match its file. Remove it and upload it again.`];
    const upload = uploads.get(image.url);
    const isThere = image.url.startsWith(UPLOADS_PREFIX)
      ? upload !== undefined && isSameSize(image, upload)
      : hasPictureFiles(image.url, image.widths);
    return isThere ? [] : [`${place} its file is missing. Remove the picture and upload it again.`];
  });
}

type PictureSize = Pick<PictureMeasures, 'width' | 'height' | 'widths'>;

const isSameSize = (one: PictureSize, other: PictureSize): boolean =>
  one.width === other.width && one.height === other.height && one.widths.join(',') === other.widths.join(',');
