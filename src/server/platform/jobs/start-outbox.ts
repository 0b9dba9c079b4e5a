import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { OutageLog } from '../database/outage-log.ts';
import type { ShopLogger } from '../logger.ts';
import { waitAtMost } from '../periodic-task.ts';
import { createOutboxRepository } from './outbox-repository.ts';
import { createOutboxWorker, type OutboxHandler } from './outbox-worker.ts';
import { startBackfill } from './start-backfill.ts';

type OutboxOptions = {
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  outages: OutageLog;
  handlers: Readonly<Record<string, OutboxHandler>>;
  /** Delivered by a worker of their own, because the others may take long. */
  urgentHandlers: Readonly<Record<string, OutboxHandler>>;
  /** Topics that only other processes deliver. */
  skippedTopics?: readonly string[];
  intervalMs?: number;
};

const POLL_INTERVAL_MS = 1_000;
/** After this, a running delivery is abandoned: its lease expires and the next start retries it. */
const MAX_SHUTDOWN_MS = 5_000;

type RunningOutbox = { close(): Promise<void> };

/** Delivers outbox entries until closed, and completes those of processes that still run the earlier release. */
export function startOutbox({
  db,
  clock,
  logger,
  outages,
  handlers,
  urgentHandlers,
  skippedTopics = [],
  intervalMs = POLL_INTERVAL_MS,
}: OutboxOptions): RunningOutbox {
  const outbox = createOutboxRepository(db);
  const urgentTopics = Object.keys(urgentHandlers);
  const workers = [
    { handlers, skippedTopics: [...skippedTopics, ...urgentTopics] },
    { handlers: urgentHandlers, topics: urgentTopics },
  ].map((tasks) =>
    createOutboxWorker({
      ...tasks,
      outbox,
      clock,
      onFailure: (report, isFinal) =>
        isFinal
          ? logger.error(report, 'outbox entry failed for good')
          : logger.warn(report, 'outbox entry not delivered'),
      onError: (err) => outages.report(err, 'outbox poll failed'),
    }),
  );
  const stopPolling = workers.map((worker) => worker.start(intervalMs));
  const stopBackfill = startBackfill({
    clock,
    outages,
    failure: 'orders of outbox entries not backfilled',
    backfill: () => outbox.backfillOrders(),
  });
  return {
    close() {
      const releasing = workers.map((worker) => worker.stop());
      return waitAtMost(
        MAX_SHUTDOWN_MS,
        Promise.all([...releasing, ...stopPolling.map((stop) => stop()), stopBackfill()]),
      );
    },
  };
}
