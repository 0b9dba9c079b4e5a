import { setTimeout as waitFor } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isApiUrl } from '#server/http/api-url.ts';

/** Values read on each scrape. */
export type Gauges = {
  getPageCacheBytes(): number;
  // The others need the database.
  /** Counts pending entries and entries that failed for good. */
  countOutboxEntries(): Promise<{ waiting: number; failedForGood: number }>;
  countPayments(): Promise<{ unsettled: number; alerts: number }>;
  countOverdueMessages(): Promise<number>;
};

export type Metrics = {
  countRequest(request: { url: string; status: number; ms: number }): void;
  contentType: string;
  render(): Promise<string>;
};

const LATENCY_BUCKETS_SECONDS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8];

/** Creates Prometheus metrics. Labels are few and fixed: never a URL, customer or product. */
export function createMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requestCounter = new Counter({
    name: 'shop_requests_total',
    help: 'Completed requests',
    registers,
    labelNames: ['kind', 'status'],
  });
  const durationHistogram = new Histogram({
    name: 'shop_request_seconds',
    help: 'Response time',
    registers,
    labelNames: ['kind'],
    buckets: LATENCY_BUCKETS_SECONDS,
  });
  const createGauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const cacheBytes = createGauge('shop_page_cache_bytes', 'Size of the page cache');
  const waiting = createGauge('shop_outbox_waiting', 'Outbox entries waiting for delivery');
  const failedForGood = createGauge('shop_outbox_given_up', 'Outbox entries that failed for good and need staff');
  const unsettled = createGauge('shop_payments_unsettled', 'Payment attempts without a final outcome');
  const isDatabaseUp = createGauge(
    'shop_database_up',
    '1 if the database responds; else 0, and its gauges are left out',
  );
  const alerts = createGauge('shop_payment_alerts', 'Payment alerts that need staff');
  const overdue = createGauge('shop_messages_overdue', 'Messages from customers whose deadline has passed');

  return {
    countRequest({ url, status, ms }) {
      const kind = getRequestKind(url);
      requestCounter.inc({ kind, status: `${Math.floor(status / 100)}xx` });
      durationHistogram.observe({ kind }, ms / 1000);
    },
    contentType: registry.contentType,
    async render() {
      cacheBytes.set(gauges.getPageCacheBytes());
      const counts = await readWithin(MAX_DATABASE_READ_MS, gauges);
      isDatabaseUp.set(counts ? 1 : 0);
      setOrRemove(waiting, counts?.outbox.waiting);
      setOrRemove(failedForGood, counts?.outbox.failedForGood);
      setOrRemove(unsettled, counts?.payments.unsettled);
      setOrRemove(alerts, counts?.payments.alerts);
      setOrRemove(overdue, counts?.overdueMessages);
      return registry.metrics();
    },
  };
}

const MAX_DATABASE_READ_MS = 2000;

/** Returns nothing if the database does not respond in time. */
async function readWithin(limitMs: number, gauges: Gauges) {
  const counts = Promise.all([gauges.countOutboxEntries(), gauges.countPayments(), gauges.countOverdueMessages()]);
  const timeout = waitFor(limitMs, undefined, { ref: false });
  const result = await Promise.race([counts, timeout]).catch(() => undefined);
  return result && { outbox: result[0], payments: result[1], overdueMessages: result[2] };
}

function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}

const FILE_URL = /^[^?]*\.[a-z0-9]+(?:\?|$)/i;

const getRequestKind = (url: string): 'call' | 'file' | 'page' =>
  isApiUrl(url) ? 'call' : FILE_URL.test(url) ? 'file' : 'page';
