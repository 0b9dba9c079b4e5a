import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AccessLog } from '#server/http/access-log.ts';
import { isApiUrl } from '#server/http/security/cors.ts';

/** Values read on each scrape. */
export type Gauges = {
  pageCacheBytes(): number;
  /** Pending entries, and entries that failed for good. */
  outbox(): Promise<{ waiting: number; givenUp: number }>;
  payments(): Promise<{ unsettled: number; alerts: number }>;
};

export type Metrics = {
  /** Wraps an access log to count its requests. */
  watch(log: AccessLog): AccessLog;
  contentType: string;
  text(): Promise<string>;
};

const LATENCY_BUCKETS_SECONDS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8];

/** Prometheus metrics. Labels are few and fixed: never a URL, customer or product. */
export function createMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    ...{ name: 'shop_requests_total', help: 'Answered requests', registers },
    labelNames: ['kind', 'status'],
  });
  const seconds = new Histogram({
    ...{ name: 'shop_request_seconds', help: 'Time to answer', registers },
    labelNames: ['kind'],
    buckets: LATENCY_BUCKETS_SECONDS,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const cacheBytes = gauge('shop_page_cache_bytes', 'Bytes of finished pages in memory');
  const waiting = gauge('shop_outbox_waiting', 'Messages that still have to leave the shop');
  const givenUp = gauge('shop_outbox_given_up', 'Messages that could not be delivered and wait for people');
  const unsettled = gauge('shop_payments_unsettled', 'Payment attempts whose outcome is still asked for');
  const alerts = gauge('shop_payment_alerts', 'Findings about payments that wait for people');

  return {
    watch: (log) => (access) => {
      const kind = getRequestKind(access.url);
      requests.inc({ kind, status: `${Math.floor(access.status / 100)}xx` });
      seconds.observe({ kind }, access.ms / 1000);
      log(access);
    },
    contentType: registry.contentType,
    async text() {
      const [outbox, payments] = await Promise.all([gauges.outbox(), gauges.payments()]);
      cacheBytes.set(gauges.pageCacheBytes());
      waiting.set(outbox.waiting);
      givenUp.set(outbox.givenUp);
      unsettled.set(payments.unsettled);
      alerts.set(payments.alerts);
      return registry.metrics();
    },
  };
}

const FILE_URL = /^[^?]*\.[a-z0-9]+(?:\?|$)/i;

const getRequestKind = (url: string): 'call' | 'file' | 'page' =>
  isApiUrl(url) ? 'call' : FILE_URL.test(url) ? 'file' : 'page';
