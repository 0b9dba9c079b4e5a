import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { deskEndpoints } from '#contract/desk/desk-endpoints.ts';
import { findDraftProblems } from '#contract/desk/products/draft-problems.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { createCatalogueRepository, readProductsById } from '#server/modules/catalogue/catalogue-repository.ts';
import { toContent } from '#server/modules/catalogue/content/product-content.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import { withPostgres } from '../checkouts/with-postgres.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import { type DeskClient, signInToDesk } from '../upgrade/desk-client.ts';
import { findDeskOrigin } from './dispatching-staff.ts';
import { buildMarkedContent, findHalfPublications } from './published-products.ts';

const KILLS = 20;
const PRODUCT_COUNT = 2;

/** Kills the shop with -9 at random moments while it publishes, and checks after each that nothing is half. */
export async function killDuringPublish(engine: string, kills: number, databaseUrl?: string): Promise<FaultReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-publish-'));
  const violations: string[] = [];
  let shop: RunningShop | undefined;
  let acknowledged = 0;
  let interrupted = 0;

  async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const connection = await openMigratedDatabase({ dataDir, databaseUrl });
    try {
      return await work(connection.db);
    } finally {
      await connection.close();
    }
  }
  async function start(): Promise<RunningShop> {
    shop = await startShop({
      dataDir,
      // The first start builds if needed; later ones only start the shop.
      ...(shop && { program: 'dist/server/main.js' }),
      settings: { NODE_ENV: 'production', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    });
    return shop;
  }

  /** Saves a draft unless there is one, and returns the version to publish. */
  async function prepare(desk: DeskClient, id: string, mark: string): Promise<number> {
    const { draft, published, version } = await desk.send(deskEndpoints.getProduct, {}, id);
    if (draft) return version;
    if (!published) throw new Error('The product has no content.');
    const marked = buildMarkedContent(published, mark);
    return (await desk.send(deskEndpoints.saveProductDraft, { version, draft: marked }, id)).version;
  }

  /** Publishes one product to see how long it takes, and dies at a random moment of publishing the next. */
  async function interrupt(running: RunningShop, [first = '', second = '']: readonly string[], round: number) {
    const desk = await signInToDesk(findDeskOrigin(running), dataDir);
    const publish = async (id: string, version: number) => {
      await desk.send(deskEndpoints.publishProduct, { version }, id);
      acknowledged += 1;
    };
    const [firstVersion, secondVersion] = [
      await prepare(desk, first, `${round} a`),
      await prepare(desk, second, `${round} b`),
    ];
    const startedAt = performance.now();
    await publish(first, firstVersion);
    const publishing = publish(second, secondVersion).then(
      () => true,
      () => false,
    );
    await pause(Math.random() * (performance.now() - startedAt));
    await running.stop('SIGKILL');
    if (!(await publishing)) interrupted += 1;
  }

  try {
    const first = await start();
    await first.stop();
    const initial = await withDatabase(pickProducts);
    const ids = initial.map(({ id }) => id);
    let titles = initial.map(({ title }) => title);
    for (let round = 1; round <= kills; round++) {
      const running = await start();
      const shown = await readShownTitles(running, ids);
      if (shown.join() !== titles.join()) violations.push(`${engine}, before kill ${round}: shows ${shown.join()}`);
      await interrupt(running, ids, round);
      const problems = await withDatabase((db) => findHalfPublications(db, initial));
      violations.push(...problems.map((problem) => `${engine}, kill ${round}: ${problem}`));
      titles = await withDatabase((db) => readTitles(db, ids));
    }
    const stored = await withDatabase(countPublications);
    if (stored < acknowledged) violations.push(`${engine}: ${acknowledged} were acknowledged, ${stored} are stored`);
    const counts = `${interrupted} before the response; ${stored} publications, ${acknowledged} of them acknowledged`;
    return { observations: [`${engine}: ${kills} kills, ${counts}`], violations };
  } finally {
    await shop?.stop('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function pickProducts(db: Database): Promise<Product[]> {
  const { products } = await createCatalogueRepository(db).read();
  return products.filter((product) => findDraftProblems(toContent(product)).length === 0).slice(0, PRODUCT_COUNT);
}

async function readTitles(db: Database, ids: readonly string[]): Promise<string[]> {
  const products = await readProductsById(db, ids);
  return ids.map((id) => products.get(id)?.title ?? '');
}

const readShownTitles = ({ address }: RunningShop, ids: readonly string[]): Promise<string[]> =>
  Promise.all(
    ids.map(async (id) => {
      const response = await fetch(`${address}/api/Products/GetProductById/${id}`);
      return ((await response.json()) as Envelope<Product>).data?.title ?? '';
    }),
  );

const countPublications = (db: Database): Promise<number> =>
  db.$count(auditEntries, eq(auditEntries.action, 'product published'));

async function run(): Promise<FaultReport> {
  const embedded = await killDuringPublish('embedded database', KILLS);
  const postgres = await withPostgres(({ url }) => killDuringPublish('PostgreSQL', KILLS, url));
  return {
    observations: [...embedded.observations, ...postgres.observations],
    violations: [...embedded.violations, ...postgres.violations],
  };
}

export const publish: FaultRun = {
  name: 'publish',
  summary: `kill -9 while products are published, ${KILLS} times on each engine: each shows the old or the new version`,
  run,
};
