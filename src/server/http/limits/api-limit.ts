import type { RateLimitRepository } from './rate-limit-repository.ts';
import type { RateLimit } from './rate-limits.ts';

type Tally = { count: number; unsynced: number; endsAt: number };

/** Evicts the oldest clients above this, to bound memory. */
const MAX_TRACKED_CLIENTS = 20_000;

/** A client that uses this share of the limit is synchronised immediately. */
const IMMEDIATE_SYNC_SHARE = 0.1;

/** Counts in memory and synchronises with the database about once a second, so requests never wait for it. */
export function createApiLimit({ limit, repository }: { limit: RateLimit; repository: RateLimitRepository }) {
  const tallies = new Map<string, Tally>();
  const changedClients = new Set<string>();
  const immediateSyncCount = Math.ceil(limit.max * IMMEDIATE_SYNC_SHARE);
  let runningSync: Promise<void> | undefined;

  async function runSync(now: number): Promise<void> {
    const pending = [...changedClients].flatMap((address) => {
      const tally = tallies.get(address);
      return tally && tally.unsynced > 0 ? [{ address, tally, count: tally.unsynced }] : [];
    });
    changedClients.clear();
    if (pending.length === 0) return;
    for (const { tally } of pending) tally.unsynced = 0;
    const tallyByKey = new Map(pending.map(({ address, tally }) => [`api:${address}`, tally]));
    const hits = pending.map(({ address, count }) => ({ key: `api:${address}`, count, windowMs: limit.windowMs }));
    const added = await repository.add(hits, now).catch((error: unknown) => {
      for (const { address, tally, count } of pending) {
        tally.unsynced += count;
        changedClients.add(address);
      }
      throw error;
    });
    for (const total of added) {
      const tally = tallyByKey.get(total.key);
      if (!tally) continue;
      tally.count = total.count + tally.unsynced;
      tally.endsAt = total.windowStartedAt + limit.windowMs;
    }
  }

  /** Shares one run between concurrent callers, because concurrent runs would count twice. */
  const syncOnce = (now: number): Promise<void> => {
    runningSync ??= runSync(now).finally(() => {
      runningSync = undefined;
    });
    return runningSync;
  };

  return {
    /** Counts one request; returns milliseconds to wait, 0 within the limit. */
    count(address: string, now: number): number {
      let tally = tallies.get(address);
      if (!tally || tally.endsAt <= now) {
        tally = { count: 0, unsynced: 0, endsAt: now + limit.windowMs };
        tallies.delete(address);
        evictOldest(tallies, now);
        tallies.set(address, tally);
      }
      tally.count++;
      tally.unsynced++;
      changedClients.add(address);
      if (tally.count > limit.max) return tally.endsAt - now;
      // Best effort: the next `syncCounts` retries.
      if (tally.unsynced >= immediateSyncCount && !runningSync) syncOnce(now).catch(() => undefined);
      return 0;
    },

    async syncCounts(now: number): Promise<void> {
      await runningSync?.catch(() => undefined);
      await syncOnce(now);
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
