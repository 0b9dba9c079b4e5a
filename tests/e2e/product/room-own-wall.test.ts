import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { getCentre } from '../pages/image-viewer.ts';
import {
  captureView,
  createWallPhoto,
  dragBy,
  getLivePicture,
  getOpener,
  getPageOptions,
  getRoomView,
  measureDifference,
  openProductInCategory,
  RENDER_TIMEOUT_MS,
  SCREEN_WIDTHS,
  SIZE,
  waitForLiveView,
} from '../pages/room-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { PHONE } from '../support/browser.ts';
import { EXTENDED } from '../support/widths.ts';

async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await getOpener(page).click();
  await getRoomView(page).getByText('On my own wall').click();
  await getRoomView(page).locator('input[type=file]').setInputFiles(file);
}

async function enterOwnWall(page: Page): Promise<void> {
  await chooseFile(page, { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await createWallPhoto() });
  await waitForLiveView(page);
}

const getCorner = (page: Page, name = 'Top left') =>
  getRoomView(page).getByRole('button', { name: `${name} corner of the wall` });
const getBrushPad = (page: Page) => getRoomView(page).getByRole('application', { name: 'Brush over the furniture' });

async function expectChange(page: Page, before: Buffer, act: () => Promise<void>): Promise<void> {
  await act();
  await expect
    .poll(async () => measureDifference(before, await captureView(page)), { timeout: RENDER_TIMEOUT_MS })
    .toBeGreaterThan(0.05);
}

async function expectSame(page: Page, before: Buffer, act: () => Promise<void>): Promise<void> {
  await act();
  await expect
    .poll(async () => measureDifference(before, await captureView(page)), { timeout: RENDER_TIMEOUT_MS })
    .toBeLessThan(0.02);
}

async function enterWidth(page: Page, inches: string): Promise<void> {
  await getRoomView(page)
    .getByLabel(/^Width of the marked area \(in\)/)
    .fill(inches);
  await expect.poll(() => getRoomView(page).getByRole('status').textContent()).toContain(`${inches} in wide`);
}

/** The pattern appears only once the wall has a width. */
async function expectPatternOnceMeasured(page: Page): Promise<void> {
  await getRoomView(page)
    .getByLabel(/^Width of the marked area/)
    .fill('');
  await expect.poll(() => getRoomView(page).getByRole('status').textContent()).toContain('Please enter');
  const bare = await captureView(page);
  await enterWidth(page, '120');
  await expect
    .poll(async () => measureDifference(bare, await captureView(page)), { timeout: RENDER_TIMEOUT_MS })
    .toBeGreaterThan(0.1);
}

async function downloadPicture(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download', { timeout: RENDER_TIMEOUT_MS });
  await getRoomView(page).getByRole('button', { name: 'Save picture' }).click();
  return buffer(await (await download).createReadStream());
}

