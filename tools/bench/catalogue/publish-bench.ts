import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueFile } from '#contract/catalogue-file.ts';
import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { type ImportPreview, importProducts, previewProductImport } from '#contract/desk/products/product-import.ts';
import { getProduct, publishProduct, saveProductDraft } from '#contract/desk/products/products.ts';
import { paths } from '#contract/paths.ts';
import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';
import { startTestPostgres } from '../../../scripts/testing/database/test-postgres.ts';
import { computeMedian } from '../../../scripts/testing/quantile.ts';
import type { EngineName } from '../api/engine-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';
import { type RunningDesk, startDesk } from '../desk/running-desk.ts';
import { fillCatalogue } from './catalogue-shop.ts';

const PRODUCTS = 10_000;
const CHANGED_LINES = 5000;
const PUBLICATIONS = 30;
const PUBLICATIONS_BEFORE = 3;
const PAGES_BEFORE = 100;
const MAX_PUBLISH_MS = 2000;
const MAX_PAGE_RATIO = 1.5;
const MAX_IMPORT_MS = 30_000;

type Log = (line: string) => void;
type Measured = {
  readonly engine: EngineName;
  readonly publishMs: number;
  /** Median time of a page during publishing, compared with before. */
  readonly pageRatio: number;
  readonly previewMs: number;
  readonly importMs: number;
};

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const send = <Data>(
  desk: RunningDesk,
  { method, path }: { method: string; path: string },
  id: string,
  body?: object,
): Promise<Data> => desk.call<Data>({ method, path: path.replace(':id', id), ...(body && { body }) });

/** Returns how long publishing alone took. */
async function publish(desk: RunningDesk, id: string): Promise<number> {
  const { version, published } = await send<DeskProduct>(desk, getProduct, id);
  const draft = { ...published, orderComment: `Changed ${version} times.` };
  const saved = await send<DeskProduct>(desk, saveProductDraft, id, { version, draft });
  return measureMs(() => send(desk, publishProduct, id, { version: saved.version }));
}

/** Requests each page once, so that none is cached. */
async function requestPages(desk: RunningDesk, ids: Iterator<string>, isEnough: (count: number) => boolean) {
  const times: number[] = [];
  for (let next = ids.next(); !next.done && !isEnough(times.length); next = ids.next()) {
    const url = `${desk.shop.address}${paths.product(next.value)}`;
    times.push(await measureMs(async () => (await fetch(url)).arrayBuffer()));
  }
  return computeMedian(times);
}

async function measurePublishing(desk: RunningDesk, { products }: CatalogueFile) {
  const published = products.slice(0, PUBLICATIONS_BEFORE + PUBLICATIONS);
  const ids = products
    .slice(published.length)
    .map(({ id }) => id)
    [Symbol.iterator]();
  // Warms the process up.
  await requestPages(desk, ids, (count) => count >= PAGES_BEFORE);
  for (const { id } of published.slice(0, PUBLICATIONS_BEFORE)) await publish(desk, id);
  const before = await requestPages(desk, ids, (count) => count >= PAGES_BEFORE);
  let isPublishing = true;
  const during = requestPages(desk, ids, () => !isPublishing);
  const times: number[] = [];
  for (const { id } of published.slice(PUBLICATIONS_BEFORE)) times.push(await publish(desk, id));
  isPublishing = false;
  return { publishMs: computeMedian(times), pageRatio: (await during) / before };
}

async function measureImport(desk: RunningDesk, { products }: CatalogueFile) {
  const lines = products.slice(0, CHANGED_LINES).map(({ id }, index) => `${id},Imported ${index}`);
  const file = { format: 'csv', text: ['id,title', ...lines].join('\n') };
  let catalogueVersion = '';
  const previewMs = await measureMs(async () => {
    ({ catalogueVersion } = await send<ImportPreview>(desk, previewProductImport, '', file));
  });
  const importMs = await measureMs(() => send(desk, importProducts, '', { ...file, catalogueVersion }));
  return { previewMs, importMs };
}

async function measureOn(engine: EngineName, databaseUrl: string | undefined, log: Log): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-publish-'));
  try {
    log(`${engine}: filling a shop with ${PRODUCTS} products`);
    const file = await fillCatalogue(PRODUCTS, { databaseUrl, dataDir });
    const desk = await startDesk({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
    try {
      log(`${engine}: publishing ${PUBLICATIONS} products`);
      const publishing = await measurePublishing(desk, file);
      log(`${engine}: importing ${CHANGED_LINES} changed products`);
      return { engine, ...publishing, ...(await measureImport(desk, file)) };
    } finally {
      await desk.shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureOnPostgres(log: Log): Promise<Measured> {
  const server = await startTestPostgres();
  try {
    const { url, drop } = await createTemporaryDatabase(server.url);
    return await measureOn('PostgreSQL', url, log).finally(drop);
  } finally {
    await server.stop();
  }
}

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function report(measured: readonly Measured[]): BenchReport {
  return {
    tables: [
      {
        heading: `Publishing and importing with ${PRODUCTS} products`,
        rows: measured.map(({ engine, publishMs, pageRatio, previewMs, importMs }) => ({
          engine,
          'publish one': formatSeconds(publishMs),
          'pages meanwhile': `${pageRatio.toFixed(2)} x`,
          [`preview ${CHANGED_LINES} lines`]: formatSeconds(previewMs),
          [`import ${CHANGED_LINES} lines`]: formatSeconds(importMs),
        })),
      },
    ],
    missed: measured.flatMap(({ engine, publishMs, pageRatio, importMs }) => [
      ...(publishMs < MAX_PUBLISH_MS ? [] : [`${engine}: a publication takes ${formatSeconds(publishMs)}, goal 2 s`]),
      ...(pageRatio <= MAX_PAGE_RATIO ? [] : [`${engine}: pages take ${pageRatio.toFixed(2)} x, goal 1.5 x`]),
      ...(importMs < MAX_IMPORT_MS ? [] : [`${engine}: the import takes ${formatSeconds(importMs)}, goal 30 s`]),
    ]),
    figures: { measured },
  };
}

export const publishBench: Bench = {
  name: 'publish',
  summary: 'publishing, pages meanwhile, and an import of 5,000 changed lines, with ten thousand products',
  run: async ({ log }) => report([await measureOn('embedded', undefined, log), await measureOnPostgres(log)]),
};
