import { inArray } from 'drizzle-orm';
import { isUploadUrl } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Database } from '../database/database.ts';
import { splitIntoBatches } from '../database/split-into-batches.ts';
import { pictures } from '../database/tables/catalogue/catalogue-tables.ts';

/**
 * Keeps uploaded pictures from being removed as unused. Call it in every transaction that stores the addresses of pictures:
 * it waits for a removal that has begun. Returns the addresses of uploads that have no row, such as removed ones.
 */
export async function claimPictures(tx: Database, urls: Iterable<string>): Promise<string[]> {
  const uploads = [...new Set(urls)].filter(isUploadUrl).sort();
  const missing = new Set(uploads);
  for (const batch of splitIntoBatches(uploads)) {
    const claimed = await tx
      .update(pictures)
      .set({ unusedSince: null })
      .where(inArray(pictures.url, batch))
      .returning({ url: pictures.url });
    for (const { url } of claimed) missing.delete(url);
  }
  return [...missing];
}
