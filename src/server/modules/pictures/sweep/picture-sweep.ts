import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { listUploadFiles } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { splitIntoBatches } from '#server/platform/database/split-into-batches.ts';
import { pictures } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { isUnfinished, type PictureStorage } from '#server/platform/pictures/picture-storage.ts';
import { findNamedPictures } from './named-pictures.ts';

const DAY_MS = 24 * 60 * 60_000;
const UNUSED_DAYS = 30;
/** An unfinished file of this age is abandoned: no upload takes that long. */
const MIN_UNFINISHED_AGE_MS = DAY_MS;

type Picture = typeof pictures.$inferSelect;
type SweepDeps = { db: Database; clock: Clock; storage: PictureStorage };

/** Removes pictures that nothing has named for 30 days. Several processes may run it at the same time. */
export function createPictureSweep({ db, clock, storage }: SweepDeps) {
  /** Returns the pictures that have been unused for long enough. */
  async function markUnused(): Promise<string[]> {
    const now = clock.now();
    const rows = await db.select().from(pictures);
    if (rows.length === 0) return [];
    const named = await findNamedPictures(db);
    const unused = rows.filter(({ url, unusedSince }) => unusedSince === null && !named.has(url));
    const used = rows.filter(({ url, unusedSince }) => unusedSince !== null && named.has(url));
    for (const urls of splitIntoBatches(unused.map(({ url }) => url)))
      await db
        .update(pictures)
        .set({ unusedSince: now })
        .where(and(inArray(pictures.url, urls), isNull(pictures.unusedSince)));
    for (const urls of splitIntoBatches(used.map(({ url }) => url)))
      await db
        .update(pictures)
        .set({ unusedSince: null })
        .where(and(inArray(pictures.url, urls), isNotNull(pictures.unusedSince)));
    const limit = getLimit(now);
    return rows
      .filter(({ url, unusedSince }) => unusedSince !== null && unusedSince <= limit && !named.has(url))
      .map(({ url }) => url);
  }

  /** Saving a reference to a picture first writes to its row (`claimPictures`), so that sweep and save wait for each other. */
  const removeRows = (urls: readonly string[]): Promise<Picture[]> =>
    runInTransaction(db, async (tx) => {
      const limit = getLimit(clock.now());
      const isDue = and(lte(pictures.unusedSince, limit), lte(pictures.uploadedAt, limit));
      const locked = await tx
        .select()
        .from(pictures)
        .where(and(inArray(pictures.url, [...urls]), isDue))
        .orderBy(pictures.url)
        .for('update');
      const named = await findNamedPictures(tx);
      const unused = locked.filter(({ url }) => !named.has(url));
      if (unused.length > 0)
        await tx.delete(pictures).where(
          inArray(
            pictures.url,
            unused.map(({ url }) => url),
          ),
        );
      return unused;
    });

  /** Holds the picture's place in the table meanwhile, so that an upload of the same picture waits and writes its files again. */
  const removeFiles = ({ url, widths }: Picture): Promise<void> =>
    runInTransaction(db, async (tx) => {
      const place = {
        url,
        width: 0,
        height: 0,
        dominantColor: '',
        widths: '',
        uploadedAt: clock.now(),
        uploadedBy: '',
      };
      const inserted = await tx.insert(pictures).values(place).onConflictDoNothing().returning({ url: pictures.url });
      if (inserted.length === 0) return;
      for (const name of listUploadFiles({ url, widths: parseWidths(widths) })) await storage.remove(name);
      await tx.delete(pictures).where(eq(pictures.url, url));
    });

  /** Deletes the remains of interrupted writes. */
  async function removeUnfinished(): Promise<void> {
    const limit = clock.now().getTime() - MIN_UNFINISHED_AGE_MS;
    for (const { name, modifiedAt } of await storage.list())
      if (isUnfinished(name) && modifiedAt.getTime() <= limit) await storage.remove(name);
  }

  return {
    /**
     * Returns how many pictures were removed. Other finished files stay, even without a row: the folder may belong to another
     * database, or its database may not be restored yet.
     */
    async run(): Promise<number> {
      const removed: Picture[] = [];
      for (const urls of splitIntoBatches(await markUnused())) removed.push(...(await removeRows(urls)));
      if (removed.length > 0) {
        // Restored products, for example, may name them without a claim.
        const named = await findNamedPictures(db);
        for (const picture of removed) if (!named.has(picture.url)) await removeFiles(picture);
      }
      await removeUnfinished();
      return removed.length;
    },
  };
}

export type PictureSweep = ReturnType<typeof createPictureSweep>;

const parseWidths = (widths: string): number[] => (widths === '' ? [] : widths.split(',').map(Number));

const getLimit = (now: Date): Date => new Date(now.getTime() - UNUSED_DAYS * DAY_MS);
