import type { FaultBoard, Faults } from '../faults.ts';
import type { DeliveryAttempt, DeliveryRecord } from '../records.ts';
import type { SimClock } from '../sim-clock.ts';
import type { Store } from '../store.ts';
import { createGate } from './gate.ts';
import { signatureOf } from './signature.ts';

type Parts = { store: Store; clock: SimClock; faults: FaultBoard; secret: string };

const RETRY_AFTER_MINUTES = [2, 10, 30];
const ANSWER_WITHIN_MS = 10_000;
const AT_ONCE = 16;
const STALE_BY_MS = 60 * 60_000;
const WEBHOOK_VERSION = '2025-01-01';

const isTaken = (answer: number | string): boolean => typeof answer === 'number' && answer >= 200 && answer < 300;

/** Delivers notices at least once, in no promised order; only an answer of 2xx ends the tries. */
export function createSender({ store, clock, faults, secret }: Parts) {
  const gate = createGate(AT_ONCE);
  const stopped = new AbortController();
  const faultsOf = ({ orderId }: DeliveryRecord) => faults.of(store.get('order', orderId));

  function headersFor({ raw, idempotencyKey }: DeliveryRecord, attempt: number, given: Faults) {
    const time = clock.wall().getTime() - (given.has('webhook:stale') ? STALE_BY_MS : 0);
    const key = given.has('webhook:badsig') ? `not ${secret}` : secret;
    return {
      'content-type': 'application/json',
      'x-webhook-timestamp': String(time),
      'x-webhook-signature': signatureOf(key, String(time), raw),
      'x-webhook-version': WEBHOOK_VERSION,
      'x-webhook-attempt': String(attempt),
      'x-idempotency-key': idempotencyKey,
    };
  }

  async function post(delivery: DeliveryRecord, attempt: number, given: Faults): Promise<DeliveryAttempt> {
    const at = clock.wall().toISOString();
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    const headers = headersFor(delivery, attempt, given);
    try {
      const answer = await fetch(delivery.url, {
        method: 'POST',
        headers,
        body: delivery.raw,
        redirect: 'manual',
        signal,
      });
      await answer.body?.cancel();
      return { at, answer: answer.status };
    } catch (error) {
      const { name, cause } = error as { name: string; cause?: { code?: string } };
      return { at, answer: cause?.code ?? name };
    }
  }

  /** One try of every copy; resolves with the record as it then stands. */
  async function attempt(id: string, given: Faults): Promise<DeliveryRecord | undefined> {
    await store.settled();
    const delivery = store.get('delivery', id);
    if (delivery === undefined || stopped.signal.aborted) return delivery;
    const copies = Math.max(1, given.get('webhook:dup') ?? 1);
    const round = delivery.rounds + 1;
    const made = await Promise.all(Array.from({ length: copies }, () => gate(() => post(delivery, round, given))));
    if (stopped.signal.aborted) return delivery;
    return record(id, made);
  }

  function record(id: string, made: readonly DeliveryAttempt[]): DeliveryRecord | undefined {
    const delivery = store.get('delivery', id);
    if (delivery === undefined) return undefined;
    const done = { ...delivery, attempts: [...delivery.attempts, ...made], rounds: delivery.rounds + 1 };
    if (made.every(({ answer }) => isTaken(answer))) return store.put('delivery', id, { ...done, state: 'delivered' });
    const retry = RETRY_AFTER_MINUTES[delivery.rounds];
    if (retry === undefined) return store.put('delivery', id, { ...done, state: 'given up' });
    const again = store.put('delivery', id, { ...done, state: 'due', dueAt: clock.after(retry * 60_000) });
    send(again);
    return again;
  }

  function send({ id, dueAt }: DeliveryRecord): void {
    const run = () => {
      const delivery = store.get('delivery', id);
      if (delivery?.state === 'due') void attempt(id, faultsOf(delivery)).catch(() => undefined);
    };
    clock.at(dueAt, run);
  }

  return {
    send,
    /** What the provider's dashboard does on demand: every notice of the order once more, without faults. */
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
