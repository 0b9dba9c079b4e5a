import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { ShopLogger } from '../logger.ts';
import { waitAtMost } from '../periodic-task.ts';
import { createOutboxRepository } from './outbox-repository.ts';
import { createOutboxWorker, type OutboxHandler } from './outbox-worker.ts';

type OutboxOptions = {
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  handlers: Readonly<Record<string, OutboxHandler>>;
  everyMs?: number;
};

const POLL_INTERVAL_MS = 1_000;
/** A stop does not wait longer; the lease runs out and the entry is tried again after the next start. */
const MAX_SHUTDOWN_MS = 5_000;

type RunningOutbox = { close(): Promise<void> };

/** Delivers what the outbox holds for as long as the shop is open. */
export function startOutbox({ db, clock, logger, handlers, everyMs = POLL_INTERVAL_MS }: OutboxOptions): RunningOutbox {
  const worker = createOutboxWorker({
    outbox: createOutboxRepository(db),
    handlers,
    clock,
    onFailure: (report, isFinal) =>
      isFinal ? logger.error(report, 'outbox entry given up') : logger.warn(report, 'outbox entry not delivered'),
    onError: (err) => logger.warn({ err }, 'outbox not read'),
  });
  const idle = worker.start(everyMs);
  return {
    close() {
      worker.stop();
      return waitAtMost(MAX_SHUTDOWN_MS, idle());
    },
  };
}
