import { rmSync } from 'node:fs';
import { startTestPostgres } from '../../../scripts/testing/database/test-postgres.ts';
import type { Bench, BenchReport, Row } from '../bench.ts';
import { measureGrowth } from '../catalogue/catalogue-bench.ts';
import { type CatalogueShop, startCatalogueShop } from '../catalogue/catalogue-shop.ts';
import { measureOrdersGrowth } from './orders-growth.ts';

const PRODUCTS = [70, 1000, 10_000];
const ORDERS = [10, 1000, 100_000];
const TIMING = { rounds: 5, roundMs: 1000, warmUpMs: 2000 };
const MAX_GROWTH = 1.5;
type Log = (line: string) => void;
type GrowthFigure = { products: number; path: string; times: number };

/** Starts both shops fresh each time, so cold caches are included. */
async function measureGrowthTo(products: number, log: Log): Promise<GrowthFigure[]> {
  log(`filling a shop with ${products} products`);
  const small = await startCatalogueShop(PRODUCTS[0] ?? 0);
  try {
    const large = await startCatalogueShop(products);
    try {
      return (await measureGrowth(small, large, log, TIMING)).map((figure) => ({ products, ...figure }));
    } finally {
      await stopShop(large);
    }
  } finally {
    await stopShop(small);
  }
}

async function measureCatalogueGrowth(log: Log): Promise<GrowthFigure[]> {
  const grown = [];
  for (const products of PRODUCTS.slice(1)) grown.push(...(await measureGrowthTo(products, log)));
  return grown;
}

async function stopShop({ stop, dataDir }: CatalogueShop): Promise<void> {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureOrders(log: Log) {
  const server = await startTestPostgres();
  try {
    return await measureOrdersGrowth(server.url, ORDERS, TIMING, log);
  } finally {
    await server.stop();
  }
}

type Orders = Awaited<ReturnType<typeof measureOrders>>;
const formatRatio = (times: number) => `${times.toFixed(2)} x`;
const toOrderRow = ({ endpoint, with: name, p50Ms, times }: Orders['byShop'][number]): Row => ({
  endpoint,
  with: name,
  'p50 ms': p50Ms.toFixed(2),
  ratio: formatRatio(times),
});

function report(grown: readonly GrowthFigure[], orders: Orders): BenchReport {
  const figures = [
    ...grown.map(({ products, path, times }) => ({ label: `${path} with ${products} products`, times })),
    ...orders.byShop.map(({ endpoint, with: name, times }) => ({ label: `${endpoint} with ${name}`, times })),
  ];
  return {
    tables: [
      {
        heading: `Response time by number of products, relative to ${PRODUCTS[0]}`,
        rows: grown.map(({ products, path, times }) => ({ products, path, ratio: formatRatio(times) })),
      },
      { heading: 'Response time by number of orders in the shop, PostgreSQL', rows: orders.byShop.map(toOrderRow) },
      {
        heading: 'Response time by number of orders of one customer, PostgreSQL',
        rows: orders.byCustomer.map(toOrderRow),
      },
    ],
    missed: figures
      .filter(({ times }) => times > MAX_GROWTH)
      .map(({ label, times }) => `${label}: ${formatRatio(times)}, goal ${MAX_GROWTH} x`),
    figures: { grown, orders },
  };
}

export const growthBench: Bench = {
  name: 'growth',
  summary: 'response times with more products and more orders, relative to the smallest shop',
  run: async ({ log }) => report(await measureCatalogueGrowth(log), await measureOrders(log)),
};
