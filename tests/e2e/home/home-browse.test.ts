import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getCategories, getFeatured, getTab, readCardTitles } from '../pages/home-page.ts';
import { getShopAddress, openPage } from '../support/browser.ts';
import { EXTENDED, resize } from '../support/widths.ts';

const readLinks = (links: Element[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

describe('Shop By Categories', () => {
  it('has four tiles in order, each linking to its page [HOME-04, HOME-05, HOME-06]', async () => {
    const page = await openPage('/');
    const tiles = await getCategories(page).getByRole('link').evaluateAll(readLinks);
    expect(tiles).toEqual([
      ['Wallpaper', '/wallpaper'],
      ['Blinds', '/blinds'],
      ['Curtains', '/curtains'],
      ['Canvas', '/canvas'],
    ]);
    await getCategories(page).getByRole('link', { name: 'Curtains' }).click();
    await page.waitForURL('**/curtains');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Curtain Categories');
  });
});

describe('Our Featured Collection', () => {
  it('has four tabs; wallpaper shows its four samples without any API response [HOME-16, HOME-17, HOME-24, HOME-33]', async () => {
    const page = await openPage('/');
    await page.route('**/api/**', (route) => route.abort());
    expect(await getFeatured(page).getByRole('tab').allTextContents()).toEqual([
      'Wallpaper',
      'Blinds',
      'Canvas',
      'Curtains',
    ]);
    const samples = ['Basant Vine', 'Langur Moonlight', 'Sarovar Heron', 'Mahal Damask'];
    expect(await readCardTitles(page)).toEqual(samples);
    await getFeatured(page).getByRole('link', { name: 'Basant Vine', exact: true }).first().scrollIntoViewIfNeeded();
    expect(await getFeatured(page).getByText('₹210').isVisible()).toBe(true);
    expect(await getFeatured(page).getByText('₹510').isVisible()).toBe(true);
  });

  it('shows the first four featured products of each other tab from the server-rendered page [D-03]', async () => {
    const page = await openPage('/');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    for (const name of ['Blinds', 'Canvas', 'Curtains']) {
      const response = await fetch(`${getShopAddress()}/api/Products/category/${name}`);
      const { data } = (await response.json()) as { data: { title: string; isFeatured: boolean }[] };
      await getTab(page, name).click();
      const expected = data.filter(({ isFeatured }) => isFeatured).slice(0, 4);
      expect(await readCardTitles(page)).toEqual(expected.map(({ title }) => title));
    }
    expect(calls).toEqual([]);
  });

  const PAGE_SIZES = [
    [1280, 4],
    [1024, 4],
    [800, 3],
    [700, 2],
    [390, 1],
  ] as const;
  const getArrows = (page: Page) => getFeatured(page).getByRole('button', { name: /(Previous|Next) products/ });

  it('shows pages of 4, 3, 2 or 1 by window width [HOME-18, HOME-19, HOME-20, HOME-21]', async () => {
    const page = await openPage('/');
    for (const [width, size] of PAGE_SIZES) {
      await resize(page, width);
      await expect.poll(async () => (await readCardTitles(page)).length, { message: `${width} px` }).toBe(size);
      await expect.poll(() => getArrows(page).count()).toBe(size < 4 ? 2 : 0);
    }
  });

  it.each(PAGE_SIZES)('opens in a window of %i px with pages of %i', EXTENDED, async (width, size) => {
    const page = await openPage('/', { width });
    expect(await readCardTitles(page)).toHaveLength(size);
    expect(await getArrows(page).count()).toBe(size < 4 ? 2 : 0);
  });

  it('pages to the end and back, and resets at another width', async () => {
    const page = await openPage('/', { width: 390 });
    const next = getFeatured(page).getByRole('button', { name: 'Next products' });
    const back = getFeatured(page).getByRole('button', { name: 'Previous products' });
    expect(await back.isDisabled()).toBe(true);
    const titles = await readCardTitles(page);
    for (let click = 0; click < 3; click += 1) {
      await next.click();
      titles.push(...(await readCardTitles(page)));
    }
    expect(new Set(titles).size).toBe(4);
    expect(await next.isDisabled()).toBe(true);
    expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.setViewportSize({ width: 800, height: 844 });
    await expect.poll(() => readCardTitles(page)).toEqual(titles.slice(0, 3));
  });

  it('works with the keyboard: arrow keys move between tabs', async () => {
    const page = await openPage('/');
    await getTab(page, 'Wallpaper').focus();
    await page.keyboard.press('ArrowRight');
    expect(await getTab(page, 'Blinds').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('End');
    expect(await getTab(page, 'Curtains').getAttribute('aria-selected')).toBe('true');
    expect(await readCardTitles(page)).toHaveLength(4);
  });
});
