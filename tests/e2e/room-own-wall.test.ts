import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { getCentre } from './pages/image-viewer.ts';
import {
  becomesLive,
  DRAWING_MS,
  difference,
  dragBy,
  livePicture,
  opener,
  openProductInCategory,
  roomView,
  SCREENS,
  SIZE,
  seenPixels,
  visitAt,
  wallPhoto,
} from './pages/room-page.ts';
import { PHONE } from './support/browser.ts';
import { EXTENDED } from './support/widths.ts';

async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await opener(page).click();
  await roomView(page).getByText('On my own wall').click();
  await roomView(page).locator('input[type=file]').setInputFiles(file);
}

async function enterOwnWall(page: Page): Promise<void> {
  await chooseFile(page, { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await wallPhoto() });
  await becomesLive(page);
}

async function giveWidth(page: Page, inches: string): Promise<void> {
  await roomView(page)
    .getByLabel(/^It is, in inches/)
    .fill(inches);
  await expect.poll(() => roomView(page).getByRole('status').textContent()).toContain(`${inches} in wide`);
}

/** Nothing is drawn before the wall has a measure. */
async function seesPatternOnceMeasured(page: Page): Promise<void> {
  const bare = await seenPixels(page);
  await giveWidth(page, '120');
  await expect.poll(async () => difference(bare, await seenPixels(page)), { timeout: DRAWING_MS }).toBeGreaterThan(0.1);
}

async function savedPicture(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download', { timeout: DRAWING_MS });
  await roomView(page).getByRole('button', { name: 'Save picture' }).click();
  return buffer(await (await download).createReadStream());
}

describe('seeing a product on your own wall', { ...EXTENDED, timeout: 300_000 }, () => {
  it.each(SCREENS)(
    'shows the pattern on a photo of the shopper’s wall at %d pixels, without uploading it',
    async (screen) => {
      const page = await openProductInCategory('wallpaper', SIZE, visitAt(screen));
      const sent: string[] = [];
      page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
      await enterOwnWall(page);
      await seesPatternOnceMeasured(page);
      const corner = roomView(page).getByRole('button', { name: 'Top left corner of the wall' });
      const place = await corner.boundingBox();
      await corner.focus();
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(async () => ((await corner.boundingBox())?.x ?? 0) > (place?.x ?? 0)).toBe(true);
      const held = await getCentre(corner);
      await dragBy(page, corner, { x: 30, y: 20 }, screen === PHONE);
      await expect.poll(async () => Math.round((await getCentre(corner)).x - held.x)).toBe(30);
      const { width: saved, height: high } = await sharp(await savedPicture(page)).metadata();
      expect([saved, high]).toEqual([1600, 1200]);
      expect(sent).toEqual([]);
    },
  );

  it("keeps the photo's lighting: wallpaper is darker where the wall is darker", async () => {
    const page = await openProductInCategory('wallpaper');
    await enterOwnWall(page);
    await giveWidth(page, '200');
    const picture = sharp(await savedPicture(page));
    const mean = async (left: number) => {
      const part = await picture.clone().extract({ left, top: 300, width: 240, height: 480 }).toBuffer();
      return (await sharp(part).stats()).channels.reduce((sum, channel) => sum + channel.mean, 0);
    };
    expect(await mean(300)).toBeGreaterThan((await mean(1060)) * 1.2);
  });

  it('reports a file that is not an image', async () => {
    const page = await openProductInCategory('canvas');
    await chooseFile(page, { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect.poll(() => roomView(page).getByRole('alert').textContent()).toContain('no picture');
  });

  it.each(CATEGORY_KEYS)('accepts %s, and says when it is shown flat', async (category) => {
    const page = await openProductInCategory(category, category === 'canvas' ? '' : SIZE);
    await enterOwnWall(page);
    await seesPatternOnceMeasured(page);
    const isFlat = !['wallpaper', 'canvas'].includes(category);
    const words = (await livePicture(page).getAttribute('aria-label')) ?? '';
    expect(words).toContain('on the wall, your own photo');
    expect(words.includes('one flat piece')).toBe(isFlat);
    expect((await roomView(page).getByRole('status').textContent())?.includes('one flat piece')).toBe(isFlat);
  });
});
