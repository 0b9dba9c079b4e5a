import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  getCentre,
  getControl,
  getDragArea,
  getShownPicture,
  getViewer,
  getZoomStatus,
  openViewer,
  press,
} from '../pages/image-viewer.ts';
import { DESKTOP, PHONE, waitForAnimations, waitForHydration } from '../support/browser.ts';
import { itAtWidths } from '../support/widths.ts';

const LOCKABLE_CONTROLS = ['Zoom in', 'Zoom out', 'Rotate 90 degrees', 'Fit', 'Fill', 'Reset'];
const PLACEHOLDER = /\/pictures\/viewer-placeholder\./;

const readScrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const getFit = (page: Page) => getShownPicture(page).evaluate((picture) => getComputedStyle(picture).objectFit);
const getBox = async (page: Page) => {
  const box = await getShownPicture(page).boundingBox();
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0), x: Math.round(box?.x ?? 0) };
};

/** The pixel width of the loaded file; `naturalWidth` depends on `sizes`. */
const measureLoadedWidth = (page: Page) =>
  getShownPicture(page).evaluate(async (picture: HTMLImageElement) => {
    const file = await fetch(picture.currentSrc);
    return (await createImageBitmap(await file.blob())).width;
  });

describe('the image viewer', () => {
  itAtWidths([PHONE, DESKTOP], 'starts locked, and the wheel scrolls the page at %i px [VIEW-01]', async (width) => {
    const { page } = await openViewer({ width });
    for (const name of LOCKABLE_CONTROLS) expect(await getControl(page, name).isDisabled(), name).toBe(true);
    const { x, y } = await getCentre(getShownPicture(page));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => readScrollTop(page)).toBeGreaterThan(100);
    expect(await getZoomStatus(page).textContent()).toBe('100%');
  });

  it('zooms when unlocked, one step per click or wheel notch, from 50% to 300% [VIEW-02, VIEW-04, VIEW-05, VIEW-06]', async () => {
    const { page } = await openViewer();
    await press(page, 'Unlock picture', 'Zoom in');
    await expect.poll(() => getZoomStatus(page).textContent()).toBe('110%');
    const { x, y } = await getCentre(getDragArea(page));
    const top = await readScrollTop(page);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => getZoomStatus(page).textContent()).toBe('120%');
    for (let notch = 0; notch < 20; notch += 1) await page.mouse.wheel(0, -100);
    await expect.poll(() => getZoomStatus(page).textContent()).toBe('300%');
    for (let notch = 0; notch < 27; notch += 1) await page.mouse.wheel(0, 100);
    await expect.poll(() => getZoomStatus(page).textContent()).toBe('50%');
    expect(await readScrollTop(page)).toBe(top);
  });

  it('rotates, fits, fills and resets [VIEW-08, VIEW-09, VIEW-10, VIEW-11]', async () => {
    const { page } = await openViewer();
    await press(page, 'Unlock picture', 'Alternate picture');
    const start = await getBox(page);
    expect(await getFit(page)).toBe('contain');
    await press(page, 'Rotate 90 degrees');
    await expect.poll(() => getBox(page)).toMatchObject({ width: start.height, height: start.width });
    await press(page, 'Rotate 90 degrees', 'Rotate 90 degrees', 'Rotate 90 degrees');
    await expect.poll(() => getBox(page)).toEqual(start);
    await press(page, 'Fill');
    expect(await getFit(page)).toBe('cover');
    await expect.poll(async () => (await getBox(page)).height).toBeGreaterThanOrEqual(start.width - 1);
    await press(page, 'Zoom in', 'Zoom in', 'Rotate 90 degrees', 'Reset');
    await expect.poll(() => getBox(page)).toEqual(start);
    expect(await getZoomStatus(page).textContent()).toBe('100%');
  });

  it('shows ruler and grid separately, aligned with the pattern [VIEW-12, VIEW-13, VIEW-18]', async () => {
    const { page, product } = await openViewer();
    const [ruler, grid] = [getViewer(page).getByTestId('ruler'), getViewer(page).getByTestId('grid')];
    await press(page, 'Ruler');
    const countOverlays = async () => [await ruler.count(), await grid.count()];
    await expect.poll(countOverlays).toEqual([1, 0]);
    await press(page, 'Ruler', 'Grid');
    await expect.poll(countOverlays).toEqual([0, 1]);
    await press(page, 'Ruler');
    const figures = ruler.locator('[data-side="top"] > * > *');
    await expect.poll(() => figures.allTextContents()).toEqual(['0', '12', '24', '36', '48']);
    const readLeftEdges = (selector: string) =>
      getViewer(page).evaluate(
        (section, query) => [...section.querySelectorAll(query)].map((element) => element.getBoundingClientRect().left),
        selector,
      );
    const readMarks = () => readLeftEdges('[data-testid="ruler"] [data-side="top"] > * > *');
    const readLines = () => readLeftEdges('[data-testid="grid"] > *');
    // Both follow the box of the picture, which settles after the press.
    await expect
      .poll(async () => {
        const [marks, lines] = [await readMarks(), await readLines()];
        return Math.max(...marks.map((mark, index) => Math.abs(mark - (lines[index] ?? 0))));
      })
      .toBeLessThan(0.5);
    const marks = await readMarks();
    const inch = ((marks[4] ?? 0) - (marks[0] ?? 0)) / 48;
    const { width } = await getBox(page);
    expect(Math.abs(width - inch * (product.images[0]?.inchesWide ?? 0))).toBeLessThan(2);
  });

  it('causes no layout shift, whatever is switched on', async () => {
    const { page } = await openViewer({ width: PHONE });
    const getHeight = async () => (await getViewer(page).boundingBox())?.height;
    const before = await getHeight();
    for (const name of ['Ruler', 'Grid', 'Unlock picture', 'Fill', 'Alternate picture', 'Lock picture']) {
      await press(page, name);
      expect(await getHeight(), name).toBe(before);
    }
  });

  it('shows the picture of the selected thumbnail [VIEW-14]', async () => {
    const { page, product } = await openViewer();
    const thumbnails = getViewer(page).getByRole('group', { name: 'Pictures' }).getByRole('button');
    // Flat, room, product and close-up of its first colour.
    expect(await thumbnails.count()).toBe(4);
    await press(page, 'Alternate picture');
    await expect.poll(() => getShownPicture(page).getAttribute('src')).toBe(product.images[1]?.url);
    expect(await getControl(page, 'Alternate picture').getAttribute('aria-pressed')).toBe('true');
    await press(page, 'Main picture');
    await expect.poll(() => getShownPicture(page).getAttribute('src')).toBe(product.images[0]?.url);
  });

  itAtWidths(
    [PHONE, DESKTOP],
    'loads the sharpest file at 300%, without replacing the picture, at %i px',
    async (width) => {
      const { page, product } = await openViewer({ width });
      const [flat, room] = product.images;
      for (const { thumbnail, image } of [
        { thumbnail: 'Main picture', image: flat },
        { thumbnail: 'Alternate picture', image: room },
      ]) {
        await press(page, thumbnail, 'Unlock picture');
        const picture = await getShownPicture(page).elementHandle();
        await getDragArea(page).focus();
        for (let step = 0; step < 20; step++) await page.keyboard.press('+');
        await expect.poll(() => getZoomStatus(page).textContent()).toBe('300%');
        await waitForAnimations(page);
        const shownWidth = (await getShownPicture(page).boundingBox())?.width ?? 0;
        const wanted = Math.min(shownWidth, Math.max(...(image?.widths ?? [])));
        await expect.poll(() => measureLoadedWidth(page), { message: thumbnail }).toBeGreaterThanOrEqual(wanted);
        expect(await picture?.evaluate((element) => element.isConnected)).toBe(true);
        await press(page, 'Reset', 'Lock picture');
      }
    },
  );

  it('shows the placeholder for broken images, before and after hydration [VIEW-15]', async () => {
    const { page } = await openViewer({ expected: [/request failed: \S+\/pictures\//, /ERR_FAILED/] });
    await page.route(/\/pictures\/(?!viewer-placeholder)/, (route) => route.abort());
    await page.reload();
    await expect.poll(() => getShownPicture(page).getAttribute('src')).toMatch(PLACEHOLDER);
    await waitForHydration(page);
    await press(page, 'Alternate picture');
    await expect.poll(() => getShownPicture(page).getAttribute('src')).toMatch(PLACEHOLDER);
  });
});
