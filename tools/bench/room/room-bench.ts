import { type Browser, chromium, type Page } from 'playwright-core';
import { findOrInstallFullChromium } from '../../../scripts/testing/find-or-install-chromium.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';
import { readFrames, WATCH_FRAMES } from './frame-times.ts';

const SLOWDOWN = 4;
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];
const PHONE = { width: 390, height: 844 };
const SIZE = 'width=96&height=60';
const CATEGORIES = ['Wallpaper', 'Curtains', 'Blinds', 'Canvas', 'Fabrics'];
const DRAG_STEPS = 30;
const LIVE_TIMEOUT_MS = 120_000;

type Measured = { category: string; act: string; frames: number; medianMs: number; slowestMs: number; wholeMs: number };

const view = (page: Page) => page.getByRole('region', { name: 'See it in a room' });
const waitUntilLive = (page: Page) => view(page).locator('[data-status="ready"]').waitFor({ timeout: LIVE_TIMEOUT_MS });

async function measureAction(page: Page, category: string, name: string, act: () => Promise<void>): Promise<Measured> {
  await readFrames(page);
  const startedAt = performance.now();
  await act();
  const wholeMs = Math.round(performance.now() - startedAt);
  return { category, act: name, ...(await readFrames(page)), wholeMs };
}

async function dragSlider(page: Page): Promise<void> {
  const box = await view(page).getByRole('slider').boundingBox();
  if (!box) throw new Error('The slider to drag is missing.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.1, y, { steps: DRAG_STEPS });
  await page.mouse.move(box.x + box.width * 0.9, y, { steps: DRAG_STEPS });
  await page.mouse.up();
}

async function changeColours(page: Page): Promise<void> {
  const colours = view(page).getByRole('group', { name: 'Colour in the room' }).locator('label');
  for (let index = (await colours.count()) - 1; index >= 0; index--) {
    await colours.nth(index).click();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }
}

async function measureCategory(browser: Browser, address: string, category: string): Promise<Measured[]> {
  const response = await fetch(`${address}/api/Products/category/${category}`);
  const { data } = (await response.json()) as { data: { id: string }[] };
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, baseURL: address });
  const page = await context.newPage();
  await page.addInitScript(WATCH_FRAMES);
  await page.goto(`/product/${data[0]?.id}?${category === 'Canvas' ? '' : SIZE}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const rows = [
    await measureAction(page, category, 'opening', async () => {
      await page.getByRole('button', { name: 'See it in a room' }).click();
      await waitUntilLive(page);
    }),
    await measureAction(page, category, 'changing colours', () => changeColours(page)),
  ];
  await view(page).getByRole('button', { name: 'Compare colours' }).click();
  rows.push(await measureAction(page, category, 'dragging the comparison', () => dragSlider(page)));
  await context.close();
  return rows;
}

async function measure(log: (line: string) => void): Promise<BenchReport> {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: await findOrInstallFullChromium(), args: BROWSER_ARGS });
  const measured: Measured[] = [];
  try {
    for (const category of CATEGORIES) {
      log(`${category} on a phone, CPU slowed down ${SLOWDOWN} times`);
      measured.push(...(await measureCategory(browser, shop.address, category)));
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  return {
    tables: [
      {
        heading: `Frames of the live view, CPU slowed down ${SLOWDOWN} times, software rendering (phones use their GPU)`,
        rows: measured.map(({ category, act, frames, medianMs, slowestMs, wholeMs }) => ({
          category,
          action: act,
          frames,
          'median ms': medianMs,
          'slowest ms': slowestMs,
          'total ms': wholeMs,
        })),
      },
    ],
    missed: [],
    figures: measured,
  };
}

export const roomBench: Bench = {
  name: 'room',
  summary: 'frame times of the room view on a slow phone; software rendering, so an upper bound',
  run: ({ log }) => measure(log),
};
