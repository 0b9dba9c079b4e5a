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
import { getHeader } from '../pages/page-shell.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, openPage, PHONE, TABLET, WIDTHS, waitForHydration } from '../support/browser.ts';
import { itAtWidths } from '../support/widths.ts';

describe('search', () => {
  itAtWidths(
    [DESKTOP, PHONE, TABLET],
    'tolerates typos at %i px, also from a shared URL [HDR-04, API-18, D-05]',
    async (width) => {
      const page = await openPage('/products/all', { width, reducedMotion: true });
      const calls = recordRequests(page);
      const box =
        width === DESKTOP
          ? getHeader(page).getByRole('combobox')
          : page.getByRole('searchbox', { name: 'Search all products' });
      await box.filter({ visible: true }).fill('wallpapr');
      expect(calls).toEqual([]);
      await box.filter({ visible: true }).press('Enter');
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

  it('shows an empty state with a link back', async () => {
    const page = await openPage('/products/all?q=zzzzzz');
    await page.getByText('No products match these filters.').waitFor();
    await page.getByRole('link', { name: 'Show all products' }).click();
    await expect.poll(() => getCards(page).count()).toBe(24);
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
