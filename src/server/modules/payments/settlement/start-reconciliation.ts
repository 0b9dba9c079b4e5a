import type { ShopLogger } from '#server/platform/logger.ts';
import { startPeriodicTask, waitAtMost } from '#server/platform/periodic-task.ts';
import type { Reconciliation } from './reconciliation.ts';

const CHECK_INTERVAL_MS = 1_000;
/** Interrupted checks run again after the next start, when their lease has expired. */
const MAX_SHUTDOWN_MS = 5_000;

type ReconciliationDeps = { reconciliation: Reconciliation; logger: ShopLogger; everyMs?: number };

export function startReconciliation({ reconciliation, logger, everyMs = CHECK_INTERVAL_MS }: ReconciliationDeps) {
  let stopped = false;
  const idle = startPeriodicTask(everyMs, () =>
    reconciliation
      .runOnce(() => stopped)
      .catch((err: unknown) => {
        if (!stopped) logger.warn({ err }, 'payments not checked');
      }),
  );
  return {
    close(): Promise<void> {
      stopped = true;
      return waitAtMost(MAX_SHUTDOWN_MS, idle());
    },
  };
}
