import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  filterButton,
  getCards,
  getFilterDrawer,
  getPageTitle,
  readPrices,
  readTitles,
  recordRequests,
  waitForList,
} from '../pages/browse-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, openPage, PHONE, TABLET, WIDTHS, waitForHydration } from '../support/browser.ts';
import { itAtWidths } from '../support/widths.ts';

/** In the header, or at the top of the page on a narrow screen. */
const getSearchBox = (page: Page) => page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true });

describe('search', () => {
  itAtWidths(
    [DESKTOP, PHONE, TABLET],
    'tolerates typos at %i px, also from a shared URL [HDR-04, API-18, D-05]',
    async (width) => {
      const page = await openPage('/products/all', { width, reducedMotion: true });
      const calls = recordRequests(page);
      await getSearchBox(page).fill('wallpapr');
      expect(calls).toEqual([]);
      await getSearchBox(page).press('Enter');
      await page.waitForURL('**/products/all?q=wallpapr');
      await getPageTitle(page).getByText('Results for “wallpapr”').waitFor();
      await waitForList(page);
      expect(await getCards(page).count()).toBe(24);
      expect(calls.filter((path) => path !== '/api/Products/GetAllProducts')).toEqual([]);
      const found = await readTitles(page);
      await page.reload();
      await waitForHydration(page);
      expect(await readTitles(page)).toEqual(found);
    },
  );

  it('offers the categories when nothing matches [D-05]', async () => {
    const page = await openPage('/products/all?q=zzzzzz', { width: PHONE });
    await page.getByText('No products match “zzzzzz”.').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Blinds' }).click();
    await page.waitForURL('**/blinds');
  });

  it('suggests on a phone, loads its script on focus and sends no API request [D-05]', async () => {
    const page = await openPage('/', { width: PHONE });
    const calls = recordRequests(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await getSearchBox(page).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await getSearchBox(page).pressSequentially('heron');
    const suggestion = page.getByRole('option', { name: 'Sarovar Heron wallpaper' });
    await suggestion.waitFor();
    expect(await page.getByText(/\d matching product/).count()).toBe(0);
    await expectNoAxeViolations(page);
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'See all results' }).click();
    await getPageTitle(page).getByText('Results for “heron”').waitFor();
    await getSearchBox(page).fill('heron cur');
    await page.getByRole('option', { name: 'Sarovar Heron Curtains' }).click();
    await getPageTitle(page).getByText('Sarovar Heron Curtains').waitFor();
  });

  it('works on a phone without JavaScript, on home, category and list pages [D-05]', async () => {
    const page = await openPage('/', { width: PHONE, javaScript: false });
    for (const path of ['/', '/curtains', '/curtains/velvet']) {
      await page.goto(path);
      expect((await getSearchBox(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await getSearchBox(page).fill('पर्दे');
      await getSearchBox(page).press('Enter');
      await page.waitForURL(`**/products/all?q=${encodeURIComponent('पर्दे')}`);
      expect(await getCards(page).count()).toBeGreaterThan(4);
    }
  });

  it('finds the same in browser and server [D-05]', async () => {
    const page = await openPage('/products/all');
    const served = await openPage('/products/all', { javaScript: false });
    for (const text of ['sofa ka kapda', 'wall paper', 'rollerblinds', 'gray curtians for bedroom']) {
      await getSearchBox(page).fill(text);
      await getSearchBox(page).press('Enter');
      await getPageTitle(page).getByText(`Results for “${text}”`).waitFor();
      await waitForList(page);
      await served.goto(`/products/all?q=${encodeURIComponent(text)}`);
      expect(await readTitles(served)).toEqual(await readTitles(page));
    }
  });

  it('keeps filters and sorting of a search over reload and Back [D-05]', async () => {
    const page = await openPage('/products/all?q=velevt', { width: PHONE });
    await filterButton(page).click();
    await getFilterDrawer(page)
      .getByText(/^Curtains/)
      .click();
    await page.waitForURL('**/products/all?category=curtains&q=velevt');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
    await page.waitForURL('**/products/all?category=curtains&q=velevt&sort=name');
    const expected = ['Mahal Damask Curtains', 'Makhmal Velvet Curtains'];
    await expect.poll(() => readTitles(page)).toEqual(expected);
    await page.reload();
    await waitForHydration(page);
    expect(await readTitles(page)).toEqual(expected);
    expect(await getSearchBox(page).inputValue()).toBe('velevt');
    await getCards(page).first().getByRole('heading').click();
    await page.waitForURL('**/product/**');
    await page.goBack();
    await expect.poll(() => readTitles(page)).toEqual(expected);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => getCards(page).count()).toBeGreaterThan(expected.length);
  });
});

describe('filters and sort', () => {
  itAtWidths(WIDTHS, 'narrow the list in a drawer and are in the address, at %i px', async (width) => {
    const page = await openPage('/products/all', { width, reducedMotion: true });
    await filterButton(page).click();
    await getFilterDrawer(page)
      .getByRole('checkbox', { name: /^Curtains/ })
      .waitFor();
    await expectNoAxeViolations(page);
    await getFilterDrawer(page)
      .getByText(/^Curtains/)
      .click();
    await page.waitForURL('**/products/all?category=curtains');
    await getFilterDrawer(page)
      .getByRole('button', { name: /^Show \d+ products$/ })
      .waitFor();
    await getFilterDrawer(page).getByText(/^Blue/).click();
    await page.waitForURL('**/products/all?category=curtains&colour=blue');
    await page.keyboard.press('Escape');
    await expect.poll(() => getFilterDrawer(page).count()).toBe(0);
    expect(await filterButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await waitForList(page);
    const count = await getCards(page).count();
    expect(count).toBeGreaterThan(0);
    await page.goBack();
    await page.waitForURL('**/products/all?category=curtains');
    await expect.poll(() => getCards(page).count()).toBeGreaterThan(count);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect.poll(() => getCards(page).count()).toBe(24);
  });

  itAtWidths(WIDTHS, 'order the list by price and by name, also after a reload, at %i px', async (width) => {
    const page = await openPage('/wallpaper/indian-motifs', { width, reducedMotion: true });
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('price-down');
    await page.waitForURL('**/wallpaper/indian-motifs?sort=price-down');
    const isDown = async () => {
      const found = await readPrices(page);
      return found.length > 3 && found.join() === found.toSorted((a, b) => b - a).join();
    };
    await expect.poll(isDown).toBe(true);
    await page.reload();
    await waitForHydration(page);
    expect(await isDown()).toBe(true);
    expect(await sort.inputValue()).toBe('price-down');
    await sort.selectOption('name');
    const isByName = async () => {
      const found = await readTitles(page);
      return found.length > 3 && found.join() === found.toSorted().join();
    };
    await expect.poll(isByName).toBe(true);
  });

  it('apply a price range from the drawer', async () => {
    const page = await openPage('/products/all', { width: PHONE, reducedMotion: true });
    await filterButton(page).click();
    await getFilterDrawer(page).getByLabel('To ₹').fill('150');
    await getFilterDrawer(page).getByLabel('To ₹').press('Enter');
    await page.waitForURL('**/products/all?max=150');
    await page.keyboard.press('Escape');
    await waitForList(page);
    const prices = await readPrices(page);
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(150);
  });
});
