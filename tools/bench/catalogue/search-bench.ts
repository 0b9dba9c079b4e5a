import type { Product } from '#contract/storefront/catalogue.ts';
import { loadProductSearch } from '#storefront/search/product-search.ts';
import { readDemoProducts } from '../../../catalogue/read-demo-products.ts';
import { computeMedian, computeQuantile } from '../../../scripts/testing/quantile.ts';
import type { Bench, BenchReport } from '../bench.ts';

const LARGE_COUNT = 2000;
const INDEX_SAMPLES = 10;
const QUERY_SAMPLES = 100;
/** As typed, in plain words, in Hindi, with typos, joined, and without a match, and hostile. */
const QUERIES = [
  'w',
  'wa',
  'wallp',
  'blue curtains',
  'wallpaper for living room',
  'पर्दे',
  'velevt',
  'rollerblinds',
  'qwertz',
  'b c d f g h j k l m n p q r s t v w',
  'wa bl cu ca fa ro ve li si pa',
];

async function measureMilliseconds(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function repeat(count: number, run: () => Promise<number>): Promise<number[]> {
  const values = [];
  for (let round = 0; round < count; round += 1) values.push(await run());
  return values;
}

/** Processor time, without pauses. The index belongs to the list, so a copy of the list has none. */
async function measureIndex(products: readonly Product[]): Promise<number> {
  const start = process.cpuUsage();
  await loadProductSearch([...products]);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function measureSearch(products: readonly Product[]) {
  const firstMs = await measureIndex(products);
  const indexMs = await repeat(INDEX_SAMPLES, () => measureIndex(products));
  const search = await loadProductSearch(products);
  const queries = [];
  for (const query of QUERIES) {
    const times = await repeat(QUERY_SAMPLES, () => measureMilliseconds(() => search(query)));
    queries.push({ query, medianMs: computeMedian(times), slowMs: computeQuantile(times, 0.95) });
  }
  return { products: products.length, firstMs, indexMs: computeMedian(indexMs), queries };
}

async function measureBoth(): Promise<BenchReport> {
  const figures = [await measureSearch(readDemoProducts()), await measureSearch(readDemoProducts(LARGE_COUNT))];
  return {
    tables: [
      {
        heading: 'Building the index, ms of processor time',
        rows: figures.map(({ products, firstMs, indexMs }) => ({
          products,
          'first time': firstMs.toFixed(1),
          median: indexMs.toFixed(1),
        })),
      },
      ...figures.map(({ products, queries }) => ({
        heading: `One query in ${products} products, ms`,
        rows: queries.map(({ query, medianMs, slowMs }) => ({
          query,
          median: medianMs.toFixed(2),
          '95 %': slowMs.toFixed(2),
        })),
      })),
    ],
    missed: [],
    figures,
  };
}

export const searchBench: Bench = {
  name: 'search',
  summary: 'building the search index and one query, for the demo catalogue and 2,000 products',
  run: measureBoth,
};
