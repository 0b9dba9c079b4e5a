import type { Clock } from '../clock.ts';
import { startPeriodicTask } from '../periodic-task.ts';
import type { LeasedEntry, OutboxRepository } from './outbox-repository.ts';
import { getFailureCode, getRetryTime, isPermanent } from './outbox-retry.ts';

/** Delivers one entry. May be called again for the same entry: a process can die after delivering it. */
export type OutboxHandler = (entry: LeasedEntry) => Promise<void>;

type FailureReport = { id: string; topic: string; attempts: number; reason: string };
type OutboxWorkerDependencies = {
  outbox: OutboxRepository;
  handlers: Readonly<Record<string, OutboxHandler>>;
  clock: Clock;
  /** Told of each failed try, without anything that a visitor wrote. */
  onFailure(report: FailureReport, isFinal: boolean): void;
  /** The outbox itself could not be read or written. */
  onError(error: unknown): void;
};

const BATCH_SIZE = 10;
const MAX_DELIVERY_MS = 60_000;
/** Longer than a delivery may take, so that nobody else begins while it is still under way. */
const LEASE_MS = 2 * MAX_DELIVERY_MS;

export function createOutboxWorker({ outbox, handlers, clock, onFailure, onError }: OutboxWorkerDependencies) {
  let stopped = false;

  async function deliver(entry: LeasedEntry): Promise<void> {
    const handler = handlers[entry.topic];
    try {
      if (!handler) throw Object.assign(new Error(`no handler for ${entry.topic}`), { code: 'NO_HANDLER' });
      await deliverWithin(MAX_DELIVERY_MS, () => handler(entry));
    } catch (error) {
      const { id, topic, attempts } = entry;
      const isFinal = isPermanent(error);
      const reason = getFailureCode(error);
      await outbox.postpone(entry, isFinal ? null : getRetryTime(clock.now(), attempts), reason);
      return onFailure({ id, topic, attempts, reason }, isFinal);
    }
    await outbox.remove(entry);
  }

  /** Tries what is due now, one after the other. */
  async function runOnce(): Promise<void> {
    for (const due of await outbox.due(clock.now(), BATCH_SIZE)) {
      if (stopped) return;
      const leased = await outbox.lease(due, new Date(clock.now().getTime() + LEASE_MS));
      if (leased) await deliver(leased);
    }
  }

  return {
    runOnce,
    /** The returned function ends it and resolves when nothing is under way any more. */
    start: (everyMs: number) =>
      startPeriodicTask(everyMs, () =>
        runOnce().catch((error: unknown) => {
          if (!stopped) onError(error);
        }),
      ),
    /** What is under way is finished, nothing new is begun. */
    stop() {
      stopped = true;
    },
  };
}

/** Rejects after `limitMs`; does not cancel the delivery. */
async function deliverWithin(limitMs: number, deliver: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('delivery took too long'), { code: 'DELIVERY_TIMEOUT' });
    timer = setTimeout(() => reject(error), limitMs).unref();
  });
  try {
    await Promise.race([deliver(), late]);
  } finally {
    clearTimeout(timer);
  }
}
