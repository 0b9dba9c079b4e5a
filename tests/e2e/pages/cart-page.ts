import type { Locator, Page } from 'playwright-core';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { type PageOptions, waitForHydration } from '../support/browser.ts';
import { addWallpapersToCart, createCustomer, openPageAs } from '../support/customer.ts';
import { getHeader } from './page-shell.ts';
import { fetchProduct } from './product-page.ts';

export const CART_KEY = 'aangan.cart';

export const openSignedIn = async (path: string, options: PageOptions = {}): Promise<Page> =>
  openPageAs(await createCustomer(), path, options);

/** Opens a product page for a new customer. */
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
  await waitForHydration(page);
  return product;
}

/** Opens /cart, by way of `from`, for a new customer with one wallpaper of 36 × 48 inches. */
export async function openCartWithWallpaper(
  options: PageOptions = {},
  from = '/cart',
): Promise<{ page: Page; title: string }> {
  const customer = await createCustomer();
  const title = await addWallpapersToCart(customer, { widthInInches: 36, heightInInches: 48 });
  const page = await openPageAs(customer, from, options);
  if (from !== '/cart') await getCartBadge(page, 'Cart, 1 piece').click();
  await page.getByText('1 pcs', { exact: true }).waitFor();
  return { page, title };
}

export const waitForCartText = (page: Page, text: string): Promise<void> =>
  page.getByRole('main').getByText(text, { exact: true }).waitFor();

export const getCartLines = (page: Page): Locator =>
  page.getByRole('list', { name: 'Items in your cart' }).locator('> li');

/** The header's cart link, by its accessible name. */
export const getCartBadge = (page: Page, label: string): Locator =>
  getHeader(page).getByRole('link', { name: label, exact: true }).filter({ visible: true });
