import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { createNumberedId } from '#tests/support/shop/test-catalogue.ts';
import { getCategories, getFeatured, getSlider, getTab, readCardTitles } from '../pages/home-page.ts';
import { openPage } from '../support/browser.ts';
import {
  SHOP_START_TIMEOUT_MS,
  type ShopWithCatalogue,
  startShopWithCatalogue,
} from '../support/shop-with-catalogue.ts';

const createWallpaper = (number: number, rate: number): Product =>
  createSampleProduct(createNumberedId(number), {
    title: `Own Wallpaper ${number}`,
    slug: `own-wallpaper-${number}`,
    subCategory: 'Kids',
    isFeatured: number > 1,
    wallpaperTypes: [
      {
        id: createNumberedId(100 + number),
        title: 'Matt',
        description: '',
        pricePerSqFt: rate,
        finish: null,
        isWashable: false,
      },
    ],
  });
const curtain = createSampleProduct(createNumberedId(50), { category: 'curtains', title: 'Own Curtain' });
/** Wallpaper of one collection, and curtains; no product of the demo. */
const ownCatalogue = [1, 2, 3, 4, 5, 6].map((number) => createWallpaper(number, 333)).concat(curtain);

let shop: ShopWithCatalogue;
beforeAll(async () => {
  shop = await startShopWithCatalogue(ownCatalogue);
}, SHOP_START_TIMEOUT_MS);
afterAll(() => shop?.stop());
beforeEach(() => shop.replaceProducts(ownCatalogue));

const open = (path: string, javaScript = true) => openPage(path, { shop: shop.address, javaScript });
const listLinks = (page: Page): Promise<string[]> =>
  page.locator('main a').evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);

describe("the home page of a shop's own catalogue", () => {
  it('links only to pages that exist [D-35]', async () => {
    const page = await open('/');
    const links = new Set(await listLinks(page));
    for (const tab of ['Blinds', 'Canvas', 'Curtains']) {
      await getTab(page, tab).click();
      for (const link of await listLinks(page)) links.add(link);
    }
    // One after the other, and to the end: the shop renders few uncached pages at a time and waits for readers.
    for (const link of links) {
      const response = await fetch(link);
      await response.text();
      expect([link, response.status]).toEqual([link, 200]);
    }
    expect(await getSlider(page).getByRole('link').allTextContents()).toEqual(['Kids Series']);
    expect(await getCategories(page).getByRole('link').allTextContents()).toEqual(['Wallpaper', 'Curtains']);
  });

  it('shows four of its own wallpapers, the featured first, without a request [D-35, HOME-24]', async () => {
    const page = await open('/', false);
    expect(await readCardTitles(page)).toEqual([2, 3, 4, 5].map((number) => `Own Wallpaper ${number}`));
  });

  it('shows a changed price at once [D-35]', async () => {
    const page = await open('/');
    await getFeatured(page).getByText('₹333').first().waitFor();
    await shop.replaceProducts(
      ownCatalogue.map((product, index) => (index < 6 ? createWallpaper(index + 1, 444) : product)),
    );
    await page.reload();
    await getFeatured(page).getByText('₹444').first().waitFor();
    expect(await getFeatured(page).getByText('₹333').count()).toBe(0);
  });

  it('is a plain page while there are no products', async () => {
    await shop.replaceProducts([]);
    const page = await open('/');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Elevate Your Space');
    expect(await getSlider(page).count()).toBe(0);
    expect(await getFeatured(page).getByText('No products available in Wallpaper').isVisible()).toBe(true);
  });
});
