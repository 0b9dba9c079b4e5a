import { type Browser, chromium } from 'playwright-core';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { findFullChromium } from '../../../scripts/testing/find-chromium.ts';
import { median } from '../../../scripts/testing/quantile.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';

const SLOWDOWN = 4;
const ROUNDS = 5;
const LOOK_EVERY_MS = 20;
const PATHS = ['/', '/wallpaper', '/wallpaper/indian-motifs', '/products/all', `/product/${demoProducts[0]?.id}`];
const QUIET = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];
/** Time beyond 50 ms of a task, as Lighthouse counts it. */
const MAX_BLOCKING_MS = 150;

/** Runs before page scripts: records every task over 50 ms. */
const WATCH_TASKS = `
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
`;

/** React adds its own properties to elements on hydration. */
const IS_TAKEN_OVER = `(() => {
  const controls = [...document.querySelectorAll('#root a, #root button, #root input')];
  return controls.length > 0 && controls.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps$')));
})()`;

type Visit = { takenOverMs: number; longestMs: number; blockingMs: number; tasks: number };

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(WATCH_TASKS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address);
  // The CSP forbids waiting inside the page, so polls from outside.
  while (!(await page.evaluate(IS_TAKEN_OVER))) await page.waitForTimeout(LOOK_EVERY_MS);
  const takenOverMs = (await page.evaluate('performance.now()')) as number;
  await page.waitForLoadState('networkidle');
  const tasks = (await page.evaluate('window.longTasks')) as [number, number][];
  await context.close();
  const durations = tasks.map(([, ms]) => ms);
  return {
    takenOverMs,
    longestMs: Math.max(0, ...durations),
    blockingMs: durations.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    tasks: durations.length,
  };
}

async function measure(say: (line: string) => void): Promise<BenchReport> {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: await findFullChromium(), args: QUIET });
  const measured = [];
  try {
    for (const path of PATHS) {
      say(`${path}, processor ${SLOWDOWN} times slower`);
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, shop.address + path));
      const middle = (of: (one: Visit) => number) => median(visits.map(of));
      measured.push({
        path,
        takenOverMs: middle((one) => one.takenOverMs),
        longestMs: middle((one) => one.longestMs),
        blockingMs: middle((one) => one.blockingMs),
        tasks: middle((one) => one.tasks),
        visits,
      });
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  return {
    tables: [
      {
        heading: `Long tasks of a first visit on a phone, processor ${SLOWDOWN} times slower, median of ${ROUNDS}`,
        rows: measured.map(({ path, takenOverMs, longestMs, blockingMs, tasks }) => ({
          page: path,
          'taken over ms': Math.round(takenOverMs),
          'long tasks': tasks,
          'longest ms': Math.round(longestMs),
          'blocking ms': Math.round(blockingMs),
        })),
      },
    ],
    missed: measured
      .filter(({ blockingMs }) => blockingMs > MAX_BLOCKING_MS)
      .map(({ path, blockingMs }) => `${path}: blocked ${Math.round(blockingMs)} ms, goal ${MAX_BLOCKING_MS} ms`),
    figures: measured,
  };
}

export const hydrationBench: Bench = {
  name: 'hydration',
  summary: 'long tasks of a first visit, and when the page has been taken over, on a processor four times slower',
  run: ({ say }) => measure(say),
};
