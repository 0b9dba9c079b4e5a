import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import { captureResponse, startBareServer } from '../baseline/captured-responses.ts';
import { compare, type Setting, summarise } from '../baseline/compare.ts';
import type { Bench, BenchReport } from '../bench.ts';
import { measureUncachedPage, type UncachedPage } from './uncached-page.ts';

/** Public pages whose HTML is cached. */
const PATHS = ['/', '/wallpaper', '/wallpaper/indian-motifs', `/product/${demoProducts[0]?.id}`];
const ENCODINGS = ['identity', 'br'];
const CONNECTIONS = [10, 50];
const LANDING_GOAL = 0.5;
const MAX_RENDER_MS = 8;

const settings: readonly Setting[] = PATHS.flatMap((path) =>
  ENCODINGS.flatMap((encoding) => CONNECTIONS.map((connections) => ({ path, encoding, connections }))),
);

async function measurePages(log: (line: string) => void): Promise<BenchReport> {
  const shop = await startShop();
  const responses = await Promise.all(
    PATHS.flatMap((path) => ENCODINGS.map((encoding) => captureResponse(shop.address, path, encoding))),
  );
  const bare = await startBareServer(responses);
  const sides = {
    shop: { port: Number(new URL(shop.address).port), pid: shop.child.pid },
    bare: { port: bare.port, pid: bare.process.pid },
  };
  const measured = [];
  let uncached: UncachedPage;
  try {
    log('a listing that is in no cache');
    uncached = await measureUncachedPage(sides.shop);
    for (const setting of settings) {
      log(`${setting.path} ${setting.encoding}, ${setting.connections} connections`);
      const rounds = await compare(sides.shop, sides.bare, setting);
      measured.push({ setting, rounds, ...summarise(setting, rounds) });
    }
  } finally {
    await bare.stop();
    await shop.stop();
  }
  return report(measured, uncached);
}

type Measured = ReturnType<typeof summarise> & { setting: Setting };

function report(measured: readonly Measured[], uncached: UncachedPage): BenchReport {
  const { cards, kilobytes, processorMsEach, p50Ms } = uncached;
  const row = { cards, 'HTML KB': Math.round(kilobytes) };
  return {
    tables: [
      {
        heading: 'Cached pages compared with bare node:http sending the same bytes',
        rows: measured.map(({ row }) => row),
      },
      {
        heading: 'An uncached listing: rendered, compressed, cached and sent',
        rows: [{ ...row, 'CPU ms': processorMsEach.toFixed(1), 'p50 ms': p50Ms.toFixed(1) }],
      },
    ],
    missed: [
      ...measured
        .filter(({ share }) => share < LANDING_GOAL)
        .map(
          ({ setting, share }) =>
            `${JSON.stringify(setting)}: ${(share * 100).toFixed(0)} % of bare, goal ${LANDING_GOAL * 100} %`,
        ),
      ...(processorMsEach > MAX_RENDER_MS
        ? [`uncached listing: ${processorMsEach.toFixed(1)} ms of CPU time, goal ${MAX_RENDER_MS} ms`]
        : []),
    ],
    figures: { measured, uncached },
  };
}

export const pagesBench: Bench = {
  name: 'pages',
  summary: 'cached public HTML compared with a bare node:http server that sends the same bytes',
  run: ({ log }) => measurePages(log),
};
