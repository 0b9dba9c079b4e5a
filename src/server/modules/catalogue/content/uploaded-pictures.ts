import { inArray } from 'drizzle-orm';
import { isUploadUrl } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { splitIntoBatches } from '#server/platform/database/split-into-batches.ts';
import { pictures } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';

export type PictureMeasures = { width: number; height: number; dominantColor: string; widths: number[] };

/** Returns the stored measurements of uploaded pictures, by address. */
export async function readUploads(db: Database, urls: Iterable<string>): Promise<ReadonlyMap<string, PictureMeasures>> {
  const uploads = new Map<string, PictureMeasures>();
  for (const batch of splitIntoBatches([...new Set(urls)].filter(isUploadUrl))) {
    const rows = await db.select().from(pictures).where(inArray(pictures.url, batch));
    for (const { url, width, height, dominantColor, widths } of rows)
      uploads.set(url, { width, height, dominantColor, widths: widths.split(',').map(Number) });
  }
  return uploads;
}
