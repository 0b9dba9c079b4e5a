import type { Page } from 'playwright-core';
import sharp from 'sharp';

const LIVE_TIMEOUT_MS = 120_000;
const DRAG_STEPS = 30;
/** Long enough to load and draw a pattern. */
const SETTLE_MS = 1500;

const getView = (page: Page) => page.getByRole('region', { name: 'See it in a room' });
const waitUntilLive = (page: Page) =>
  getView(page).locator('[data-status="ready"]').waitFor({ timeout: LIVE_TIMEOUT_MS });

export async function openRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See it in a room' }).tap();
  await waitUntilLive(page);
}

export async function changeColours(page: Page): Promise<void> {
  const colours = getView(page).getByRole('group', { name: 'Colour in the room' }).locator('label');
  for (let index = (await colours.count()) - 1; index >= 0; index--) {
    await colours.nth(index).tap();
    await page.waitForTimeout(SETTLE_MS);
  }
}

type Point = { x: number; y: number };

/** Returns a drag with a finger: unlike a mouse, it does not hover. */
async function prepareDrag(page: Page, from: Point, stops: readonly Point[]): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async () => {
    await touch('touchStart', [from]);
    let last = from;
    for (const stop of stops) {
      for (let step = 1; step <= DRAG_STEPS; step++)
        await touch('touchMove', [interpolate(last, stop, step / DRAG_STEPS)]);
      last = stop;
    }
    await touch('touchEnd', []);
    // The frame after lifting the finger belongs to the drag.
    await page.waitForTimeout(SETTLE_MS);
  };
}

const interpolate = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Starts to compare; returns the drag of the slider. */
export async function prepareComparing(page: Page): Promise<() => Promise<void>> {
  await getView(page).getByRole('button', { name: 'Compare colours' }).tap();
  await page.waitForTimeout(SETTLE_MS);
  const box = await getView(page).getByRole('slider').boundingBox();
  if (!box) throw new Error('The slider to drag is missing.');
  const toPoint = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 });
  return prepareDrag(page, toPoint(0.5), [toPoint(0.1), toPoint(0.9)]);
}

/** Chooses a photo of a plain wall, twelve megapixels like a phone's; returns the drag of a corner. */
export async function prepareOwnWall(page: Page): Promise<() => Promise<void>> {
  const photo = sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#cfc8bc' } });
  await getView(page).getByText('On my own wall').tap();
  const file = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() };
  await getView(page).locator('input[type=file]').first().setInputFiles(file);
  await waitUntilLive(page);
  await getView(page)
    .getByLabel(/^Width of the marked area/)
    .fill('120');
  await page.waitForTimeout(SETTLE_MS);
  const box = await getView(page).getByRole('button', { name: 'Top left corner of the wall' }).boundingBox();
  if (!box) throw new Error('The corner to drag is missing.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return prepareDrag(page, { x, y }, [
    { x: x + 60, y: y + 60 },
    { x, y },
  ]);
}

/** Chooses the brush; returns a stroke. */
export async function prepareBrushing(page: Page): Promise<() => Promise<void>> {
  await getView(page).getByText('Furniture in front').tap();
  await page.waitForTimeout(SETTLE_MS);
  const box = await getView(page).getByRole('application').boundingBox();
  if (!box) throw new Error('The photo to brush on is missing.');
  const toPoint = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
  return prepareDrag(page, toPoint(0.2, 0.5), [toPoint(0.8, 0.6), toPoint(0.2, 0.7)]);
}
