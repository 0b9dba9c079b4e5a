import type { FaultRegistry, Faults } from '../control/faults.ts';
import type { SimClock } from '../sim-clock.ts';
import type { DeliveryAttempt, DeliveryRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { createConcurrencyLimit } from './gate.ts';
import { signWebhook } from './signature.ts';

type Dependencies = { store: Store; clock: SimClock; faults: FaultRegistry; secret: string };

const RETRY_AFTER_MINUTES = [2, 10, 30];
const RESPONSE_TIMEOUT_MS = 10_000;
const MAX_CONCURRENT_SENDS = 16;
const STALE_OFFSET_MS = 60 * 60_000;
const WEBHOOK_VERSION = '2025-01-01';

const isAcknowledged = (answer: number | string): boolean =>
  typeof answer === 'number' && answer >= 200 && answer < 300;

/** Delivers events at least once, in no guaranteed order; retries until a 2xx response. */
export function createWebhookSender({ store, clock, faults, secret }: Dependencies) {
  const limit = createConcurrencyLimit(MAX_CONCURRENT_SENDS);
  const stopped = new AbortController();
  const findFaults = ({ orderId }: DeliveryRecord) => faults.forOrder(store.get('order', orderId));

  function headersFor({ raw, idempotencyKey }: DeliveryRecord, attempt: number, given: Faults) {
    const time = clock.wall().getTime() - (given.has('webhook:stale') ? STALE_OFFSET_MS : 0);
    const key = given.has('webhook:badsig') ? `not ${secret}` : secret;
    return {
      'content-type': 'application/json',
      'x-webhook-timestamp': String(time),
      'x-webhook-signature': signWebhook(key, String(time), raw),
      'x-webhook-version': WEBHOOK_VERSION,
      'x-webhook-attempt': String(attempt),
      'x-idempotency-key': idempotencyKey,
    };
  }

  async function post(delivery: DeliveryRecord, attempt: number, given: Faults): Promise<DeliveryAttempt> {
    const at = clock.wall().toISOString();
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]);
    const headers = headersFor(delivery, attempt, given);
    try {
      const response = await fetch(delivery.url, {
        method: 'POST',
        headers,
        body: delivery.raw,
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      return { at, answer: response.status };
    } catch (error) {
      const { name, cause } = error as { name: string; cause?: { code?: string } };
      return { at, answer: cause?.code ?? name };
    }
  }

  /** Sends every copy once and returns the updated record. */
  async function attempt(id: string, given: Faults): Promise<DeliveryRecord | undefined> {
    await store.flush();
    const delivery = store.get('delivery', id);
    if (delivery === undefined || stopped.signal.aborted) return delivery;
    const copies = Math.max(1, given.get('webhook:dup') ?? 1);
    const round = delivery.rounds + 1;
    const made = await Promise.all(Array.from({ length: copies }, () => limit(() => post(delivery, round, given))));
    if (stopped.signal.aborted) return delivery;
    return record(id, made);
  }

  function record(id: string, made: readonly DeliveryAttempt[]): DeliveryRecord | undefined {
    const delivery = store.get('delivery', id);
    if (delivery === undefined) return undefined;
    const done = { ...delivery, attempts: [...delivery.attempts, ...made], rounds: delivery.rounds + 1 };
    if (made.every(({ answer }) => isAcknowledged(answer)))
      return store.put('delivery', id, { ...done, state: 'delivered' });
    const retry = RETRY_AFTER_MINUTES[delivery.rounds];
    if (retry === undefined) return store.put('delivery', id, { ...done, state: 'given up' });
    const again = store.put('delivery', id, { ...done, state: 'due', dueAt: clock.after(retry * 60_000) });
    send(again);
    return again;
  }

  function send({ id, dueAt }: DeliveryRecord): void {
    const run = () => {
      const delivery = store.get('delivery', id);
      if (delivery?.state === 'due') void attempt(id, findFaults(delivery)).catch(() => undefined);
    };
    clock.at(dueAt, run);
  }

  return {
    send,
    /** Like the dashboard's resend button: sends every event of the order once more, without faults. */
    resend: (orderId: string) =>
      Promise.all(
        store
          .all('delivery')
          .filter((delivery) => delivery.orderId === orderId)
          .map(({ id }) => attempt(id, new Map())),
      ),
    resume(): void {
      for (const delivery of store.all('delivery')) if (delivery.state === 'due') send(delivery);
    },
    close: () => stopped.abort(),
  };
}
