import type { RateLimitRepository } from './rate-limit-repository.ts';
import type { RateLimit } from './rate-limits.ts';

type Tally = { count: number; unsent: number; endsAt: number };

/** Evicts the oldest clients above this, to bound memory. */
const MAX_TRACKED_CLIENTS = 20_000;

/** Share of the limit after which a count is synchronised at once. */
const FAST_SHARE = 0.1;

/** Counts in memory and synchronises with the database about once a second, so requests never wait for it. */
export function createApiLimit({ limit, table }: { limit: RateLimit; table: RateLimitRepository }) {
  const tallies = new Map<string, Tally>();
  const changed = new Set<string>();
  const fast = Math.ceil(limit.max * FAST_SHARE);
  let sharing: Promise<void> | undefined;

  async function share(now: number): Promise<void> {
    const sent = [...changed].flatMap((address) => {
      const tally = tallies.get(address);
      return tally && tally.unsent > 0 ? [{ address, tally, count: tally.unsent }] : [];
    });
    changed.clear();
    if (sent.length === 0) return;
    for (const { tally } of sent) tally.unsent = 0;
    const byKey = new Map(sent.map(({ address, tally }) => [`api:${address}`, tally]));
    const hits = sent.map(({ address, count }) => ({ key: `api:${address}`, count, windowMs: limit.windowMs }));
    const added = await table.add(hits, now).catch((error: unknown) => {
      for (const { address, tally, count } of sent) {
        tally.unsent += count;
        changed.add(address);
      }
      throw error;
    });
    for (const shared of added) {
      const tally = byKey.get(shared.key);
      if (!tally) continue;
      tally.count = shared.count + tally.unsent;
      tally.endsAt = shared.windowStartedAt + limit.windowMs;
    }
  }

  /** Concurrent runs would double-count. */
  const shareOnce = (now: number): Promise<void> => {
    sharing ??= share(now).finally(() => {
      sharing = undefined;
    });
    return sharing;
  };

  return {
    /** Milliseconds to wait; 0 within the limit. */
    count(address: string, now: number): number {
      let tally = tallies.get(address);
      if (!tally || tally.endsAt <= now) {
        tally = { count: 0, unsent: 0, endsAt: now + limit.windowMs };
        tallies.delete(address);
        evictOldest(tallies, now);
        tallies.set(address, tally);
      }
      tally.count++;
      tally.unsent++;
      changed.add(address);
      if (tally.count > limit.max) return tally.endsAt - now;
      // Best effort: the next reconcile retries.
      if (tally.unsent >= fast && !sharing) shareOnce(now).catch(() => undefined);
      return 0;
    },

    async reconcile(now: number): Promise<void> {
      await sharing?.catch(() => undefined);
      await shareOnce(now);
    },
  };
}

function evictOldest(tallies: Map<string, Tally>, now: number): void {
  if (tallies.size < MAX_TRACKED_CLIENTS) return;
  for (const [address, tally] of tallies) {
    if (tally.endsAt > now && tallies.size < MAX_TRACKED_CLIENTS) return;
    tallies.delete(address);
  }
}
