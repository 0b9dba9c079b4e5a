import type { Clock } from '../clock.ts';
import type { OutageLog } from '../database/outage-log.ts';
import { startPeriodicTask } from '../periodic-task.ts';

const FILL_INTERVAL_MS = 10 * 60_000;
/** How far back the later runs look. */
const RECENT_MS = 2 * 24 * 60 * 60_000;

export type FillOptions = { since?: Date | undefined; isStopped?: () => boolean };

type FillingDeps = {
  clock: Clock;
  outages: OutageLog;
  intervalMs?: number | undefined;
  /** Logged when the database fails. */
  failure: string;
  /** Newest first; returns whether it got to the end. */
  fill: (options: FillOptions) => Promise<boolean>;
};

/**
 * Fills what all rows lack now, and every ten minutes what new ones lack: during an upgrade, processes of the earlier release
 * still write rows without it. After a restart it skips what is there.
 */
export function startFilling({ clock, outages, intervalMs = FILL_INTERVAL_MS, failure, fill }: FillingDeps) {
  let isStopped = false;
  let isFilled = false;
  const stop = startPeriodicTask(intervalMs, async () => {
    const since = isFilled ? new Date(clock.now().getTime() - RECENT_MS) : undefined;
    try {
      isFilled = await fill({ since, isStopped: () => isStopped });
    } catch (err) {
      outages.report(err, failure);
    }
  });
  return () => {
    isStopped = true;
    return stop();
  };
}
