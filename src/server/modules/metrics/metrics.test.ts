import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestApp, createTestClock } from '#tests/support/shop/test-app.ts';
import { createGauges } from './gauges.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type MetricsListener, startMetricsListener } from './metrics-listener.ts';

const clock = createTestClock('2026-01-05T00:00:00.000Z');
let connection: DatabaseConnection;
let metrics: Metrics;
let listener: MetricsListener;
beforeAll(async () => {
  connection = await createTestDatabase();
  metrics = createMetrics(createGauges({ db: connection.db, clock }, () => 12_345));
  listener = await startMetricsListener(metrics, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await listener.close();
  await connection.close();
});

const sendRequest = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${listener.port}${path}`, { method });
const scrapeLines = async () => (await (await sendRequest('/metrics')).text()).split('\n');
const countRequest = (url: string, status: number) => metrics.countRequest({ url, status, ms: 3 });

describe('metrics', () => {
  it('counts requests by kind and status, without URLs', async () => {
    countRequest('/', 200);
    countRequest('/wallpaper?q=secret', 200);
    countRequest('/api/Cart', 401);
    countRequest('/pictures/x.1a.webp', 304);
    const text = await scrapeLines();
    expect(text).toContain('shop_requests_total{kind="page",status="2xx"} 2');
    expect(text).toContain('shop_requests_total{kind="call",status="4xx"} 1');
    expect(text).toContain('shop_requests_total{kind="file",status="3xx"} 1');
    expect(text).toContain('shop_request_seconds_bucket{le="0.005",kind="page"} 2');
    expect(text.join()).not.toContain('secret');
  });

  it('reports outbox entries, unsettled payments, alerts, overdue messages and the size of the page cache', async () => {
    const now = new Date('2026-01-02T00:00:00Z');
    const entry = { topic: 'mail', payload: '{}', createdAt: now, attempts: 0 };
    await connection.db.insert(outbox).values([
      { ...entry, id: randomUUID(), dueAt: now },
      { ...entry, id: randomUUID(), dueAt: null },
    ]);
    const message = { kind: 'contact', ticket: '', name: '', email: '', phone: '', details: '', isSuspect: false };
    await connection.db.insert(inquiries).values([
      { ...message, id: randomUUID(), createdAt: now },
      { ...message, id: randomUUID(), createdAt: now, acknowledgedAt: now },
      { ...message, id: randomUUID(), createdAt: now, isSample: true },
      { ...message, id: randomUUID(), createdAt: clock.now() },
    ]);
    const text = await scrapeLines();
    for (const line of [
      'shop_messages_overdue 1',
      'shop_outbox_waiting 1',
      'shop_outbox_given_up 1',
      'shop_payments_unsettled 0',
      'shop_payment_alerts 0',
      'shop_page_cache_bytes 12345',
      'shop_database_up 1',
    ]) {
      expect(text).toContain(line);
    }
  });

  it('leaves out what needs the database while it is away', async () => {
    const gauges = createGauges({ db: connection.db, clock }, () => 12_345);
    let isDown = true;
    const countPayments = () => (isDown ? Promise.reject(new Error('ECONNREFUSED')) : gauges.countPayments());
    const { render } = createMetrics({ ...gauges, countPayments });
    const text = await render();
    expect(text).toContain('shop_database_up 0');
    expect(text).toContain('shop_page_cache_bytes 12345');
    expect(text).not.toMatch(/^shop_(outbox|payment)\w* \d/m);
    isDown = false;
    expect(await render()).toMatch(/^shop_payments_unsettled 0$[\s\S]*^shop_database_up 1$/m);
  });

  it('does not wait long for a database that does not respond', async () => {
    const gauges = createGauges({ db: connection.db, clock }, () => 12_345);
    const { render } = createMetrics({ ...gauges, countPayments: () => new Promise(() => {}) });
    expect(await render()).toContain('shop_database_up 0');
  });

  it('returns 404 for every other path and method', async () => {
    for (const [path, method] of [
      ['/', 'GET'],
      ['/metrics/x', 'GET'],
      ['/metrics', 'POST'],
    ] as const) {
      expect((await sendRequest(path, method)).status).toBe(404);
    }
  });
});

describe('a shop with METRICS_PORT', () => {
  it('serves metrics on that port only and frees it on close', async () => {
    const METRICS_PORT = String(await findFreePort());
    const { app, close } = await createTestApp({ env: { METRICS_PORT } });
    await app.ready();
    await app.inject('/healthz');
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    expect(text).toContain('shop_requests_total{kind="page",status="2xx"} 1');
    expect((await app.inject('/metrics')).body).not.toContain('shop_requests_total');
    const second = await createTestApp({ env: { METRICS_PORT } });
    await expect(second.app.ready()).rejects.toThrow(`Cannot listen on METRICS_PORT ${METRICS_PORT}`);
    await second.close();
    await close();
    await expect(fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).rejects.toThrow();
  });
});

async function findFreePort(): Promise<number> {
  const other = await startMetricsListener(metrics, { host: '127.0.0.1', port: 0 });
  await other.close();
  return other.port;
}
