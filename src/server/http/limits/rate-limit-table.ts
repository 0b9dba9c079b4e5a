import { lt, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { rateLimits } from '#server/platform/database/tables/limit-tables.ts';

type Counted = { readonly key: string; readonly count: number; readonly windowStartedAt: number };
type Hits = { readonly key: string; readonly count: number; readonly windowMs: number };

const BATCH = 500;

/** The counts that all processes share. A window starts with its first call and ends `windowMs` later. */
export function createRateLimitTable(db: Database) {
  return {
    /** Adds calls to their counts and tells the new ones; keys are unique within one call. */
    async add(hits: readonly Hits[], now: number): Promise<readonly Counted[]> {
      const counted: Counted[] = [];
      // In one order everywhere, so that two processes that add the same keys never wait for each other in a circle.
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

export type RateLimitTable = ReturnType<typeof createRateLimitTable>;

function addBatch(db: Database, hits: readonly Hits[], now: number): Promise<Counted[]> {
  const over = sql`${rateLimits.expiresAt} <= ${now}`;
  const restarted = <Value>(fresh: Value, kept: Value) => sql`case when ${over} then ${fresh} else ${kept} end`;
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
