import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { startPeriodicTask, waitAtMost } from '#server/platform/periodic-task.ts';
import type { ErasureService } from './erasure-service.ts';

const INTERVAL_MS = 5 * 60_000;
const MAX_SHUTDOWN_MS = 5_000;

type ErasureJobDeps = { erasures: Pick<ErasureService, 'runDue'>; outages: OutageLog; intervalMs?: number };

/** Several processes may run it at the same time: the first one takes the customer. */
export function startErasureJob({ erasures, outages, intervalMs = INTERVAL_MS }: ErasureJobDeps) {
  let isStopped = false;
  const onError = (err: unknown) => outages.report(err, 'erasures failed');
  const stopTask = startPeriodicTask(intervalMs, () =>
    erasures.runDue({ onError, isStopped: () => isStopped }).catch(onError),
  );
  return {
    close(): Promise<void> {
      isStopped = true;
      return waitAtMost(MAX_SHUTDOWN_MS, stopTask());
    },
  };
}
