import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRenderer } from '#contract/page-render.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { openLiveCatalogue } from '#server/modules/catalogue/live-catalogue.ts';
import { createProductSource } from '#server/modules/catalogue/product-source.ts';
import { openPayments } from '#server/open-payments.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Config, parseConfig } from '#server/platform/config/config.ts';
import type { Database, DatabaseConnection } from '#server/platform/database/database.ts';
import { createLogger } from '#server/platform/logger.ts';
import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';
import type { WebBuild } from '#server/rendering/web-build.ts';
import { buildApp } from '#server/storefront-app.ts';
import { createFakeProvider } from './fake-provider.ts';
import { openTestDatabase } from './test-database.ts';

export const TEST_SECRET = 'the secret of the tests, 32 bytes and more';

export type TestClock = Clock & { advance(ms: number): void };

export function testClock(start = '2026-01-02T03:04:05.000Z'): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
  };
}

/** Settings as the shop would read them, without touching the disk for secrets. */
export function testConfig(env: Record<string, string> = {}): Config {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
  try {
    return parseConfig({ DATA_DIR: folder, SESSION_SECRET: TEST_SECRET, PORT: '0', LOG_LEVEL: 'info', ...env });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const plainRenderer: PageRenderer = {
  cacheKey: (address) => address.split('?', 1)[0],
  render: async ({ address }) => ({
    status: address.startsWith('/missing') ? 404 : 200,
    audience: 'public',
    head: '<title>Test</title>',
    body: `<h1>Page</h1>${'<p>A paragraph that repeats itself.</p>'.repeat(40)}`,
    state: '{}',
    modules: [],
  }),
};

/** A shop front of one plain page. */
export const plainWeb: WebBuild = {
  renderer: plainRenderer,
  writeDocument: (page) => `<!doctype html><head>${page.head}</head><body>${page.body}</body>`,
  findFile: () => undefined,
};

type TestAppParts = {
  env?: Record<string, string>;
  clock?: Clock;
  web?: WebBuild;
  /** Who takes the money. */
  provider?: PaymentProvider;
  /** A database of the caller's, which then closes it. */
  connection?: DatabaseConnection;
};

export type TestApp = Awaited<ReturnType<typeof makeTestApp>>;

/** The real application over a database of its own; `logLines` holds what it logged. */
export async function makeTestApp({
  env,
  clock = testClock(),
  web = plainWeb,
  connection,
  ...given
}: TestAppParts = {}) {
  const config = testConfig(env);
  const own = connection ?? (await openTestDatabase());
  const logLines: string[] = [];
  const logger = createLogger(config.logLevel, { write: (line: string) => void logLines.push(line) });
  const catalogue = await openCatalogue(own.db);
  const fakeProvider = createFakeProvider(clock);
  const provider = given.provider ?? fakeProvider;
  const findProduct = createProductSource(catalogue).find;
  const payments = openPayments({ config, db: own.db, clock, logger, provider, findProduct });
  const app = buildApp({ config, db: own.db, clock, logger, catalogue, web, payments });
  return {
    app,
    config,
    clock,
    catalogue,
    payments,
    /** Takes the money unless another was given. */
    provider: fakeProvider,
    db: own.db,
    logLines,
    async close() {
      await app.close();
      catalogue.close();
      if (!connection) await own.close();
    },
  };
}

const openCatalogue = (db: Database) =>
  openLiveCatalogue({ repository: createCatalogueRepository(db), onError() {}, pollEveryMs: 60_000 });
