import type { Clock } from '../clock.ts';
import type { OutageLog } from '../database/outage-log.ts';
import { startPeriodicTask } from '../periodic-task.ts';

const BACKFILL_INTERVAL_MS = 10 * 60_000;
/** Runs after the first complete one only read rows of this time. */
const RECENT_MS = 2 * 24 * 60 * 60_000;

export type BackfillOptions = { since?: Date | undefined; isStopped?: () => boolean };

type BackfillDeps = {
  clock: Clock;
  outages: OutageLog;
  intervalMs?: number | undefined;
  /** Logged when the database fails. */
  failure: string;
  /** Returns whether it completed all rows, or those since a time. */
  backfill: (options: BackfillOptions) => Promise<boolean>;
};

/**
 * Backfills all rows once, then recent rows every ten minutes, because processes of the previous release still write incomplete
 * rows.
 */
export function startBackfill({ clock, outages, intervalMs = BACKFILL_INTERVAL_MS, failure, backfill }: BackfillDeps) {
  let isStopped = false;
  let isComplete = false;
  const stop = startPeriodicTask(intervalMs, async () => {
    const since = isComplete ? new Date(clock.now().getTime() - RECENT_MS) : undefined;
    try {
      isComplete = await backfill({ since, isStopped: () => isStopped });
    } catch (err) {
      outages.report(err, failure);
    }
  });
  return () => {
    isStopped = true;
    return stop();
  };
}
