import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  getHeader,
  getMenu,
  getMenuButton,
  getMenuCloseButton,
  readScrollTop,
  scrollTo,
  waitForPaint,
} from '../pages/page-shell.ts';
import { fetchProduct, getWidthField } from '../pages/product-page.ts';
import { DESKTOP, openPage, PHONE } from '../support/browser.ts';
import { itAtWidths } from '../support/widths.ts';

/** Every page has the same menu, and this one loads fastest. */
const PAGE = '/terms';

const ENTRIES = [
  ['Wallpaper', '/wallpaper'],
  ['Blinds', '/blinds'],
  ['Canvas Frames', '/canvas'],
  ['Curtains', '/curtains'],
  ['Fabrics', '/fabrics'],
  ['Contact Us', '/contact'],
  ['Project Inquiry', '/inquiry/project'],
  ['Customization Inquiry', '/inquiry/customization'],
] as const;

const getEntries = (page: Page) => getMenu(page).getByRole('navigation').getByRole('link');

async function openMenu(width: number): Promise<Page> {
  const page = await openPage(PAGE, { width });
  await getMenuButton(page).click();
  await getMenu(page).waitFor();
  return page;
}

const MAX_SCROLLBAR_WIDTH = 20;

/** Reads the URL of the visible background picture. */
const readShownPictureUrl = (page: Page): Promise<string | undefined> =>
  getMenu(page).evaluate((dialog) => {
    const pictures = [...dialog.querySelectorAll('img')];
    const opacity = (element: Element | null): number =>
      element === null || element === dialog
        ? 1
        : Number(getComputedStyle(element).opacity) * opacity(element.parentElement);
    return pictures.filter((picture) => opacity(picture) > 0.9).at(-1)?.currentSrc;
  });

describe('the menu', () => {
  itAtWidths([PHONE, DESKTOP], 'covers the whole window at %i px [MENU-01]', async (width) => {
    const page = await openMenu(width);
    const box = await getMenu(page).boundingBox();
    const size = page.viewportSize();
    expect(box).toMatchObject({ x: 0, y: 0 });
    expect(box?.width).toBeGreaterThanOrEqual((size?.width ?? 0) - MAX_SCROLLBAR_WIDTH);
    expect(box?.height).toBe(size?.height);
  });

  it('lists its entries in the specified order with their links [MENU-02, MENU-03]', async () => {
    const page = await openMenu(DESKTOP);
    const found = await getEntries(page).evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
    );
    expect(found).toEqual(ENTRIES);
  });

  it('changes its background image with the hovered entry [MENU-04]', async () => {
    const page = await openMenu(DESKTOP);
    const pictures = new Set<string | undefined>();
    for (const [label] of ENTRIES) {
      await getEntries(page).filter({ hasText: label }).hover();
      await expect
        .poll(() => readShownPictureUrl(page))
        .not.toSatisfy((picture) => picture === undefined || pictures.has(picture));
      pictures.add(await readShownPictureUrl(page));
    }
    expect(pictures.size).toBe(ENTRIES.length);
  });

  itAtWidths(
    [PHONE, DESKTOP],
    'at %i px wide, locks scrolling while open and restores the position [MENU-05, MENU-06]',
    async (width) => {
      const page = await openPage(PAGE, { width });
      await scrollTo(page, 400);
      const before = await readScrollTop(page);
      expect(before).toBeGreaterThan(0);
      await getMenuButton(page).click();
      await getMenu(page).waitFor();
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('PageDown');
      // An unwanted scroll shows after the next paint.
      await waitForPaint(page);
      expect(await readScrollTop(page)).toBe(before);
      await getMenuCloseButton(page).click();
      await getMenu(page).waitFor({ state: 'hidden' });
      expect(await readScrollTop(page)).toBe(before);
    },
  );

  it.each([
    ['on a phone', PHONE],
    ['on a desktop', DESKTOP],
  ])('opens with the header button and closes with its Close button %s [MENU-07, MENU-08]', async (_name, width) => {
    const page = await openPage(PAGE, { width });
    expect(await getMenu(page).count()).toBe(0);
    for (let round = 0; round < 2; round += 1) {
      await getMenuButton(page).click();
      await getMenu(page).waitFor();
      expect(await getEntries(page).count()).toBe(ENTRIES.length);
      await getMenuCloseButton(page).click();
      await getMenu(page).waitFor({ state: 'hidden' });
    }
  });

  it('stays open while the URL updates with a typed size', async () => {
    const { id } = await fetchProduct('wallpaper');
    const page = await openPage(`/product/${id}`);
    await getWidthField(page).fill('36');
    await getMenuButton(page).click();
    await page.waitForURL(/width=36/);
    expect(await getMenu(page).isVisible()).toBe(true);
  });

  it('closes on Escape and returns focus to its button', async () => {
    const page = await openMenu(DESKTOP);
    await page.keyboard.press('Escape');
    await getMenu(page).waitFor({ state: 'hidden' });
    expect(await getMenuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('closes when an entry is chosen, and the new page starts at the top [MENU-03, D-19, Q-13]', async () => {
    const page = await openPage(PAGE, { width: DESKTOP });
    await scrollTo(page, 400);
    await getMenuButton(page).click();
    await getEntries(page).filter({ hasText: 'Blinds' }).click();
    await page.waitForURL('**/blinds');
    await getMenu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => readScrollTop(page)).toBe(0);
    expect(await getHeader(page).isVisible()).toBe(true);
  });
});
