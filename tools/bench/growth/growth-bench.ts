import { rmSync } from 'node:fs';
import { startTestPostgres } from '../../../scripts/testing/database/test-postgres.ts';
import { onPostgres } from '../api/engine-shop.ts';
import type { Bench, BenchReport, Row } from '../bench.ts';
import { type CartLengths, FEW_LINES, lengthRows, MANY_LINES, measureCartByLength } from '../cart/cart-rounds.ts';
import { measureGrowth } from '../catalogue/catalogue-bench.ts';
import { type CatalogueShop, startCatalogueShop } from '../catalogue/catalogue-shop.ts';
import { measureOrdersGrowth } from './orders-growth.ts';

const PRODUCTS = [70, 1000, 10_000];
const ORDERS = [10, 1000, 100_000];
const TIMING = { rounds: 5, roundMs: 1000, warmUpMs: 2000 };
const MAX_GROWTH = 1.5;
type Say = (line: string) => void;
type Grown = { products: number; path: string; times: number };

/** Starts both shops fresh each time, so cold caches are included. */
async function grownTo(products: number, say: Say): Promise<Grown[]> {
  say(`filling a shop with ${products} products`);
  const small = await startCatalogueShop(PRODUCTS[0] ?? 0);
  try {
    const large = await startCatalogueShop(products);
    try {
      return (await measureGrowth(small, large, say, TIMING)).map((one) => ({ products, ...one }));
    } finally {
      await end(large);
    }
  } finally {
    await end(small);
  }
}

async function catalogueGrowth(say: Say): Promise<Grown[]> {
  const grown = [];
  for (const products of PRODUCTS.slice(1)) grown.push(...(await grownTo(products, say)));
  return grown;
}

async function end({ stop, dataDir }: CatalogueShop): Promise<void> {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function onOrders(say: Say) {
  const server = await startTestPostgres();
  try {
    return await measureOrdersGrowth(server.url, ORDERS, TIMING, say);
  } finally {
    await server.stop();
  }
}

type Orders = Awaited<ReturnType<typeof onOrders>>;
const written = (times: number) => `${times.toFixed(2)} x`;
const orderRow = ({ call, with: name, p50Ms, times }: Orders['byShop'][number]): Row => ({
  call,
  with: name,
  'p50 ms': p50Ms.toFixed(2),
  times: written(times),
});

function report(grown: readonly Grown[], lengths: CartLengths, orders: Orders): BenchReport {
  const found = [
    ...grown.map(({ products, path, times }) => ({ what: `${path} with ${products} products`, times })),
    ...lengths.map(({ call, times }) => ({ what: `cart ${call} with ${MANY_LINES} lines`, times })),
    ...orders.byShop.map(({ call, with: name, times }) => ({ what: `${call} with ${name}`, times })),
  ];
  return {
    tables: [
      {
        heading: `Time by products in the shop, against ${PRODUCTS[0]}`,
        rows: grown.map(({ products, path, times }) => ({ products, path, times: written(times) })),
      },
      {
        heading: `A cart with ${MANY_LINES} lines against one with ${FEW_LINES}, PostgreSQL`,
        rows: lengthRows(lengths),
      },
      { heading: 'Time by orders in the shop, PostgreSQL', rows: orders.byShop.map(orderRow) },
      { heading: 'Time by orders of one customer, PostgreSQL', rows: orders.byCustomer.map(orderRow) },
    ],
    missed: found
      .filter(({ times }) => times > MAX_GROWTH)
      .map(({ what, times }) => `${what}: ${written(times)}, goal ${MAX_GROWTH} x`),
    figures: { grown, lengths, orders },
  };
}

export const growthBench: Bench = {
  name: 'growth',
  summary: 'what a call costs with more products, longer carts and more orders, as a ratio to the smallest',
  run: async ({ say }) =>
    report(
      await catalogueGrowth(say),
      await onPostgres((shop) => measureCartByLength(shop, TIMING, say)),
      await onOrders(say),
    ),
};
