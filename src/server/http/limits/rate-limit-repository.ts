import { lt, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { rateLimits } from '#server/platform/database/tables/limit-tables.ts';

type Counted = { readonly key: string; readonly count: number; readonly windowStartedAt: number };
type Hits = { readonly key: string; readonly count: number; readonly windowMs: number };

const BATCH = 500;

/** Counts shared by all processes. A window starts with its first request. */
export function createRateLimitRepository(db: Database) {
  return {
    /** Adds hits and returns the new counts; keys must be unique. */
    async add(hits: readonly Hits[], now: number): Promise<readonly Counted[]> {
      const counted: Counted[] = [];
      // Sorted to prevent deadlocks between processes.
      const sorted = [...hits].sort((a, b) => (a.key < b.key ? -1 : 1));
      for (let at = 0; at < sorted.length; at += BATCH) {
        counted.push(...(await addBatch(db, sorted.slice(at, at + BATCH), now)));
      }
      return counted;
    },

    async removeExpired(now: number): Promise<void> {
      await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
    },
  };
}

export type RateLimitRepository = ReturnType<typeof createRateLimitRepository>;

function addBatch(db: Database, hits: readonly Hits[], now: number): Promise<Counted[]> {
  const over = sql`${rateLimits.expiresAt} <= ${now}`;
  const restarted = <Value>(fresh: Value, current: Value) => sql`case when ${over} then ${fresh} else ${current} end`;
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
        count: restarted(sql`excluded.count`, sql`${rateLimits.count} + excluded.count`),
        windowStartedAt: restarted(sql`excluded.window_started_at`, sql`${rateLimits.windowStartedAt}`),
        expiresAt: restarted(sql`excluded.expires_at`, sql`${rateLimits.expiresAt}`),
      },
    })
    .returning({ key: rateLimits.key, count: rateLimits.count, windowStartedAt: rateLimits.windowStartedAt });
}
