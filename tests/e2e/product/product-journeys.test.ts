import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { findImageByColour, listColours } from '#domain/catalogue/pictures/product-images.ts';
import { OPTION_LISTS, OPTIONS_BY_CATEGORY } from '#domain/catalogue/product-options.ts';
import { toSize } from '#domain/measuring/size.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { calculatePrice } from '#domain/pricing/piece-price.ts';
import { listConfigurableTypes } from '#domain/product/configuration.ts';
import { createAccount, logIn, PASSWORD } from '../pages/account-page.ts';
import {
  addToCartButton,
  fetchProduct,
  getCommentField,
  getHeightField,
  getPriceBox,
  getSwatches,
  getWidthField,
  motorisationRadios,
  recordWrites,
  tabTo,
  typeRadios,
} from '../pages/product-page.ts';
import { DESKTOP, openPage, PHONE } from '../support/browser.ts';
import { EXTENDED } from '../support/widths.ts';

const SIZE = { widthInInches: 36.5, heightInInches: 48 };
const COMMENT = 'For the study, please call before noon';
const cases = CATEGORY_KEYS.flatMap((category) => [PHONE, DESKTOP].map((wide) => [category, wide] as const));
/** The journey of the default run: curtains have types, options and a size. */
const isDefault = ([category, wide]: (typeof cases)[number]) => category === 'curtains' && wide === PHONE;

/** Price of one piece of the last type in this size, by the domain rule. */
const computeExpectedPaise = (product: Product) =>
  calculatePrice({
    category: product.category,
    type: listConfigurableTypes(product).at(-1),
    size: toSize(SIZE.widthInInches, SIZE.heightInInches),
  }).unitPricePaise;
const formatExpectedPrice = (product: Product): string => formatRupees(computeExpectedPaise(product), { decimals: 2 });

const waitForLoginPrompt = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Please log in to add items to your cart.' });

/** Returns the cart lines from the response to `press`. */
async function readLinesAfter(page: Page, press: () => Promise<void>): Promise<CartItem[]> {
  const responded = page.waitForResponse((response) => response.url().endsWith('/api/Cart/addtocart'));
  await press();
  const { data } = (await (await responded).json()) as { data: { items: CartItem[] } };
  return data.items;
}

/** Expects the configuration and price from before the login. */
async function expectConfigured(page: Page, product: Product, comment: string | undefined): Promise<void> {
  await page.waitForURL(`**/product/${product.id}?*`);
  await expect.poll(() => typeRadios(page).last().isChecked()).toBe(true);
  if (product.category !== 'canvas') {
    expect([await getWidthField(page).inputValue(), await getHeightField(page).inputValue()]).toEqual(['36.5', '48']);
  }
  if (comment !== undefined) expect(await getCommentField(page).inputValue()).toBe(comment);
  expect(await getPriceBox(page).textContent()).toContain(formatExpectedPrice(product));
}

async function expectInCart(page: Page, product: Product, lines: readonly CartItem[], comment: string | undefined) {
  expect(lines).toHaveLength(1);
  const type = listConfigurableTypes(product).at(-1);
  expect(lines[0]).toMatchObject({
    productId: product.id,
    productTypeId: type?.id,
    quantity: 1,
    unitPrice: computeExpectedPaise(product) / 100,
    ...(product.category === 'canvas' ? {} : SIZE),
    ...(comment === undefined ? {} : { orderComment: comment }),
  });
  await page.waitForURL('**/cart');
  await page.getByRole('main').getByText('1 item', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 2, name: product.title }).waitFor();
}

