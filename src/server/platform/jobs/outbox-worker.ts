import type { Clock } from '../clock.ts';
import { repeat } from '../repeat.ts';
import { deliverWithin } from './deliver-within.ts';
import type { LeasedEntry, OutboxRepository } from './outbox-repository.ts';
import { failureCode, isPermanent, retryAt } from './outbox-retry.ts';

/** Delivers one entry. May be called again for the same entry: a process can die after delivering it. */
export type OutboxHandler = (entry: LeasedEntry) => Promise<void>;

type Report = { id: string; topic: string; attempts: number; reason: string };
type OutboxParts = {
  outbox: OutboxRepository;
  handlers: Readonly<Record<string, OutboxHandler>>;
  clock: Clock;
  /** Told of each failed try, without anything that a visitor wrote. */
  onFailure(report: Report, isFinal: boolean): void;
  /** The outbox itself could not be read or written. */
  onError(error: unknown): void;
};

const BATCH = 10;
const DELIVER_WITHIN_MS = 60_000;
/** Longer than a delivery may take, so that nobody else begins while it is still under way. */
const LEASE_MS = 2 * DELIVER_WITHIN_MS;

export function createOutboxWorker({ outbox, handlers, clock, onFailure, onError }: OutboxParts) {
  let stopped = false;

  async function deliver(entry: LeasedEntry): Promise<void> {
    const handler = handlers[entry.topic];
    try {
      if (!handler) throw Object.assign(new Error(`no handler for ${entry.topic}`), { code: 'NO_HANDLER' });
      await deliverWithin(DELIVER_WITHIN_MS, () => handler(entry));
    } catch (error) {
      const { id, topic, attempts } = entry;
      const isFinal = isPermanent(error);
      const reason = failureCode(error);
      await outbox.postpone(entry, isFinal ? null : retryAt(clock.now(), attempts), reason);
      return onFailure({ id, topic, attempts, reason }, isFinal);
    }
    await outbox.remove(entry);
  }

  /** Tries what is due now, one after the other. */
  async function runOnce(): Promise<void> {
    for (const due of await outbox.due(clock.now(), BATCH)) {
      if (stopped) return;
      const leased = await outbox.lease(due, new Date(clock.now().getTime() + LEASE_MS));
      if (leased) await deliver(leased);
    }
  }

  return {
    runOnce,
    /** The returned function ends it and resolves when nothing is under way any more. */
    start: (everyMs: number) =>
      repeat(everyMs, () =>
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
