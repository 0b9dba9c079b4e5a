import type { Locator, Page } from 'playwright-core';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { hydrated, type PageOptions } from '../support/browser.ts';
import { makeCustomer, openAs, putIntoCart } from '../support/customer.ts';
import { header } from './page-shell.ts';
import { fetchProduct } from './product-page.ts';

export const CART_KEY = 'aangan.cart';

export const openSignedIn = async (path: string, options: PageOptions = {}): Promise<Page> =>
  openAs(await makeCustomer(), path, options);

/** A new customer on the page of a product. */
export async function openProductSignedIn(
  category: Category,
  options: PageOptions = {},
  query = '',
): Promise<{ page: Page; product: Product }> {
  const product = await fetchProduct(category);
  return { page: await openSignedIn(`/product/${product.id}${query}`, options), product };
}

export async function openProduct(page: Page, category: Category = 'wallpaper', query = ''): Promise<Product> {
  const product = await fetchProduct(category);
  await page.goto(`/product/${product.id}${query}`);
  await hydrated(page);
  return product;
}

/** A new customer on /cart, come from this page, with one wallpaper of 36 × 48 inches. */
export async function withWallpaper(options: PageOptions = {}, from = '/cart'): Promise<{ page: Page; title: string }> {
  const customer = await makeCustomer();
  const title = await putIntoCart(customer, { widthInInches: 36, heightInInches: 48 });
  const page = await openAs(customer, from, options);
  if (from !== '/cart') await cartBadge(page, 'Cart, 1 piece').click();
  await page.getByText('1 pcs', { exact: true }).waitFor();
  return { page, title };
}

export const cartSays = (page: Page, text: string): Promise<void> =>
  page.getByRole('main').getByText(text, { exact: true }).waitFor();

export const cartLines = (page: Page): Locator =>
  page.getByRole('list', { name: 'Items in your cart' }).locator('> li');

/** The number of pieces that the header shows, as it is read out. */
export const cartBadge = (page: Page, label: string): Locator =>
  header(page).getByRole('link', { name: label, exact: true }).filter({ visible: true });
