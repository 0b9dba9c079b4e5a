import { describe, expect, it } from 'vitest';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { fetchProduct, getHeightField, getWidthField } from '../pages/product-page.ts';
import {
  captureView,
  chooseSecondColour,
  getExactSizeSwitch,
  getLivePicture,
  getOpener,
  getPageOptions,
  getRoomView,
  measureDifference,
  measureOverflow,
  openProductInCategory,
  openRoomView,
  RENDER_TIMEOUT_MS,
  SCREEN_WIDTHS,
  SIZE,
  waitForLiveView,
} from '../pages/room-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { HEIGHTS, PHONE } from '../support/browser.ts';
import { EXTENDED } from '../support/widths.ts';

describe('seeing a product in a room', { ...EXTENDED, timeout: 300_000 }, () => {
  it.each(SCREEN_WIDTHS.flatMap((screen) => CATEGORY_KEYS.map((category) => [category, screen] as const)))(
    'shows %s live at %d pixels, updates the colour at once and describes it',
    async (category, screen) => {
      const page = await openProductInCategory(category, category === 'canvas' ? '' : SIZE, getPageOptions(screen));
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const { title } = await fetchProduct(category);
      await openRoomView(page);
      if (category === 'wallpaper') await getExactSizeSwitch(page).click();
      await expect.poll(() => getLivePicture(page).getAttribute('aria-label')).toMatch(/ high, drawn to scale\. \S/);
      expect(await getLivePicture(page).getAttribute('aria-label')).toContain(title);
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
      const before = await captureView(page);
      await chooseSecondColour(page);
      await expect
        .poll(async () => measureDifference(before, await captureView(page)), { timeout: RENDER_TIMEOUT_MS })
        .toBeGreaterThan(0.1);
      expect(requests.filter((url) => url.includes('/rooms/')).length).toBeGreaterThan(1);
    },
  );

  it('loads nothing until opened, then at most 20 KB of code and 90 KB of room data', async () => {
    const page = await openProductInCategory('wallpaper', SIZE);
    const loaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => ({
          name: entry.name,
          bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        })),
      );
    // The pointer that comes to the opener is on the picture, which loads the viewer's own tools.
    await getOpener(page).hover();
    await expect.poll(async () => (await loaded()).some(({ name }) => name.includes('viewer-grid'))).toBe(true);
    const before = await loaded();
    expect(before.filter(({ name }) => /\/rooms\/|\/room-/.test(name))).toEqual([]);
    await openRoomView(page);
    const opened = (await loaded()).filter(({ name }) => !before.some((entry) => entry.name === name));
    const sum = (pattern: RegExp) =>
      opened.filter(({ name }) => pattern.test(name)).reduce((bytes, entry) => bytes + entry.bytes, 0);
    expect(sum(/\.js$/)).toBeGreaterThan(5_000);
    expect(sum(/\.js$/)).toBeLessThanOrEqual(20_000);
    expect(sum(/\/rooms\/(?!tile-)/)).toBeGreaterThan(20_000);
    expect(sum(/\/rooms\/(?!tile-)/)).toBeLessThanOrEqual(90_000);
  });

  it('fills a phone’s screen with the picture and its controls', async () => {
    const page = await openProductInCategory('curtains', SIZE, getPageOptions(PHONE));
    await openRoomView(page);
    const screen = await page.getByRole('dialog', { name: 'In a room' }).boundingBox();
    expect(screen).toMatchObject({ x: 0, y: 0, height: HEIGHTS[PHONE] });
    // A desktop browser keeps space for its scroll bar.
    expect(screen?.width).toBeGreaterThanOrEqual(PHONE - 15);
    const picture = await getRoomView(page).locator('[data-status]').boundingBox();
    expect(picture?.width).toBe(screen?.width);
    expect(picture?.height).toBeGreaterThan(422);
    await page.keyboard.press('Escape');
    await expect.poll(() => getOpener(page).isVisible()).toBe(true);
  });

  it('fills the wall with wallpaper until the shopper asks for the exact size', async () => {
    const page = await openProductInCategory('wallpaper', SIZE);
    await openRoomView(page);
    expect(await getExactSizeSwitch(page).getAttribute('aria-pressed')).toBe('false');
    expect(await getRoomView(page).getByRole('status').textContent()).toContain('fills the wall');
    const filled = await captureView(page);
    await getExactSizeSwitch(page).click();
    await expect.poll(() => getRoomView(page).getByRole('status').textContent()).toContain('60 in wide and 40 in high');
    await expect
      .poll(async () => measureDifference(filled, await captureView(page)), { timeout: RENDER_TIMEOUT_MS })
      .toBeGreaterThan(1);
  });

  it('follows a typed size', async () => {
    const page = await openProductInCategory('wallpaper');
    await openRoomView(page);
    await getWidthField(page).fill('60');
    await getHeightField(page).fill('40');
    await getExactSizeSwitch(page).click();
    await expect
      .poll(() => getLivePicture(page).getAttribute('aria-label'))
      .toContain('60 in wide and 40 in high, drawn to scale');
    await getWidthField(page).fill('400');
    await expect
      .poll(() => getRoomView(page).getByRole('status').textContent())
      .toContain('past the right edge of this room');
  });

  it('opens a product in the room of its pictures, and a room that shows the size once it is entered', async () => {
    const page = await openProductInCategory('curtains');
    await openRoomView(page);
    const getRoom = () =>
      getRoomView(page).getByRole('group', { name: 'Room', exact: true }).getByRole('radio', { checked: true });
    expect(await getRoom().getAttribute('value')).toBe('curtain-dining');
    expect(await getRoomView(page).getByRole('status').textContent()).toContain("doesn't show your size");
    await getWidthField(page).fill('60');
    await getHeightField(page).fill('80');
    await expect.poll(() => getRoom().getAttribute('value')).toBe('curtain');
    await expect.poll(() => getRoomView(page).getByRole('status').textContent()).toContain('60 in wide and 80 in high');
  });

  it.each(SCREEN_WIDTHS)('is accessible at %d pixels', async (screen) => {
    const page = await openProductInCategory('wallpaper', SIZE, getPageOptions(screen));
    await openRoomView(page);
    for (const name of ['Person', 'Measurements']) await getRoomView(page).getByRole('button', { name }).click();
    expect(
      await getRoomView(page)
        .getByText(/^Console table/)
        .count(),
    ).toBeGreaterThan(1);
    await expectNoAxeViolations(page);
  });

  it('compares two colours with a keyboard-operable slider', async () => {
    const page = await openProductInCategory('wallpaper', SIZE);
    await openRoomView(page);
    await getRoomView(page).getByRole('button', { name: 'Compare colours' }).click();
    const slider = getRoomView(page).getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^0% .+, 100% /);
    const second = await captureView(page);
    await page.keyboard.press('End');
    await expect
      .poll(async () => measureDifference(second, await captureView(page)), { timeout: RENDER_TIMEOUT_MS })
      .toBeGreaterThan(0.1);
  });

  it('shares a picture', async () => {
    const page = await openProductInCategory('canvas');
    await page.evaluate(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: File[] }) => {
          document.title = `${files[0]?.type} ${files[0]?.name}`;
        },
      });
    });
    await openRoomView(page);
    await getRoomView(page).getByRole('button', { name: 'Share picture' }).click();
    await expect.poll(() => page.title(), { timeout: RENDER_TIMEOUT_MS }).toMatch(/^image\/jpeg .+-in-a-room\.jpg$/);
  });

  it('saves the picture where sharing fails', async () => {
    const page = await openProductInCategory('canvas');
    await page.evaluate(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: () => Promise.reject(new Error('No app takes pictures')),
      });
    });
    await openRoomView(page);
    const download = page.waitForEvent('download', { timeout: RENDER_TIMEOUT_MS });
    await getRoomView(page).getByRole('button', { name: 'Share picture' }).click();
    expect((await download).suggestedFilename()).toMatch(/-in-a-room\.jpg$/);
  });

  it('does not autoload a room with data saver on', async () => {
    const page = await openProductInCategory('wallpaper', SIZE);
    const rooms: string[] = [];
    page.on('request', (request) => request.url().includes('/rooms/') && rooms.push(request.url()));
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await getOpener(page).click();
    const load = getRoomView(page).getByRole('button', { name: /^Load the live view/ });
    await load.waitFor();
    expect(rooms).toEqual([]);
    await load.click();
    await waitForLiveView(page);
    expect(rooms.length).toBeGreaterThan(1);
  });

  it('reports a room that cannot be loaded and keeps the pictures', async () => {
    const page = await openProductInCategory('wallpaper', '', {
      expected: [/room-[^/]+\.js/, /Failed to load resource/],
    });
    await page.route(/\/assets\/room-[^/]+\.js$/, (route) => route.abort());
    await getOpener(page).click();
    await expect.poll(() => page.getByRole('alert').first().textContent()).toContain("couldn't load the room");
    expect(await page.getByRole('region', { name: 'Image viewer' }).isVisible()).toBe(true);
  });

  it('loads a room again after a file did not load', async () => {
    const page = await openProductInCategory('wallpaper', SIZE, { expected: [/\/rooms\//, /Failed to load resource/] });
    await page.route(/\/rooms\//, (route) => route.abort());
    await getOpener(page).click();
    await expect.poll(() => getRoomView(page).getByRole('status').textContent()).toContain('check your connection');
    await page.unroute(/\/rooms\//);
    await getRoomView(page).getByRole('button', { name: 'Try again' }).click();
    await waitForLiveView(page);
  });

  it('loads the view of the own wall by itself after being offline', async () => {
    const page = await openProductInCategory('wallpaper', SIZE);
    await openRoomView(page);
    await page.context().setOffline(true);
    await getRoomView(page).getByText('On my own wall').click();
    await expect.poll(() => getRoomView(page).getByRole('alert').textContent()).toContain('try again');
    await page.context().setOffline(false);
    await getRoomView(page).getByText('Choose a photo', { exact: true }).waitFor();
  });

  it.each(SCREEN_WIDTHS)('shows the static picture at %d pixels without WebGL', async (screen) => {
    const page = await openProductInCategory('curtains', SIZE, getPageOptions(screen));
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await getOpener(page).click();
    await expect
      .poll(() => getRoomView(page).getByRole('img').first().getAttribute('alt'))
      .toContain('a picture of the room');
    await expect.poll(() => getRoomView(page).getByRole('status').textContent()).toContain('still picture');
  });

  it.each(SCREEN_WIDTHS)(
    'shows the static picture at %d pixels while the WebGL context is lost, then redraws',
    async (screen) => {
      const page = await openProductInCategory('wallpaper', SIZE, getPageOptions(screen));
      await openRoomView(page);
      const extension = await getRoomView(page)
        .locator('canvas')
        .evaluateHandle((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'));
      await extension.evaluate((loser) => loser?.loseContext());
      await getRoomView(page).locator('[data-status="unavailable"]').waitFor();
      await expect.poll(() => getRoomView(page).getByRole('status').textContent()).toContain('still picture');
      await extension.evaluate((loser) => loser?.restoreContext());
      await waitForLiveView(page);
    },
  );

  it('does not animate with reduced motion', async () => {
    const page = await openProductInCategory('wallpaper', SIZE, { reducedMotion: true });
    await openRoomView(page);
    await chooseSecondColour(page);
    const moving = await getRoomView(page).evaluate((view) => view.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
  });

  it.each(SCREEN_WIDTHS)('moves focus to the room and back to its button at %d pixels', async (screen) => {
    const page = await openProductInCategory('fabrics', '', getPageOptions(screen));
    await getOpener(page).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('In a room');
    await getRoomView(page).getByRole('button', { name: 'Back to pictures' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('See it in a room');
  });
});
