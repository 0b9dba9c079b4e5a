import type { OutageLog } from '#server/platform/database/outage-log.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import { startPeriodicTask, waitAtMost } from '#server/platform/periodic-task.ts';
import type { PictureSweep } from './picture-sweep.ts';

const INTERVAL_MS = 24 * 60 * 60_000;
const MAX_SHUTDOWN_MS = 5_000;

type SweepJobDeps = { sweep: PictureSweep; outages: OutageLog; logger: Pick<ShopLogger, 'info'>; intervalMs?: number };

/** Runs at the start and once a day. */
export function startPictureSweep({ sweep, outages, logger, intervalMs = INTERVAL_MS }: SweepJobDeps) {
  const stopTask = startPeriodicTask(intervalMs, async () => {
    try {
      const count = await sweep.run();
      if (count > 0) logger.info({ count }, 'unused pictures removed');
    } catch (err) {
      outages.report(err, 'unused pictures not removed');
    }
  });
  return { close: (): Promise<void> => waitAtMost(MAX_SHUTDOWN_MS, stopTask()) };
}
