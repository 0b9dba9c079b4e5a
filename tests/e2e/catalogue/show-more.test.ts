import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { createNumberedId } from '#tests/support/shop/test-catalogue.ts';
import { getCards, readTitles, recordRequests } from '../pages/browse-page.ts';
import { readScrollTop, scrollTo, waitForPaint } from '../pages/page-shell.ts';
import { openPage, type PageOptions } from '../support/browser.ts';
import {
  SHOP_START_TIMEOUT_MS,
  type ShopWithCatalogue,
  startShopWithCatalogue,
} from '../support/shop-with-catalogue.ts';

/** More than the browser filters by itself. */
const PRODUCT_COUNT = 505;
const products = Array.from({ length: PRODUCT_COUNT }, (_, index) =>
  createSampleProduct(createNumberedId(index), {
    title: `Paper ${String(index).padStart(3, '0')}`,
    slug: `p-${index}`,
  }),
);

let shop: ShopWithCatalogue;
beforeAll(async () => {
  shop = await startShopWithCatalogue(products);
}, SHOP_START_TIMEOUT_MS);
afterAll(() => shop?.stop());

const open = (path: string, options: PageOptions = {}) => openPage(path, { ...options, shop: shop.address });
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' }).click();
const waitForCards = (page: Page, count: number) => expect.poll(() => getCards(page).count()).toBe(count);
const readFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute('data-first', ''));
const isFirstDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-first'));

describe("'Show more' of a large listing", () => {
  it('appends the next cards and moves the focus to the first of them [D-23]', async () => {
    const page = await open('/products/all');
    const calls = recordRequests(page);
    await markDocument(page);
    const firstTitles = await readTitles(page);
    await showMore(page);
    await waitForCards(page, 48);
    expect((await readTitles(page)).slice(0, 24)).toEqual(firstTitles);
    await expect.poll(() => readFocusedText(page)).toBe('Paper 024');
    expect(await page.getByRole('status').getByText('Showing 1 to 48 of 505').count()).toBe(1);
    expect(page.url()).toBe(`${shop.address}/products/all?page=2`);
    await showMore(page);
    await waitForCards(page, 72);
    await expect.poll(() => readFocusedText(page)).toBe('Paper 048');
    expect(await isFirstDocument(page)).toBe(true);
    expect(calls).toEqual([]);
  });

  it('keeps the space of the next cards while they load, so that nothing shifts', async () => {
    const page = await open('/products/all');
    let respond = () => {};
    const isReleased = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route('**/products/all?page=2', async (route) => {
      await isReleased;
      await route.continue();
    });
    await showMore(page);
    await page.locator('main [aria-busy="true"]').waitFor();
    await expect.poll(() => page.locator('main ul > li[aria-hidden="true"]').count()).toBe(24);
    // The placeholders themselves move the footer, which is not what this test counts.
    await waitForPaint(page);
    await page.evaluate(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number }).shifts += Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift' });
    });
    respond();
    await waitForCards(page, 48);
    await expect.poll(() => readFocusedText(page)).toBe('Paper 024');
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.02);
  });

  it('keeps the list after a failure, and tries again', async () => {
    const page = await open('/products/all', { expected: [/503/] });
    await page.route('**/products/all?page=2', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await showMore(page);
    await page.getByRole('alert').getByText('HTTP 503').waitFor();
    expect(await getCards(page).count()).toBe(24);
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForCards(page, 48);
  });

  it('is kept when the shopper returns from a product or reloads [D-19, D-23]', async () => {
    const page = await open('/products/all');
    await showMore(page);
    await waitForCards(page, 48);
    await getCards(page).nth(30).scrollIntoViewIfNeeded();
    const left = await readScrollTop(page);
    await getCards(page).nth(30).getByRole('heading').click();
    await page.waitForURL('**/product/*');
    await page.goBack();
    await page.waitForURL('**/products/all?page=2');
    await expect.poll(() => readScrollTop(page)).toBe(left);
    expect(await getCards(page).count()).toBe(48);
    await page.reload();
    await waitForCards(page, 48);
    expect((await readTitles(page))[0]).toBe('Paper 000');
    await expect.poll(() => readScrollTop(page)).toBe(left);
  });

  it('opens a page that loads anew at its top, and sorting starts again at the first page [D-19, D-23]', async () => {
    const page = await open('/products/all');
    await showMore(page);
    await waitForCards(page, 48);
    await scrollTo(page, 900);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
    await page.waitForURL('**/products/all?sort=name');
    await waitForCards(page, 24);
    expect(await readScrollTop(page)).toBe(0);
    await scrollTo(page, 900);
    await page.evaluate(() => window.location.assign('/products/all?page=3'));
    await page.waitForURL('**/products/all?page=3');
    await waitForCards(page, 24);
    await expect.poll(() => page.locator('html[data-hydrated]').count()).toBe(1);
    expect(await readScrollTop(page)).toBe(0);
  });

  it('opens the next page at its top without JavaScript [D-23]', async () => {
    const page = await open('/products/all', { javaScript: false });
    await showMore(page);
    await page.waitForURL('**/products/all?page=2');
    expect(await readTitles(page)).toEqual(products.slice(24, 48).map(({ title }) => title));
    expect(await readScrollTop(page)).toBe(0);
  });
});
