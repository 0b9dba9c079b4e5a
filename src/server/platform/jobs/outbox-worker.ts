import type { Clock } from '../clock.ts';
import { startPeriodicTask } from '../periodic-task.ts';
import { type LeasedEntry, type OutboxRepository, SKIPPED } from './outbox-repository.ts';

/**
 * Delivers one entry. May be called again for the same entry: a process can die after delivering it. Resolves to `SKIPPED` if
 * there was nobody to deliver to.
 */
export type OutboxHandler = (entry: LeasedEntry) => Promise<unknown>;

type FailureReport = { id: string; topic: string; attempts: number; reason: string };
type OutboxWorkerDependencies = {
  outbox: OutboxRepository;
  handlers: Readonly<Record<string, OutboxHandler>>;
  /** Default: all. */
  topics?: readonly string[] | undefined;
  /** Topics that another worker or process delivers. */
  skippedTopics?: readonly string[] | undefined;
  clock: Clock;
  /** Called after each failed attempt; the report contains no visitor data. */
  onFailure(report: FailureReport, isFinal: boolean): void;
  /** Called when the outbox cannot be read or written. */
  onError(error: unknown): void;
};

const BATCH_SIZE = 10;
const MAX_DELIVERY_MS = 60_000;
/** Renewed when a delivery starts, so it ends before another process can start the same one. */
const LEASE_MS = 2 * MAX_DELIVERY_MS;

export function createOutboxWorker(deps: OutboxWorkerDependencies) {
  const { outbox, handlers, topics, skippedTopics, clock, onFailure, onError } = deps;
  let isStopped = false;
  let waiting: LeasedEntry[] = [];

  const getLeaseEnd = () => new Date(clock.now().getTime() + LEASE_MS);

  async function deliver(lease: LeasedEntry): Promise<void> {
    const entry = await outbox.startAttempt(lease, getLeaseEnd());
    if (!entry) return;
    const handler = handlers[entry.topic];
    let result: unknown;
    try {
      if (!handler) throw Object.assign(new Error(`no handler for ${entry.topic}`), { code: 'NO_HANDLER' });
      result = await deliverWithin(MAX_DELIVERY_MS, () => handler(entry));
    } catch (error) {
      const { id, topic, attempts } = entry;
      const isFinal = isPermanent(error);
      const reason = getFailureCode(error);
      await outbox.postpone(entry, isFinal ? null : getRetryTime(clock.now(), attempts), reason);
      return onFailure({ id, topic, attempts, reason }, isFinal);
    }
    await outbox.remove(entry, clock.now(), { isSkipped: result === SKIPPED });
  }

  /** Gives back what this process has leased and not started. */
  async function releaseWaiting(): Promise<void> {
    for (const entry of waiting.splice(0)) await outbox.release(entry, clock.now());
  }

  /** Returns whether more entries may be due. */
  async function deliverBatch(): Promise<boolean> {
    waiting = await outbox.lease({ now: clock.now(), until: getLeaseEnd(), limit: BATCH_SIZE, topics, skippedTopics });
    const hasLeased = waiting.length > 0;
    try {
      while (!isStopped) {
        const entry = waiting.shift();
        if (!entry) break;
        await deliver(entry);
      }
    } finally {
      await releaseWaiting();
    }
    return hasLeased;
  }

  /** Delivers the due entries one after another. */
  async function runOnce(): Promise<void> {
    let hasMore = true;
    while (hasMore && !isStopped) hasMore = await deliverBatch();
  }

  return {
    runOnce,
    /** Returns a function that stops polling and resolves when the current run has finished. */
    start: (intervalMs: number) =>
      startPeriodicTask(intervalMs, () =>
        runOnce().catch((error: unknown) => {
          if (!isStopped) onError(error);
        }),
      ),
    /** Lets the current delivery finish and starts no more; resolves when the others are given back. */
    stop() {
      isStopped = true;
      // If the database is down, their lease expires.
      return releaseWaiting().catch(() => undefined);
    },
  };
}

/** Rejects after `limitMs`; does not cancel the delivery. */
async function deliverWithin(limitMs: number, deliver: () => Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('delivery took too long'), { code: 'DELIVERY_TIMEOUT' });
    timer = setTimeout(() => reject(error), limitMs).unref();
  });
  try {
    return await Promise.race([deliver(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const MIN_RETRY_WAIT_MS = 5_000;
const MAX_RETRY_WAIT_MS = 15 * 60_000;

/** Doubles the wait after each failure, up to 15 minutes, and never stops retrying. */
export const getRetryTime = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(MAX_RETRY_WAIT_MS, MIN_RETRY_WAIT_MS * 2 ** Math.min(attempts - 1, 20)));

/** Handlers mark errors that no retry can fix. */
const isPermanent = (error: unknown): boolean => (error as { isPermanent?: unknown })?.isPermanent === true;

/** Returns only the code, because messages of mail servers quote email addresses. */
export function getFailureCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((value) => typeof value === 'string' || typeof value === 'number');
  return codes.length > 0 ? codes.join(' ').slice(0, 100) : error instanceof Error ? error.name : 'unknown';
}
