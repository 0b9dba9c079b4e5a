import { inArray } from 'drizzle-orm';
import type { DraftImage, ProductDraft } from '#contract/desk/products/desk-product.ts';
import { UPLOADS_PREFIX } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pictures } from '#server/platform/database/tables/catalogue-tables.ts';
import { hasPictureFiles } from '../import/missing-pictures.ts';

/**
 * A picture must be as it is on sale, an upload with the facts that its upload returned, or one that came with the shop in all of its
 * widths.
 */
export async function findPictureProblems(
  tx: Database,
  { images }: ProductDraft,
  published: ProductDraft | null,
): Promise<string[]> {
  const known = new Map(published?.images.map((image) => [image.url, image]));
  const uploads = await readUploads(tx, images);
  return images.flatMap((image, index) => {
    const place = `Picture ${index + 1}:`;
    const onSale = known.get(image.url);
    if (onSale)
      return isSameSize(image, onSale)
        ? []
        : [`${place} its size is not that of its file. Remove it and upload it again.`];
    const isThere = image.url.startsWith(UPLOADS_PREFIX)
      ? isSameUpload(image, uploads)
      : hasPictureFiles(image.url, image.widths);
    return isThere ? [] : [`${place} its file is missing. Remove the picture and upload it again.`];
  });
}

const isSameSize = (one: DraftImage, other: DraftImage): boolean =>
  one.width === other.width && one.height === other.height && one.widths.join(',') === other.widths.join(',');

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
