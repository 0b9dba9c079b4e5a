import type { Browser } from 'playwright-core';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { computeMedian } from '../../../scripts/testing/quantile.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';
import { launchQuietBrowser } from '../machine/quiet-browser.ts';

const SLOWDOWN = 4;
const ROUNDS = 5;
const POLL_INTERVAL_MS = 20;
const PATHS = ['/', '/wallpaper', '/wallpaper/indian-motifs', '/products/all', `/product/${demoProducts[0]?.id}`];
/** Time beyond 50 ms of a task, as Lighthouse counts it. */
const MAX_BLOCKING_MS = 150;

/** Runs before page scripts: records every task over 50 ms. */
const WATCH_TASKS = `
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
`;

/** The mark that the page sets when it responds. */
const IS_HYDRATED = "document.documentElement.hasAttribute('data-hydrated')";

type Visit = { hydratedMs: number; longestMs: number; blockingMs: number; tasks: number };

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(WATCH_TASKS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address);
  // The CSP forbids waiting inside the page, so polls from outside.
  while (!(await page.evaluate(IS_HYDRATED))) await page.waitForTimeout(POLL_INTERVAL_MS);
  const hydratedMs = (await page.evaluate('performance.now()')) as number;
  await page.waitForLoadState('networkidle');
  const tasks = (await page.evaluate('window.longTasks')) as [number, number][];
  await context.close();
  const durations = tasks.map(([, ms]) => ms);
  return {
    hydratedMs,
    longestMs: Math.max(0, ...durations),
    blockingMs: durations.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    tasks: durations.length,
  };
}

async function measure(log: (line: string) => void): Promise<BenchReport> {
  const shop = await startShop();
  const browser = await launchQuietBrowser();
  const measured = [];
  try {
    for (const path of PATHS) {
      log(`${path}, CPU slowed down ${SLOWDOWN} times`);
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, shop.address + path));
      const computeMedianBy = (getValue: (one: Visit) => number) => computeMedian(visits.map(getValue));
      measured.push({
        path,
        hydratedMs: computeMedianBy((visit) => visit.hydratedMs),
        longestMs: computeMedianBy((visit) => visit.longestMs),
        blockingMs: computeMedianBy((visit) => visit.blockingMs),
        tasks: computeMedianBy((visit) => visit.tasks),
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
        heading: `Long tasks of a first visit on a phone, CPU slowed down ${SLOWDOWN} times, median of ${ROUNDS}`,
        rows: measured.map(({ path, hydratedMs, longestMs, blockingMs, tasks }) => ({
          page: path,
          'hydrated ms': Math.round(hydratedMs),
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
  summary: 'long tasks and hydration time of a first visit, with the CPU slowed down four times',
  run: ({ log }) => measure(log),
};
