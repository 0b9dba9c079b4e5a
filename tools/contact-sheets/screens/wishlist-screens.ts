import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { fetchProduct } from '#tests/e2e/pages/product-page.ts';
import { openPage, type PageOptions } from '#tests/e2e/support/browser.ts';
import { createCustomer, openPageAs, sendAs } from '#tests/e2e/support/customer.ts';
import { allowErrors, type Screen } from './screen.ts';

async function openFullWishlist(options: PageOptions): Promise<Page> {
  const customer = await createCustomer();
  for (const category of CATEGORY_KEYS) {
    await sendAs(customer, 'POST', `/api/Wishlist/${(await fetchProduct(category)).id}`);
  }
  const page = await openPageAs(customer, paths.wishlist, options);
  await page.getByText('5 saved item(s)').waitFor();
  return page;
}

export const wishlistScreens: readonly Screen[] = [
  {
    name: 'wishlist, empty',
    address: paths.wishlist,
    isFullPage: true,
    async open(options) {
      const page = await openPageAs(await createCustomer(), paths.wishlist, options);
      await page.getByText('Your Wishlist is empty').waitFor();
      return page;
    },
  },
  { name: 'wishlist, full', address: paths.wishlist, isFullPage: true, open: openFullWishlist },
  {
    name: 'wishlist as a list',
    address: paths.wishlist,
    isFullPage: true,
    async open(options) {
      const page = await openFullWishlist(options);
      await page.getByRole('button', { name: 'List view' }).click();
      return page;
    },
  },
  {
    name: 'wishlist, load error',
    address: paths.wishlist,
    async open(options) {
      const page = await openFullWishlist(allowErrors(options, /500/));
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
