import { demoProducts } from '../catalogue/demo-catalogue.ts';
import { startShop } from '../scripts/testing/running-shop.ts';
import type { Bench, BenchReport } from './bench.ts';
import { captureAnswer, startBareServer } from './captured-answers.ts';
import { compare, type Setting, summarise } from './compare.ts';

/** Public pages whose HTML is cached. */
const PATHS = ['/', '/wallpaper', '/wallpaper/indian-motifs', `/product/${demoProducts[0]?.id}`];
const ENCODINGS = ['identity', 'br'];
const CONNECTIONS = [10, 50];
const LANDING_GOAL = 0.6;

const settings: readonly Setting[] = PATHS.flatMap((path) =>
  ENCODINGS.flatMap((encoding) => CONNECTIONS.map((connections) => ({ path, encoding, connections }))),
);

async function measurePages(say: (line: string) => void): Promise<BenchReport> {
  const shop = await startShop();
  const answers = await Promise.all(
    PATHS.flatMap((path) => ENCODINGS.map((encoding) => captureAnswer(shop.address, path, encoding))),
  );
  const bare = await startBareServer(answers);
  const sides = {
    shop: { port: Number(new URL(shop.address).port), pid: shop.child.pid },
    bare: { port: bare.port, pid: bare.process.pid },
  };
  const measured = [];
  try {
    for (const setting of settings) {
      say(`${setting.path} ${setting.encoding}, ${setting.connections} connections`);
      const rounds = await compare(sides.shop, sides.bare, setting);
      measured.push({ setting, rounds, ...summarise(setting, rounds) });
    }
  } finally {
    await bare.stop();
    await shop.stop();
  }
  return {
    tables: [
      { heading: 'Cached pages against bare node:http with the same bytes', rows: measured.map(({ row }) => row) },
    ],
    missed: measured
      .filter(({ share }) => share < LANDING_GOAL)
      .map(({ setting, share }) => `${JSON.stringify(setting)}: ${(share * 100).toFixed(0)} % of bare, goal 60 %`),
    figures: measured,
  };
}

export const pagesBench: Bench = {
  name: 'pages',
  summary: 'cached public HTML against a bare node:http server that sends the same bytes',
  run: ({ say }) => measurePages(say),
};
