import type { Locator, Page } from 'playwright-core';
import type { Product } from '#contract/api/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { logIn, makeAccount } from './account-parts.ts';
import { hydrated, openPage, type PageOptions } from './browser.ts';
import { addToCart, height, productOf, width } from './product-parts.ts';
import { header } from './shell-parts.ts';

export const CART_KEY = 'aangan.cart';

export async function openSignedIn(options: PageOptions = {}): Promise<Page> {
  const page = await openPage('/login', options);
  await logIn(page, await makeAccount());
  await header(page).waitFor();
  return page;
}

export async function openProduct(page: Page, category: Category = 'wallpaper', query = ''): Promise<Product> {
  const product = await productOf(category);
  await page.goto(`/product/${product.id}${query}`);
  await hydrated(page);
  return product;
}

/** A customer who has put one wallpaper of 36 × 48 inches into the cart, on the product page. */
export async function withWallpaper(options: PageOptions): Promise<{ page: Page; title: string }> {
  const page = await openSignedIn(options);
  const { title } = await openProduct(page);
  await width(page).fill('36');
  await height(page).fill('48');
  await addToCart(page).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL('**/cart');
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
