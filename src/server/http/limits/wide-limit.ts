import type { RateLimitTable } from './rate-limit-table.ts';
import type { RateLimit } from './rate-limits.ts';

type Tally = { count: number; unsent: number; endsAt: number };

/** More callers than this in one minute and the oldest are forgotten: memory stays bounded, limits get milder. */
const REMEMBERED_CALLERS = 20_000;

/** A second is long for a fast caller: who has used this share of the limit meanwhile is shared at once. */
const FAST_SHARE = 0.1;

/**
 * The wide limit of the API: counted in memory on every call, reconciled with the shared table about once a second, so
 * that a second process adds to the same count and the call itself never waits for the database.
 */
export function createWideLimit({ limit, table }: { limit: RateLimit; table: RateLimitTable }) {
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

  /** Two at once would each take what the other has on the way for calls that never were. */
  const shareOnce = (now: number): Promise<void> => {
    sharing ??= share(now).finally(() => {
      sharing = undefined;
    });
    return sharing;
  };

  return {
    /** Milliseconds until the caller may go on; 0 when the call is within the limit. */
    count(address: string, now: number): number {
      let tally = tallies.get(address);
      if (!tally || tally.endsAt <= now) {
        tally = { count: 0, unsent: 0, endsAt: now + limit.windowMs };
        tallies.delete(address);
        forgetOldest(tallies, now);
        tallies.set(address, tally);
      }
      tally.count++;
      tally.unsent++;
      changed.add(address);
      if (tally.count > limit.max) return tally.endsAt - now;
      // When it fails, the next time tells; nobody waits for it here.
      if (tally.unsent >= fast && !sharing) shareOnce(now).catch(() => undefined);
      return 0;
    },

    async reconcile(now: number): Promise<void> {
      await sharing?.catch(() => undefined);
      await shareOnce(now);
    },
  };
}

function forgetOldest(tallies: Map<string, Tally>, now: number): void {
  if (tallies.size < REMEMBERED_CALLERS) return;
  for (const [address, tally] of tallies) {
    if (tally.endsAt > now && tallies.size < REMEMBERED_CALLERS) return;
    tallies.delete(address);
  }
}
