import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { expectNoAxeViolations } from './accessibility.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { height, productOf, swatches, width } from './product-parts.ts';
import {
  becomesLive,
  DRAWING_MS,
  difference,
  dragBy,
  enterRoom,
  livePicture,
  opener,
  openProductOf,
  roomView,
  seenPixels,
  wallPhoto,
} from './room-parts.ts';
import { centreOf } from './viewer-parts.ts';

const SIZE = '?width=60&height=40';

async function savedPicture(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download', { timeout: DRAWING_MS });
  await roomView(page).getByRole('button', { name: 'Save picture' }).click();
  return buffer(await (await download).createReadStream());
}

describe('seeing a product in a room', { timeout: 300_000 }, () => {
  it.each(CATEGORY_KEYS)('shows %s live, follows the colour at once and says what is shown', async (category) => {
    const page = await openProductOf(category, category === 'canvas' ? '' : SIZE);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const { title } = await productOf(category);
    await enterRoom(page);
    await expect.poll(() => livePicture(page).getAttribute('aria-label')).toMatch(/drawn to scale\.$/);
    expect(await livePicture(page).getAttribute('aria-label')).toContain(title);
    const before = await seenPixels(page);
    await swatches(page).nth(1).check({ force: true });
    await expect
      .poll(async () => difference(before, await seenPixels(page)), { timeout: DRAWING_MS })
      .toBeGreaterThan(0.1);
    expect(requests.filter((url) => url.includes('/rooms/')).length).toBeGreaterThan(1);
  });

  it('loads nothing before it is opened, then at most 20 KB of code and 90 KB of room', async () => {
    const page = await openProductOf('wallpaper', SIZE);
    const loaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => ({
          name: entry.name,
          bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        })),
      );
    const before = await loaded();
    expect(before.filter(({ name }) => /\/rooms\/|\/room-/.test(name))).toEqual([]);
    await enterRoom(page);
    const opened = (await loaded()).filter(({ name }) => !before.some((entry) => entry.name === name));
    const sum = (pattern: RegExp) =>
      opened.filter(({ name }) => pattern.test(name)).reduce((bytes, entry) => bytes + entry.bytes, 0);
    expect(sum(/\.js$/)).toBeGreaterThan(5_000);
    expect(sum(/\.js$/)).toBeLessThanOrEqual(20_000);
    expect(sum(/\/rooms\/(?!tile-)/)).toBeGreaterThan(20_000);
    expect(sum(/\/rooms\/(?!tile-)/)).toBeLessThanOrEqual(90_000);
  });

  it.each([PHONE, DESKTOP])('follows a typed size at %d pixels and is accessible', async (screen) => {
    const page = await openProductOf('wallpaper', '', { width: screen });
    await enterRoom(page);
    await width(page).fill('60');
    await height(page).fill('40');
    await expect
      .poll(() => livePicture(page).getAttribute('aria-label'))
      .toContain('60 in wide and 40 in high, drawn to scale');
    await width(page).fill('400');
    await expect
      .poll(() => roomView(page).getByRole('status').textContent())
      .toContain('to the right of what this room shows');
    for (const name of ['Person', 'Measures']) await roomView(page).getByRole('button', { name }).click();
    expect(await roomView(page).getByText(/^Sofa/).count()).toBeGreaterThan(1);
    await expectNoAxeViolations(page);
  });

  it('compares two colours with a slider that the keyboard moves', async () => {
    const page = await openProductOf('wallpaper', SIZE);
    await enterRoom(page);
    await roomView(page).getByRole('button', { name: 'Compare colours' }).click();
    const slider = roomView(page).getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^0% .+, 100% /);
    const second = await seenPixels(page);
    await page.keyboard.press('End');
    await expect
      .poll(async () => difference(second, await seenPixels(page)), { timeout: DRAWING_MS })
      .toBeGreaterThan(0.1);
  });

  it.each([PHONE, DESKTOP])(
    'puts the pattern on a photo of one’s own wall at %d pixels, and sends it nowhere',
    async (screen) => {
      const page = await openProductOf('wallpaper', '?width=60&height=40', { width: screen, touch: screen === PHONE });
      await opener(page).click();
      await roomView(page).getByText('On my own wall').click();
      const sent: string[] = [];
      page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
      await roomView(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await wallPhoto() });
      await becomesLive(page);
      const bare = await seenPixels(page);
      await roomView(page)
        .getByLabel(/^It is, in inches/)
        .fill('120');
      await expect.poll(() => roomView(page).getByRole('status').textContent()).toContain('120 in wide');
      await expect
        .poll(async () => difference(bare, await seenPixels(page)), { timeout: DRAWING_MS })
        .toBeGreaterThan(0.1);
      const corner = roomView(page).getByRole('button', { name: 'Top left corner of the wall' });
      const place = await corner.boundingBox();
      await corner.focus();
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(async () => ((await corner.boundingBox())?.x ?? 0) > (place?.x ?? 0)).toBe(true);
      const held = await centreOf(corner);
      await dragBy(page, corner, { x: 30, y: 20 }, screen === PHONE);
      await expect.poll(async () => Math.round((await centreOf(corner)).x - held.x)).toBe(30);
      const { width: saved, height: high } = await sharp(await savedPicture(page)).metadata();
      expect([saved, high]).toEqual([1600, 1200]);
      expect(sent).toEqual([]);
    },
  );

  it('keeps the light of the photo: paper is darker where the wall is darker', async () => {
    const page = await openProductOf('wallpaper');
    await opener(page).click();
    await roomView(page).getByText('On my own wall').click();
    await roomView(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await wallPhoto() });
    await becomesLive(page);
    await roomView(page)
      .getByLabel(/^It is, in inches/)
      .fill('200');
    await expect.poll(() => roomView(page).getByRole('status').textContent()).toContain('200 in wide');
    const picture = sharp(await savedPicture(page));
    const mean = async (left: number) => {
      const part = await picture.clone().extract({ left, top: 300, width: 240, height: 480 }).toBuffer();
      return (await sharp(part).stats()).channels.reduce((sum, channel) => sum + channel.mean, 0);
    };
    expect(await mean(300)).toBeGreaterThan((await mean(1060)) * 1.2);
  });

  it('gives a picture to the share sheet', async () => {
    const page = await openProductOf('canvas');
    await page.evaluate(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: File[] }) => {
          document.title = `${files[0]?.type} ${files[0]?.name}`;
        },
      });
    });
    await enterRoom(page);
    await roomView(page).getByRole('button', { name: 'Share picture' }).click();
    await expect.poll(() => page.title(), { timeout: DRAWING_MS }).toMatch(/^image\/jpeg .+-in-a-room\.jpg$/);
  });

  it('loads no room by itself when data is saved', async () => {
    const page = await openProductOf('wallpaper', SIZE);
    const rooms: string[] = [];
    page.on('request', (request) => request.url().includes('/rooms/') && rooms.push(request.url()));
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await opener(page).click();
    const load = roomView(page).getByRole('button', { name: /^Load the live view/ });
    await load.waitFor();
    expect(rooms).toEqual([]);
    await load.click();
    await becomesLive(page);
    expect(rooms.length).toBeGreaterThan(1);
  });

  it('says so when a file is no picture', async () => {
    const page = await openProductOf('canvas');
    await opener(page).click();
    await roomView(page).getByText('On my own wall').click();
    await roomView(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect.poll(() => roomView(page).getByRole('alert').textContent()).toContain('no picture');
  });

  it('says so when the room cannot be loaded, and leaves the pictures where they are', async () => {
    const page = await openProductOf('wallpaper', '', { expected: [/room-[^/]+\.js/, /Failed to load resource/] });
    await page.route(/\/assets\/room-[^/]+\.js$/, (route) => route.abort());
    await opener(page).click();
    await expect.poll(() => page.getByRole('alert').first().textContent()).toContain('could not be loaded');
    expect(await page.getByRole('region', { name: 'Image viewer' }).isVisible()).toBe(true);
  });

  it('shows the still picture where there is no WebGL', async () => {
    const page = await openProductOf('curtains', SIZE);
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await opener(page).click();
    await expect
      .poll(() => roomView(page).getByRole('img').first().getAttribute('alt'))
      .toContain('a picture of the room');
    await expect.poll(() => roomView(page).getByRole('status').textContent()).toContain('still picture');
  });

  it('shows the still picture while the drawing context is lost, and draws again when it is back', async () => {
    const page = await openProductOf('wallpaper', SIZE);
    await enterRoom(page);
    const extension = await roomView(page)
      .locator('canvas')
      .evaluateHandle((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'));
    await extension.evaluate((loser) => loser?.loseContext());
    await roomView(page).locator('[data-status="still"]').waitFor();
    await expect.poll(() => roomView(page).getByRole('status').textContent()).toContain('still picture');
    await extension.evaluate((loser) => loser?.restoreContext());
    await becomesLive(page);
  });

  it('gives the focus to the room and back to its button', async () => {
    const page = await openProductOf('fabrics');
    await opener(page).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('In a room');
    await roomView(page).getByRole('button', { name: 'Back to pictures' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('See it in a room');
  });
});
