import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cardTitles, categories, featured, tab } from './pages/home-page.ts';
import { openPage, shopAddress } from './support/browser.ts';
import { EXTENDED, resize } from './support/widths.ts';

const hrefsAndTexts = (links: Element[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

describe('Shop By Categories', () => {
  it('has four tiles in order, each linking to its page [HOME-04, HOME-05, HOME-06]', async () => {
    const page = await openPage('/');
    const tiles = await categories(page).getByRole('link').evaluateAll(hrefsAndTexts);
    expect(tiles).toEqual([
      ['Wallpaper', '/wallpaper'],
      ['Blinds', '/blinds'],
      ['Curtains', '/curtains'],
      ['Canvas', '/canvas'],
    ]);
    await categories(page).getByRole('link', { name: 'Curtains' }).click();
    await page.waitForURL('**/curtains');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Curtain Categories');
  });
});

describe('Our Featured Collection', () => {
  it('has four tabs; wallpaper shows its four samples without any API response [HOME-16, HOME-17, HOME-24, HOME-33]', async () => {
    const page = await openPage('/');
    await page.route('**/api/**', (route) => route.abort());
    expect(await featured(page).getByRole('tab').allTextContents()).toEqual([
      'Wallpaper',
      'Blinds',
      'Canvas',
      'Curtains',
    ]);
    const samples = ['Basant Vine', 'Langur Moonlight', 'Sarovar Heron', 'Mahal Damask'];
    expect(await cardTitles(page)).toEqual(samples);
    await featured(page).getByRole('link', { name: 'Basant Vine', exact: true }).first().scrollIntoViewIfNeeded();
    expect(await featured(page).getByText('₹210').isVisible()).toBe(true);
    expect(await featured(page).getByText('₹510').isVisible()).toBe(true);
  });

  it('shows the first four featured products of each other tab from the server-rendered page [D-03]', async () => {
    const page = await openPage('/');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    for (const name of ['Blinds', 'Canvas', 'Curtains']) {
      const answer = await fetch(`${shopAddress()}/api/Products/category/${name}`);
      const { data } = (await answer.json()) as { data: { title: string; isFeatured: boolean }[] };
      await tab(page, name).click();
      const expected = data.filter(({ isFeatured }) => isFeatured).slice(0, 4);
      expect(await cardTitles(page)).toEqual(expected.map(({ title }) => title));
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
  const arrows = (page: Page) => featured(page).getByRole('button', { name: /(Previous|Next) products/ });

  it('shows pages of 4, 3, 2 or 1 by window width [HOME-18, HOME-19, HOME-20, HOME-21, HOME-22]', async () => {
    const page = await openPage('/');
    for (const [width, size] of PAGE_SIZES) {
      await resize(page, width);
      await expect.poll(async () => (await cardTitles(page)).length, { message: `${width} px` }).toBe(size);
      expect(await arrows(page).count()).toBe(size < 4 ? 2 : 0);
    }
  });

  it.each(PAGE_SIZES)('opens in a window of %i px with pages of %i', EXTENDED, async (width, size) => {
    const page = await openPage('/', { width });
    expect(await cardTitles(page)).toHaveLength(size);
    expect(await arrows(page).count()).toBe(size < 4 ? 2 : 0);
  });

  it('pages to the end and back, and resets at another width', async () => {
    const page = await openPage('/', { width: 390 });
    const next = featured(page).getByRole('button', { name: 'Next products' });
    const back = featured(page).getByRole('button', { name: 'Previous products' });
    expect(await back.isDisabled()).toBe(true);
    const seen = await cardTitles(page);
    for (let turn = 0; turn < 3; turn += 1) {
      await next.click();
      seen.push(...(await cardTitles(page)));
    }
    expect(new Set(seen).size).toBe(4);
    expect(await next.isDisabled()).toBe(true);
    expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.setViewportSize({ width: 800, height: 844 });
    await expect.poll(() => cardTitles(page)).toEqual(seen.slice(0, 3));
  });

  it('works with the keyboard: arrow keys move between tabs', async () => {
    const page = await openPage('/');
    await tab(page, 'Wallpaper').focus();
    await page.keyboard.press('ArrowRight');
    expect(await tab(page, 'Blinds').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('End');
    expect(await tab(page, 'Curtains').getAttribute('aria-selected')).toBe('true');
    expect(await cardTitles(page)).toHaveLength(4);
  });
});
