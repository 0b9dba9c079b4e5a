import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { fetchProduct } from '#tests/e2e/pages/product-page.ts';
import { openPage, type PageOptions } from '#tests/e2e/support/browser.ts';
import { ask, makeCustomer, openAs } from '#tests/e2e/support/customer.ts';
import { failing, type Screen } from './screen.ts';

async function openFull(options: PageOptions): Promise<Page> {
  const customer = await makeCustomer();
  for (const category of CATEGORY_KEYS) {
    await ask(customer, 'POST', `/api/Wishlist/${(await fetchProduct(category)).id}`);
  }
  const page = await openAs(customer, paths.wishlist, options);
  await page.getByText('5 saved item(s)').waitFor();
  return page;
}

export const wishlistScreens: readonly Screen[] = [
  {
    name: 'wishlist, empty',
    address: paths.wishlist,
    isWhole: true,
    async open(options) {
      const page = await openAs(await makeCustomer(), paths.wishlist, options);
      await page.getByText('Your Wishlist is empty').waitFor();
      return page;
    },
  },
  { name: 'wishlist, full', address: paths.wishlist, isWhole: true, open: openFull },
  {
    name: 'wishlist as a list',
    address: paths.wishlist,
    isWhole: true,
    async open(options) {
      const page = await openFull(options);
      await page.getByRole('button', { name: 'List view' }).click();
      return page;
    },
  },
  {
    name: 'wishlist that cannot be loaded',
    address: paths.wishlist,
    async open(options) {
      const page = await openFull(failing(options, /500/));
      await page.route('**/api/Wishlist', (route) => route.fulfill({ status: 500, body: 'down' }));
      await page.reload();
      await page.getByText('Failed to load wishlist').waitFor();
      return page;
    },
  },
  {
    name: 'wishlist, signed out',
    address: paths.wishlist,
    async open(options) {
      const page = await openPage(paths.wishlist, options);
      await page.getByRole('button', { name: 'Log In', exact: true }).waitFor();
      return page;
    },
  },
];
