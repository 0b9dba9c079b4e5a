import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { getUrlOfFile } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pictures } from '#server/platform/database/tables/catalogue-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { isUnfinished, type PictureStorage } from '#server/platform/pictures/picture-storage.ts';
import { findNamedPictures } from './named-pictures.ts';

const DAY_MS = 24 * 60 * 60_000;
const UNUSED_DAYS = 30;
/** An upload writes files before it stores their row. */
const MIN_ORPHAN_AGE_MS = DAY_MS;
const BATCH_SIZE = 100;

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

  /** Whoever names a picture writes to its row first (`claimPictures`), so that one of the two waits for the other. */
  const removeRows = (urls: readonly string[]): Promise<number> =>
    runInTransaction(db, async (tx) => {
      const limit = getLimit(clock.now());
      const isDue = and(lte(pictures.unusedSince, limit), lte(pictures.uploadedAt, limit));
      const locked = await tx
        .select({ url: pictures.url })
        .from(pictures)
        .where(and(inArray(pictures.url, [...urls]), isDue))
        .orderBy(pictures.url)
        .for('update');
      const named = await findNamedPictures(tx);
      const unused = locked.map(({ url }) => url).filter((url) => !named.has(url));
      if (unused.length > 0) await tx.delete(pictures).where(inArray(pictures.url, unused));
      return unused.length;
    });

  /** Removes files without a row: of pictures removed above, and of uploads that were interrupted. */
  async function removeOrphans(): Promise<void> {
    const orphans = new Map<string, string[]>();
    const limit = clock.now().getTime() - MIN_ORPHAN_AGE_MS;
    for (const { name, modifiedAt } of await storage.list()) {
      if (modifiedAt.getTime() > limit) continue;
      if (isUnfinished(name)) await storage.remove(name);
      else orphans.set(getUrlOfFile(name), [...(orphans.get(getUrlOfFile(name)) ?? []), name]);
    }
    for (const { url } of await db.select({ url: pictures.url }).from(pictures)) orphans.delete(url);
    if (orphans.size === 0) return;
    const named = await findNamedPictures(db);
    for (const [url, names] of orphans) if (!named.has(url)) await removeFiles(url, names);
  }

  /** Holds the picture's place in the table meanwhile, so that an upload of the same picture waits and writes its files again. */
  const removeFiles = (url: string, names: readonly string[]): Promise<void> =>
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
      for (const name of names) await storage.remove(name);
      await tx.delete(pictures).where(eq(pictures.url, url));
    });

  return {
    /** Returns how many pictures were removed. */
    async run(): Promise<number> {
      let removed = 0;
      for (const urls of splitIntoBatches(await markUnused())) removed += await removeRows(urls);
      await removeOrphans();
      return removed;
    },
  };
}

export type PictureSweep = ReturnType<typeof createPictureSweep>;

const getLimit = (now: Date): Date => new Date(now.getTime() - UNUSED_DAYS * DAY_MS);

function* splitIntoBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) yield items.slice(start, start + BATCH_SIZE);
}
