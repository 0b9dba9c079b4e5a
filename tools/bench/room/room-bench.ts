import type { Browser, Page } from 'playwright-core';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';
import { launchQuietBrowser } from '../machine/quiet-browser.ts';
import { type MainThreadWork, traceMainThread } from './main-thread.ts';
import { changeColours, openRoom, prepareBrushing, prepareComparing, prepareOwnWall } from './room-actions.ts';

const SLOWDOWN = 4;
const GOALS = { medianMs: 8, slowestMs: 50, colourMs: 100 };
const PHONE = { width: 390, height: 844 };
const SIZE = 'width=96&height=60';
const CATEGORIES = ['Wallpaper', 'Curtains', 'Blinds', 'Canvas', 'Fabrics'];

type Action = {
  name: string;
  kind: 'opening' | 'colour' | 'drag';
  /** Returns what is measured. A drag finds its elements first: that runs scripts in the page which are not the drag's. */
  prepare: (page: Page) => Promise<() => Promise<void>>;
};
type Measured = MainThreadWork & Pick<Action, 'name' | 'kind'> & { category: string };

const ACTIONS: readonly Action[] = [
  { name: 'opening', kind: 'opening', prepare: async (page) => () => openRoom(page) },
  { name: 'changing colours', kind: 'colour', prepare: async (page) => () => changeColours(page) },
  { name: 'dragging the comparison', kind: 'drag', prepare: prepareComparing },
  { name: 'dragging a corner of the own wall', kind: 'drag', prepare: prepareOwnWall },
  { name: 'brushing furniture', kind: 'drag', prepare: prepareBrushing },
];

async function measureCategory(
  browser: Browser,
  address: string,
  category: string,
  log: (line: string) => void,
): Promise<Measured[]> {
  const response = await fetch(`${address}/api/Products/category/${category}`);
  const { data } = (await response.json()) as { data: { id: string }[] };
  // One pixel per CSS pixel keeps software rendering short; the main thread does the same work.
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, baseURL: address });
  const page: Page = await context.newPage();
  await page.goto(`/product/${data[0]?.id}?${category === 'Canvas' ? '' : SIZE}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const rows: Measured[] = [];
  for (const { name, kind, prepare } of ACTIONS) {
    const act = await prepare(page);
    log(`${category}: ${name}`);
    rows.push({ category, name, kind, ...(await traceMainThread(browser, page, act)) });
  }
  await context.close();
  return rows;
}

async function measure(categories: readonly string[], log: (line: string) => void): Promise<BenchReport> {
  const shop = await startShop();
  const browser = await launchQuietBrowser();
  const measured: Measured[] = [];
  try {
    for (const category of categories) {
      measured.push(...(await measureCategory(browser, shop.address, category, log)));
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  return report(measured);
}

function report(measured: readonly Measured[]): BenchReport {
  return {
    tables: [
      {
        heading: `Main-thread work of the live view, CPU slowed down ${SLOWDOWN} times; waiting for software rendering is separate`,
        rows: measured.map((row) => ({
          category: row.category,
          action: row.name,
          'drawn frames': row.frames,
          'median ms per frame': row.medianMs,
          'slowest ms': row.slowestMs,
          'longest task ms': row.longestTaskMs,
          'software rendering ms': row.longestWaitMs,
        })),
      },
    ],
    missed: measured.flatMap(listMissedGoals),
    figures: measured,
  };
}

function listMissedGoals({ category, name, kind, ...work }: Measured): string[] {
  const miss = (what: string, ms: number, goal: number) =>
    ms < goal ? [] : [`${category}, ${name}: ${what} ${ms} ms, goal under ${goal} ms`];
  if (kind === 'colour') return miss('longest task', work.longestTaskMs, GOALS.colourMs);
  if (kind === 'opening') return [];
  return [
    ...miss('median per frame', work.medianMs, GOALS.medianMs),
    ...miss('slowest frame', work.slowestMs, GOALS.slowestMs),
  ];
}

export const roomBench: Bench = {
  name: 'room',
  summary: 'main-thread work of the room view on a slow phone, from a trace; args: categories',
  run: ({ args, log }) => measure(args.length > 0 ? args : CATEGORIES, log),
};
