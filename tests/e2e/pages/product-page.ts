import type { Locator, Page } from 'playwright-core';
import type { Product } from '#contract/storefront/catalogue.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { getShopAddress } from '../support/browser.ts';

/** Prefers a product with pictures in two colours. */
export async function fetchProduct(category: Category): Promise<Product> {
  const response = await fetch(`${getShopAddress()}/api/Products/category/${CATEGORIES[category].name}`);
  const { data } = (await response.json()) as { data: Product[] };
  const coloured = data.find(({ images }) => new Set(images.map(({ hexCode }) => hexCode)).size > 1);
  const product = coloured ?? data[0];
  if (!product) throw new Error(`The catalogue has no ${category}.`);
  return product;
}

export const getWidthField = (page: Page): Locator => page.getByRole('spinbutton', { name: /^Width/ });
export const getHeightField = (page: Page): Locator => page.getByRole('spinbutton', { name: /^Height/ });
export const addToCartButton = (page: Page): Locator => page.getByRole('button', { name: 'ADD TO CART' });
export const getCommentField = (page: Page): Locator => page.getByLabel(/^Add Order Comment/);
export const getPriceBox = (page: Page): Locator => page.getByRole('region', { name: 'Price' });
/** The chosen type's rate below the colours. */
export const getRate = (page: Page): Locator => page.getByTestId('rate');
/** The styles of a demo blind select its type. */
export const typeRadios = (page: Page): Locator =>
  page.getByRole('group', { name: /^(Type|Blind style)$/ }).getByRole('radio');
export const motorisationRadios = (page: Page): Locator =>
  page.getByRole('group', { name: 'Motorisation' }).getByRole('radio');
export const getSwatches = (page: Page): Locator =>
  page.getByRole('group', { name: 'Colour', exact: true }).first().getByRole('radio');

/** Records every non-GET request. */
export function recordWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
  });
  return writes;
}

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${target}.`);
}