async function configureWithMouse(category: (typeof CATEGORY_KEYS)[number], wide: number): Promise<void> {
  const [product, email] = await Promise.all([fetchProduct(category), createAccount()]);
  const page = await openPage(`/product/${product.id}`, { width: wide });
  const writes = recordWrites(page);
  const colours = listColours(product.images);
  if (colours.length > 1) {
    await getSwatches(page).last().click();
    const url = findImageByColour(product.images, colours.at(-1))?.url ?? '';
    const shown = page.getByRole('region', { name: 'Image viewer' }).locator('img').first();
    await expect.poll(() => shown.getAttribute('src')).toBe(url);
  }
  await typeRadios(page).last().click();
  for (const name of OPTIONS_BY_CATEGORY[category]) {
    const last = OPTION_LISTS[name].at(-1) ?? '';
    const radio = page.locator(`input[type="radio"][value="${last}"]`);
    if (await radio.count()) await radio.last().click();
    else await page.getByRole('combobox', { name: 'Tiebacks' }).selectOption(last);
  }
  expect(await addToCartButton(page).isEnabled()).toBe(category === 'canvas');
  if (category !== 'canvas') {
    await getWidthField(page).fill(String(SIZE.widthInInches));
    await getHeightField(page).fill(String(SIZE.heightInInches));
  }
  const comment = (await getCommentField(page).count()) > 0 ? COMMENT : undefined;
  if (comment !== undefined) await getCommentField(page).fill(comment);
  expect(await getPriceBox(page).textContent()).toContain(formatExpectedPrice(product));
  await addToCartButton(page).click();
  await waitForLoginPrompt(page).waitFor();
  expect(writes).toEqual([]);
  await waitForLoginPrompt(page).getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/login');
  const lines = await readLinesAfter(page, () => logIn(page, email));
  await expectConfigured(page, product, comment);
  const options = OPTIONS_BY_CATEGORY[category].map((name) => [name, OPTION_LISTS[name].at(-1)]);
  expect(lines[0]).toMatchObject({ colorHex: colours.at(-1), ...Object.fromEntries(options) });
  await page.getByRole('link', { name: 'View cart' }).click();
  await expectInCart(page, product, lines, comment);
}

describe('a visitor configures a product, logs in when asked, and returns with it in the cart', () => {
  const mouseTitle = 'with the mouse: %s at %i px [GEN-05, PDP-28, PDP-34, D-40]';
  it.each(cases.filter(isDefault))(mouseTitle, configureWithMouse);
  it.each(cases.filter((one) => !isDefault(one)))(mouseTitle, EXTENDED, configureWithMouse);

  it.each(cases)(
    'with the keyboard alone: %s at %i px [PDP-22, PDP-28, AUTH-07, D-40]',
    EXTENDED,
    async (category, wide) => {
      const [product, email] = await Promise.all([fetchProduct(category), createAccount()]);
      const page = await openPage(`/product/${product.id}`, { width: wide });
      await tabTo(page, typeRadios(page).first());
      for (let step = 1; step < (await typeRadios(page).count()); step++) await page.keyboard.press('ArrowDown');
      expect(await typeRadios(page).last().isChecked()).toBe(true);
      if (category === 'blinds') {
        await tabTo(page, motorisationRadios(page).first());
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
      }
      if (category !== 'canvas') {
        await tabTo(page, getWidthField(page));
        await page.keyboard.type('36.4');
        await page.keyboard.press('ArrowUp');
        await tabTo(page, getHeightField(page));
        await page.keyboard.type('48');
      }
      const comment = (await getCommentField(page).count()) > 0 ? COMMENT : undefined;
      if (comment !== undefined) {
        await tabTo(page, getCommentField(page));
        await page.keyboard.type(comment);
      }
      await tabTo(page, addToCartButton(page));
      expect(await getPriceBox(page).textContent()).toContain(formatExpectedPrice(product));
      await page.keyboard.press('Enter');
      await waitForLoginPrompt(page).waitFor();
      await tabTo(page, waitForLoginPrompt(page).getByRole('link', { name: 'Log in' }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/login');
      await tabTo(page, page.getByLabel('Email', { exact: true }));
      await page.keyboard.type(email);
      await tabTo(page, page.getByLabel('Password', { exact: true }));
      await page.keyboard.type(PASSWORD);
      const lines = await readLinesAfter(page, () => page.keyboard.press('Enter'));
      await expectConfigured(page, product, comment);
      const viewCart = page.getByRole('link', { name: 'View cart' });
      await viewCart.waitFor();
      await tabTo(page, viewCart);
      await page.keyboard.press('Enter');
      await expectInCart(page, product, lines, comment);
    },
  );
});
