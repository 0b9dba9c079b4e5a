import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { startPeriodicTask, waitAtMost } from '#server/platform/periodic-task.ts';
import type { DailyReversalCheck } from '../reversals/daily-reversal-check.ts';
import type { Reconciliation } from './reconciliation.ts';

const CHECK_INTERVAL_MS = 1_000;
/** Interrupted checks run again after the next start, when their lease has expired. */
const MAX_SHUTDOWN_MS = 5_000;

type ReconciliationDeps = {
  reconciliation: Reconciliation;
  dailyReversalCheck: DailyReversalCheck;
  outages: OutageLog;
  intervalMs?: number;
};

export function startReconciliation(deps: ReconciliationDeps) {
  const { reconciliation, dailyReversalCheck, outages, intervalMs = CHECK_INTERVAL_MS } = deps;
  let isStopped = false;
  const run = async (name: string, work: { runOnce(isStopped: () => boolean): Promise<unknown> }) => {
    try {
      await work.runOnce(() => isStopped);
    } catch (err) {
      if (!isStopped) outages.report(err, `${name} failed`);
    }
  };
  // Separate, so that payment checks never wait for the daily check.
  const stopTasks = [
    startPeriodicTask(intervalMs, () => run('payment checks', reconciliation)),
    startPeriodicTask(intervalMs, () => run('daily refund and dispute check', dailyReversalCheck)),
  ];
  return {
    close(): Promise<void> {
      isStopped = true;
      return waitAtMost(MAX_SHUTDOWN_MS, Promise.all(stopTasks.map((stop) => stop())));
    },
  };
}
