import { demoProducts } from '../catalogue/demo-catalogue.ts';
import { startShop } from '../scripts/testing/running-shop.ts';
import type { Bench, BenchReport } from './bench.ts';
import { runLoad } from './load.ts';
import { residentMegabytes } from './resident-memory.ts';

const CONNECTIONS = 10;
const TURN_MS = 2000;
const MINUTES = 5;
const MOST_MEGABYTES = 600;
const STEEPEST_MB_PER_MINUTE = 1;
/** What visitors ask for most; the first half of the time only warms up. */
const PATHS = ['/', '/wallpaper', '/products/all', `/product/${demoProducts[0]?.id}`, '/api/Products/GetAllProducts'];

type Sample = { minute: number; megabytes: number };

/** Megabytes per minute: the straight line through the samples. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [minute, megabytes] = [mean((one) => one.minute), mean((one) => one.megabytes)];
  const rise = mean((one) => (one.minute - minute) * (one.megabytes - megabytes));
  return rise / mean((one) => (one.minute - minute) ** 2);
}

async function measure(minutes: number, say: (line: string) => void): Promise<BenchReport> {
  const shop = await startShop();
  const port = Number(new URL(shop.address).port);
  const resident = () => residentMegabytes(shop.child.pid) ?? Number.NaN;
  const idle = resident();
  const samples: Sample[] = [];
  const begun = performance.now();
  const minute = () => (performance.now() - begun) / 60_000;
  try {
    for (let turn = 0; minute() < minutes; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      await runLoad({
        ...{ port, path, connections: CONNECTIONS, durationMs: TURN_MS },
        headers: { 'accept-encoding': 'br' },
      });
      samples.push({ minute: minute(), megabytes: resident() });
      if (turn % 15 === 0) say(`${minute().toFixed(1)} min: ${Math.round(resident())} MB`);
    }
  } finally {
    await shop.stop();
  }
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  const slope = slopeOf(samples.filter((sample) => sample.minute > minutes / 2));
  return {
    tables: [
      {
        heading: `Resident memory over ${minutes} minutes with ${CONNECTIONS} connections, embedded database included`,
        rows: [{ 'idle MB': Math.round(idle), 'most MB': Math.round(most), 'MB a minute': slope.toFixed(2) }],
      },
    ],
    missed: [
      ...(most > MOST_MEGABYTES ? [`${Math.round(most)} MB, goal ${MOST_MEGABYTES} MB`] : []),
      ...(slope > STEEPEST_MB_PER_MINUTE ? [`grows ${slope.toFixed(2)} MB a minute, goal less than 1`] : []),
    ],
    figures: { idle, most, slope, samples },
  };
}

export const memoryBench: Bench = {
  name: 'memory',
  summary: 'resident memory idle, under load and how fast it grows; a further word is the number of minutes',
  run: ({ args, say }) => measure(Number(args[0] ?? MINUTES), say),
};
