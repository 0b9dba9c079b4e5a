import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { startPeriodicTask, waitAtMost } from '#server/platform/periodic-task.ts';
import type { Reconciliation } from './reconciliation.ts';

const CHECK_INTERVAL_MS = 1_000;
/** Interrupted checks run again after the next start, when their lease has expired. */
const MAX_SHUTDOWN_MS = 5_000;

type ReconciliationDeps = { reconciliation: Reconciliation; outages: OutageLog; intervalMs?: number };

export function startReconciliation({ reconciliation, outages, intervalMs = CHECK_INTERVAL_MS }: ReconciliationDeps) {
  let isStopped = false;
  const waitUntilIdle = startPeriodicTask(intervalMs, () =>
    reconciliation
      .runOnce(() => isStopped)
      .catch((err: unknown) => {
        if (!isStopped) outages.report(err, 'payment checks failed');
      }),
  );
  return {
    close(): Promise<void> {
      isStopped = true;
      return waitAtMost(MAX_SHUTDOWN_MS, waitUntilIdle());
    },
  };
}
