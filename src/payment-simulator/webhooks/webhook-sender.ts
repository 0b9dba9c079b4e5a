import { createHmac } from 'node:crypto';
import type { ActiveFaults, FaultController } from '../control/faults.ts';
import type { SimClock } from '../sim-clock.ts';
import type { DeliveryAttempt, DeliveryRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';

type WebhookSenderDeps = { store: Store; clock: SimClock; faults: FaultController; secret: string };

const RETRY_AFTER_MINUTES = [2, 10, 30];
const RESPONSE_TIMEOUT_MS = 10_000;
const MAX_CONCURRENT_SENDS = 16;
const STALE_OFFSET_MS = 60 * 60_000;
const WEBHOOK_VERSION = '2025-01-01';

const isAcknowledged = ({ answer }: DeliveryAttempt): boolean =>
  typeof answer === 'number' && answer >= 200 && answer < 300;

/** Delivers events at least once, in no guaranteed order; retries until a 2xx response. */
export function createWebhookSender({ store, clock, faults, secret }: WebhookSenderDeps) {
  const limitConcurrency = createConcurrencyLimit(MAX_CONCURRENT_SENDS);
  const shutdown = new AbortController();
  const findFaults = ({ orderId }: DeliveryRecord) => faults.resolveForOrder(store.get('order', orderId));

  function buildHeaders({ raw, idempotencyKey }: DeliveryRecord, round: number, activeFaults: ActiveFaults) {
    const time = clock.getWallTime().getTime() - (activeFaults.has('webhook:stale') ? STALE_OFFSET_MS : 0);
    const key = activeFaults.has('webhook:badsig') ? `not ${secret}` : secret;
    return {
      'content-type': 'application/json',
      'x-webhook-timestamp': String(time),
      'x-webhook-signature': signWebhook(key, String(time), raw),
      'x-webhook-version': WEBHOOK_VERSION,
      'x-webhook-attempt': String(round),
      'x-idempotency-key': idempotencyKey,
    };
  }

  async function post(delivery: DeliveryRecord, round: number, activeFaults: ActiveFaults): Promise<DeliveryAttempt> {
    const at = clock.getWallTime().toISOString();
    const signal = AbortSignal.any([shutdown.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]);
    const headers = buildHeaders(delivery, round, activeFaults);
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
  async function deliver(id: string, activeFaults: ActiveFaults): Promise<DeliveryRecord | undefined> {
    await store.flush();
    const delivery = store.get('delivery', id);
    if (delivery === undefined || shutdown.signal.aborted) return delivery;
    const copies = Math.max(1, activeFaults.get('webhook:dup') ?? 1);
    const round = delivery.rounds + 1;
    const newAttempts = await Promise.all(
      Array.from({ length: copies }, () => limitConcurrency(() => post(delivery, round, activeFaults))),
    );
    if (shutdown.signal.aborted) return delivery;
    return recordAttempts(id, newAttempts);
  }

  function recordAttempts(id: string, newAttempts: readonly DeliveryAttempt[]): DeliveryRecord | undefined {
    const delivery = store.get('delivery', id);
    if (delivery === undefined) return undefined;
    const updated = { ...delivery, attempts: [...delivery.attempts, ...newAttempts], rounds: delivery.rounds + 1 };
    if (newAttempts.every(isAcknowledged)) return store.put('delivery', id, { ...updated, state: 'delivered' });
    const retryMinutes = RETRY_AFTER_MINUTES[delivery.rounds];
    if (retryMinutes === undefined) return store.put('delivery', id, { ...updated, state: 'given up' });
    const retried = store.put('delivery', id, {
      ...updated,
      state: 'due',
      dueAt: clock.getInstantAfter(retryMinutes * 60_000),
    });
    send(retried);
    return retried;
  }

  function send({ id, dueAt }: DeliveryRecord): void {
    const run = () => {
      const delivery = store.get('delivery', id);
      if (delivery?.state === 'due') void deliver(id, findFaults(delivery)).catch(() => undefined);
    };
    clock.schedule(dueAt, run);
  }

  return {
    send,
    /** Sends every event of the order once more, without faults, like the dashboard's resend button. */
    resend: (orderId: string) =>
      Promise.all(
        store
          .list('delivery')
          .filter((delivery) => delivery.orderId === orderId)
          .map(({ id }) => deliver(id, new Map())),
      ),
    resume(): void {
      for (const delivery of store.list('delivery')) if (delivery.state === 'due') send(delivery);
    },
    close: () => shutdown.abort(),
  };
}

/** Signs timestamp and raw body, concatenated without a separator. */
const signWebhook = (secret: string, timestamp: string, raw: string): string =>
  createHmac('sha256', secret).update(timestamp).update(raw).digest('base64');

/** Runs at most `maxRunning` tasks at a time; queues the rest. */
function createConcurrencyLimit(maxRunning: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