describe('seeing a product on your own wall', { ...EXTENDED, timeout: 300_000 }, () => {
  it.each(SCREEN_WIDTHS)(
    'shows the pattern on a photo of the shopper’s wall at %d pixels, without uploading it',
    async (screen) => {
      const page = await openProductInCategory('wallpaper', SIZE, getPageOptions(screen));
      const sent: string[] = [];
      const note = (what: string) => sent.push(what);
      page.on('request', (request) => {
        const hasContent = request.method() !== 'GET' || request.postDataBuffer() !== null;
        if (hasContent || request.url().length > 300) note(`${request.method()} ${request.url()}`);
      });
      page.on('websocket', (socket) => note(socket.url()));
      await enterOwnWall(page);
      await expectPatternOnceMeasured(page);
      const corner = getCorner(page);
      const place = await corner.boundingBox();
      await corner.focus();
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(async () => ((await corner.boundingBox())?.x ?? 0) > (place?.x ?? 0)).toBe(true);
      const held = await getCentre(corner);
      await dragBy(page, corner, { x: 30, y: 20 }, screen === PHONE);
      await expect.poll(async () => Math.round((await getCentre(corner)).x - held.x)).toBe(30);
      const { width: saved, height: high } = await sharp(await downloadPicture(page)).metadata();
      expect([saved, high]).toEqual([1600, 1200]);
      expect(sent).toEqual([]);
    },
  );

  it('takes four taps and one number from the product page to the shopper’s wall', async () => {
    const page = await openProductInCategory('wallpaper', '', getPageOptions(PHONE));
    await getOpener(page).tap();
    await getRoomView(page).getByText('On my own wall').tap();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      getRoomView(page).getByText('Choose a photo', { exact: true }).tap(),
    ]);
    // The fourth tap picks the photo in the phone's own list.
    await chooser.setFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await createWallPhoto() });
    await waitForLiveView(page);
    await expectPatternOnceMeasured(page);
  });

  it('keeps a phone’s screen in place when the last entry of a long list of rooms is chosen', async () => {
    const page = await openProductInCategory('curtains', SIZE, getPageOptions(PHONE));
    await getOpener(page).tap();
    await getRoomView(page).getByText('On my own wall').tap();
    const invitation = getRoomView(page).getByText('Choose a photo', { exact: true });
    await invitation.waitFor();
    expect(await page.getByRole('dialog', { name: 'In a room' }).evaluate((dialog) => dialog.scrollLeft)).toBe(0);
    expect((await getRoomView(page).boundingBox())?.x).toBe(0);
  });

  it('draws at once with the size typed on the product page', async () => {
    const page = await openProductInCategory('wallpaper', SIZE, getPageOptions(PHONE));
    await enterOwnWall(page);
    expect(await getRoomView(page).getByRole('status').textContent()).toContain('60 in wide');
    const drawn = await captureView(page);
    const width = getRoomView(page).getByLabel(/^Width of the marked area/);
    expect(await width.inputValue()).toBe('60');
    await expectChange(page, drawn, () => width.fill(''));
  });

  it('shows a loupe while a corner is pressed, and after a key has moved it', async () => {
    const page = await openProductInCategory('wallpaper', SIZE, getPageOptions(PHONE));
    await enterOwnWall(page);
    const plain = await captureView(page);
    const { x, y } = await getCentre(getCorner(page));
    await page.mouse.move(x, y);
    await expectChange(page, plain, () => page.mouse.down());
    await expectSame(page, plain, () => page.mouse.up());
    await getCorner(page).press('ArrowDown');
    await getCorner(page).press('ArrowUp');
    const withLoupe = await captureView(page);
    await expectChange(page, withLoupe, async () => {
      await page.keyboard.press('Tab');
      // The same corner has the focus again, without the loupe.
      await page.keyboard.press('Shift+Tab');
    });
    await expectSame(page, plain, () => getCorner(page).blur());
  });

  it('saves the same picture with corners and with the brush on the screen: without either', async () => {
    const page = await openProductInCategory('wallpaper', SIZE, getPageOptions(PHONE));
    await enterOwnWall(page);
    const withCorners = await downloadPicture(page);
    await getRoomView(page).getByText('Furniture in front').click();
    expect((await downloadPicture(page)).equals(withCorners)).toBe(true);
  });

  it.each(SCREEN_WIDTHS)('keeps brushed furniture in front at %d pixels, with undo and erase', async (screen) => {
    const page = await openProductInCategory('wallpaper', SIZE, getPageOptions(screen));
    await enterOwnWall(page);
    await getRoomView(page).getByText('Furniture in front').click();
    const covered = await captureView(page);
    // The brush's circle would count as a difference, so it returns to the middle.
    const stroke = async () => {
      await dragBy(page, getBrushPad(page), { x: 60, y: 10 }, screen === PHONE);
      const { x, y } = await getCentre(getBrushPad(page));
      await getBrushPad(page).dispatchEvent('pointermove', { clientX: x, clientY: y, isPrimary: true });
    };
    await expectChange(page, covered, stroke);
    await expectSame(page, covered, () => getRoomView(page).getByRole('button', { name: 'Undo' }).click());
    await expectChange(page, covered, stroke);
    await getRoomView(page).getByRole('button', { name: 'Erase' }).click();
    const brushSize = getRoomView(page).getByLabel('Brush size');
    const initialSize = await brushSize.inputValue();
    await brushSize.fill('96');
    await expectSame(page, covered, async () => {
      await stroke();
      await brushSize.fill(initialSize);
    });
  });

  it('lets the keyboard brush', async () => {
    const page = await openProductInCategory('wallpaper', SIZE);
    await enterOwnWall(page);
    await getRoomView(page).getByText('Furniture in front').click();
    await getRoomView(page).getByLabel('Brush size').fill('96');
    const covered = await captureView(page);
    await expectChange(page, covered, async () => {
      await getBrushPad(page).press('ArrowRight');
      await getBrushPad(page).press('Space');
    });
    await expectNoAxeViolations(page);
  });

  it("keeps the photo's lighting: wallpaper is darker where the wall is darker", async () => {
    const page = await openProductInCategory('wallpaper');
    await enterOwnWall(page);
    await enterWidth(page, '200');
    const picture = sharp(await downloadPicture(page));
    const measureBrightness = async (left: number) => {
      const part = await picture.clone().extract({ left, top: 300, width: 240, height: 480 }).toBuffer();
      return (await sharp(part).stats()).channels.reduce((sum, channel) => sum + channel.mean, 0);
    };
    expect(await measureBrightness(300)).toBeGreaterThan((await measureBrightness(1060)) * 1.2);
  });

  it('reports a file that is not an image', async () => {
    const page = await openProductInCategory('canvas');
    await chooseFile(page, { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect.poll(() => getRoomView(page).getByRole('alert').textContent()).toContain("can't open this file");
  });

  it.each(CATEGORY_KEYS)('accepts %s, and explains when it is shown flat', async (category) => {
    const page = await openProductInCategory(category, category === 'canvas' ? '' : SIZE);
    await enterOwnWall(page);
    await expectPatternOnceMeasured(page);
    const isFlat = !['wallpaper', 'canvas'].includes(category);
    const words = (await getLivePicture(page).getAttribute('aria-label')) ?? '';
    expect(words).toContain('on the wall, your own photo');
    expect(words.includes('a flat piece')).toBe(isFlat);
    expect((await getRoomView(page).getByRole('status').textContent())?.includes('a flat piece')).toBe(isFlat);
  });
});
