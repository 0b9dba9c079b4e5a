import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRenderer } from '#contract/page-render.ts';
import { createPasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import { startLiveRevocations } from '#server/modules/account/sessions/live-revocations.ts';
import { createSessionRepository } from '#server/modules/account/sessions/session-repository.ts';
import { createPriceList } from '#server/modules/cart/cart-pricing.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { startLiveCatalogue } from '#server/modules/catalogue/live-catalogue.ts';
import { createProductSource } from '#server/modules/catalogue/product-source.ts';
import { startLiveContent } from '#server/modules/content/live-content.ts';
import { startSettings } from '#server/modules/settings/start-settings.ts';
import { createOrderActions } from '#server/order-actions.ts';
import { createPaymentsService } from '#server/payments-service.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Config, loadConfig } from '#server/platform/config/config.ts';
import type { Database, DatabaseConnection } from '#server/platform/database/database.ts';
import { createOutageLog } from '#server/platform/database/outage-log.ts';
import { createLogger, type ShopLogger } from '#server/platform/logger.ts';
import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';
import type { DeskBuild } from '#server/rendering/desk-pages.ts';
import type { StorefrontBuild } from '#server/rendering/storefront-build.ts';
import { createStorefrontApp } from '#server/storefront-app.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createFakeProvider } from '../payments/fake-provider.ts';

export const TEST_SECRET = 'the secret of the tests, 32 bytes and more';

export type TestClock = Clock & { advance(ms: number): void };

export function createTestClock(start = '2026-01-02T03:04:05.000Z'): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
  };
}

/** Settings as the shop reads them, without secrets on disk. */
export function createTestConfig(env: Record<string, string> = {}): Config {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
  try {
    // Created by the first app that uses it, which also removes it.
    const PICTURES_DIR = `${folder}-pictures`;
    const defaults = { PICTURES_DIR, SESSION_SECRET: TEST_SECRET, PORT: '0', LOG_LEVEL: 'info', SAMPLE_HISTORY: 'off' };
    return loadConfig({ DATA_DIR: folder, ...defaults, ...env });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const plainRenderer: PageRenderer = {
  getCacheKey: (address) => address.replace(/\?.*$/, ''),
  render: async ({ address }) => ({
    status: address.startsWith('/missing') ? 404 : 200,
    audience: 'public',
    head: '<title>Test</title>',
    body: `<h1>Page</h1>${'<p>A paragraph that repeats itself.</p>'.repeat(40)}`,
    drawings: '',
    state: '{}',
    modules: [],
  }),
  renderBusyPage: async () => ({
    status: 503,
    audience: 'private',
    head: '<title>Busy</title>',
    body: '<h1>Busy</h1>',
    drawings: '',
    state: '',
    modules: [],
    isStatic: true,
  }),
};

/** A storefront build with one plain page. */
export const minimalStorefrontBuild: StorefrontBuild = {
  renderer: plainRenderer,
  writeDocument: (page) => Buffer.from(`<!doctype html><head>${page.head}</head><body>${page.body}</body>`),
  folders: [],
};

/** A desk build without scripts. */
export const minimalDeskBuild: DeskBuild = { document: '<!doctype html><title>Desk</title>', folders: [] };

type TestAppOptions = {
  env?: Record<string, string>;
  clock?: Clock;
  web?: StorefrontBuild;
  /** The payment provider. */
  provider?: PaymentProvider;
  /** A database owned and closed by the caller. */
  connection?: DatabaseConnection;
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Creates the real application with its own database; `logLines` collects its log. */
export async function createTestApp({
  env,
  clock = createTestClock(),
  web = minimalStorefrontBuild,
  connection,
  ...options
}: TestAppOptions = {}) {
  const config = createTestConfig(env);
  const database = connection ?? (await createTestDatabase());
  const logLines: string[] = [];
  const logDestination = { write: (line: string) => void logLines.push(line) };
  const logger = createLogger(config.logLevel, logDestination);
  const catalogue = await loadCatalogue(database.db);
  const revocations = await loadRevocations(database.db, clock);
  const fakeProvider = createFakeProvider(clock);
  const provider = options.provider ?? fakeProvider;
  const settings = await startTestSettings(database.db, { config, clock, logger });
  const content = await startTestContent(database.db, logger);
  const getFacts = () => settings.getCurrent().facts;
  const prices = createPriceList(createProductSource(catalogue).find, getFacts);
  const payments = createPaymentsService({ config, getFacts, db: database.db, clock, logger, provider, prices });
  const app = createStorefrontApp({
    passwords: createPasswordHasher(),
    config,
    db: database.db,
    clock,
    logger,
    logDestination,
    outages: createOutageLog(logger),
    catalogue,
    settings,
    content,
    revocations,
    prices,
    storefront: web,
    payments,
  });
  return {
    app,
    config,
    clock,
    catalogue,
    settings,
    content,
    revocations,
    payments,
    orderActions: createOrderActions({ db: database.db, clock }),
    /** The default payment provider. */
    provider: fakeProvider,
    db: database.db,
    logLines,
    async close() {
      await app.close();
      catalogue.close();
      settings.close();
      content.close();
      revocations.close();
      if (env?.PICTURES_DIR === undefined) rmSync(config.picturesDir, { recursive: true, force: true });
      if (!connection) await database.close();
    },
  };
}

const loadCatalogue = (db: Database) =>
  startLiveCatalogue({ repository: createCatalogueRepository(db), onError() {}, pollIntervalMs: 60_000 });
const loadRevocations = (db: Database, clock: Clock) =>
  startLiveRevocations({ repository: createSessionRepository(db), clock, onError() {}, pollIntervalMs: 60_000 });

/** Content that changes at once in this process and otherwise with `refresh`. */
export const startTestContent = (db: Database, logger: ShopLogger) =>
  startLiveContent({ db, logger, onError() {}, pollIntervalMs: 60_000 });

/** Settings that change at once in this process and otherwise with `refresh`. */
export const startTestSettings = (db: Database, deps: { config: Config; clock: Clock; logger: ShopLogger }) =>
  startSettings({ ...deps, db, onError() {}, pollIntervalMs: 60_000 });
