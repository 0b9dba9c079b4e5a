import { lt, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { rateLimits } from '#server/platform/database/tables/rate-limit-tables.ts';

type HitCount = { readonly key: string; readonly count: number; readonly windowStartedAt: number };
type NewHits = { readonly key: string; readonly count: number; readonly windowMs: number };

const BATCH_SIZE = 500;

/** Stores counts that all processes share. A window starts with its first request. */
export function createRateLimitRepository(db: Database) {
  return {
    /** Adds hits and returns the new counts; keys must be unique. */
    async add(hits: readonly NewHits[], now: number): Promise<readonly HitCount[]> {
      const counts: HitCount[] = [];
      // Sorted to prevent deadlocks between processes.
      const sorted = [...hits].sort((a, b) => (a.key < b.key ? -1 : 1));
      for (let start = 0; start < sorted.length; start += BATCH_SIZE) {
        counts.push(...(await addBatch(db, sorted.slice(start, start + BATCH_SIZE), now)));
      }
      return counts;
    },

    async removeExpired(now: number): Promise<void> {
      await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
    },
  };
}

export type RateLimitRepository = ReturnType<typeof createRateLimitRepository>;

function addBatch(db: Database, hits: readonly NewHits[], now: number): Promise<HitCount[]> {
  const isExpired = sql`${rateLimits.expiresAt} <= ${now}`;
  const buildExpiryCase = <Value>(fresh: Value, current: Value) =>
    sql`case when ${isExpired} then ${fresh} else ${current} end`;
  const rows = hits.map(({ key, count, windowMs }) => ({
    key,
    count,
    windowStartedAt: now,
    expiresAt: now + windowMs,
  }));
  return db
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: buildExpiryCase(sql`excluded.count`, sql`${rateLimits.count} + excluded.count`),
        windowStartedAt: buildExpiryCase(sql`excluded.window_started_at`, sql`${rateLimits.windowStartedAt}`),
        expiresAt: buildExpiryCase(sql`excluded.expires_at`, sql`${rateLimits.expiresAt}`),
      },
    })
    .returning({ key: rateLimits.key, count: rateLimits.count, windowStartedAt: rateLimits.windowStartedAt });
}
