import { type Browser, chromium, type Page } from 'playwright-core';
import { findFullChromium } from '../../../scripts/testing/find-chromium.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';
import { readFrames, WATCH_FRAMES } from './frame-times.ts';

const SLOWDOWN = 4;
const QUIET = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];
const PHONE = { width: 390, height: 844 };
const SIZE = 'width=96&height=60';
const CATEGORIES = ['Wallpaper', 'Curtains', 'Blinds', 'Canvas', 'Fabrics'];
const DRAG_STEPS = 30;
const LIVE_MS = 120_000;

type Measured = { category: string; act: string; frames: number; medianMs: number; slowestMs: number; wholeMs: number };

const view = (page: Page) => page.getByRole('region', { name: 'See it in a room' });
const isLive = (page: Page) => view(page).locator('[data-status="live"]').waitFor({ timeout: LIVE_MS });

async function timed(page: Page, category: string, act: string, play: () => Promise<void>): Promise<Measured> {
  await readFrames(page);
  const begun = performance.now();
  await play();
  const wholeMs = Math.round(performance.now() - begun);
  return { category, act, ...(await readFrames(page)), wholeMs };
}

async function dragSlider(page: Page): Promise<void> {
  const box = await view(page).getByRole('slider').boundingBox();
  if (!box) throw new Error('There is no slider to drag.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.1, y, { steps: DRAG_STEPS });
  await page.mouse.move(box.x + box.width * 0.9, y, { steps: DRAG_STEPS });
  await page.mouse.up();
}

async function changeColours(page: Page): Promise<void> {
  const colours = view(page).getByRole('group', { name: 'Colour in the room' }).locator('label');
  for (let at = (await colours.count()) - 1; at >= 0; at--) {
    await colours.nth(at).click();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }
}

async function measureCategory(browser: Browser, address: string, category: string): Promise<Measured[]> {
  const answer = await fetch(`${address}/api/Products/category/${category}`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, baseURL: address });
  const page = await context.newPage();
  await page.addInitScript(WATCH_FRAMES);
  await page.goto(`/product/${data[0]?.id}?${category === 'Canvas' ? '' : SIZE}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const rows = [
    await timed(page, category, 'opening', async () => {
      await page.getByRole('button', { name: 'See it in a room' }).click();
      await isLive(page);
    }),
    await timed(page, category, 'changing colours', () => changeColours(page)),
  ];
  await view(page).getByRole('button', { name: 'Compare colours' }).click();
  rows.push(await timed(page, category, 'dragging the comparison', () => dragSlider(page)));
  await context.close();
  return rows;
}

async function measure(say: (line: string) => void): Promise<BenchReport> {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: await findFullChromium(), args: QUIET });
  const measured: Measured[] = [];
  try {
    for (const category of CATEGORIES) {
      say(`${category} on a phone, processor ${SLOWDOWN} times slower`);
      measured.push(...(await measureCategory(browser, shop.address, category)));
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  return {
    tables: [
      {
        heading: `Frames of the live view, processor ${SLOWDOWN} times slower and drawing too: a phone draws with its graphics chip`,
        rows: measured.map(({ category, act, frames, medianMs, slowestMs, wholeMs }) => ({
          category,
          act,
          frames,
          'median ms': medianMs,
          'slowest ms': slowestMs,
          'whole ms': wholeMs,
        })),
      },
    ],
    missed: [],
    figures: measured,
  };
}

export const roomBench: Bench = {
  name: 'room',
  summary: 'frame times of the view in a room on a slow phone; software drawing, so an upper bound',
  run: ({ say }) => measure(say),
};
