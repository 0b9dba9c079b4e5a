import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Product } from '#contract/api/catalogue.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { colourSwatches, imageOfColour } from '#domain/catalogue/product-images.ts';
import { OPTION_LISTS } from '#domain/catalogue/product-options.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { configurableTypes, OPTIONS_OF } from '#domain/product/configuration.ts';
import { DESKTOP, openPage, PHONE } from './browser.ts';
import {
  addToCart,
  height,
  priceBox,
  productOf,
  swatches,
  tabTo,
  typeRadios,
  width,
  writesOf,
} from './product-parts.ts';

const SIZE = { widthInInches: 36.5, heightInInches: 48 };
const cases = CATEGORY_KEYS.flatMap((category) => [PHONE, DESKTOP].map((wide) => [category, wide] as const));

/** What the last type costs in this size, by the shop's own rule. */
function expectedPrice(product: Product): string {
  const type = configurableTypes(product).at(-1);
  const { unitPricePaise } = priceOf({ category: product.category, type, size: SIZE });
  return formatRupees(unitPricePaise, { decimals: 2 });
}

async function expectAskedToLogIn(page: Page, writes: readonly string[]): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: 'Please log in to add items to your cart.' });
  await alert.waitFor();
  expect(await alert.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(writes).toEqual([]);
}

describe('choosing, measuring and pressing ADD TO CART', () => {
  it.each(cases)(
    'with the mouse: %s at %i px [PDP-07, PDP-08, PDP-09, PDP-11, PDP-12, PDP-13, PDP-21, PDP-22, PDP-28, ERR-15, ROLE-05]',
    async (category, wide) => {
      const product = await productOf(category);
      const page = await openPage(`/product/${product.id}`, { width: wide });
      const writes = writesOf(page);
      const colours = colourSwatches(product.images);
      if (colours.length > 1) {
        await swatches(page).last().click();
        const url = imageOfColour(product.images, colours.at(-1))?.url ?? '';
        const shown = page.getByRole('region', { name: 'Image viewer' }).locator('img').first();
        await expect.poll(() => shown.getAttribute('src')).toBe(url);
      }
      await typeRadios(page).last().click();
      for (const name of OPTIONS_OF[category]) {
        const last = OPTION_LISTS[name].at(-1) ?? '';
        const radio = page.getByRole('radio', { name: last, exact: true });
        if (await radio.count()) await radio.last().click();
      }
      expect(await addToCart(page).isEnabled()).toBe(category === 'canvas');
      if (category !== 'canvas') {
        await width(page).fill(String(SIZE.widthInInches));
        await height(page).fill(String(SIZE.heightInInches));
      }
      expect(await priceBox(page).textContent()).toContain(expectedPrice(product));
      await addToCart(page).click();
      await expectAskedToLogIn(page, writes);
    },
  );

  it.each(cases)(
    'with the keyboard alone: %s at %i px [PDP-09, PDP-11, PDP-21, PDP-22, PDP-28, SIZE-01]',
    async (category, wide) => {
      const product = await productOf(category);
      const page = await openPage(`/product/${product.id}`, { width: wide });
      const writes = writesOf(page);
      await tabTo(page, typeRadios(page).first());
      for (let step = 1; step < (await typeRadios(page).count()); step++) await page.keyboard.press('ArrowDown');
      expect(await typeRadios(page).last().isChecked()).toBe(true);
      if (category !== 'canvas') {
        await tabTo(page, width(page));
        await page.keyboard.type('36.4');
        await page.keyboard.press('ArrowUp');
        await tabTo(page, height(page));
        await page.keyboard.type('48');
      }
      await tabTo(page, addToCart(page));
      expect(await priceBox(page).textContent()).toContain(expectedPrice(product));
      await page.keyboard.press('Enter');
      await expectAskedToLogIn(page, writes);
      const logIn = page.getByRole('alert').getByRole('link', { name: 'Log in' });
      await tabTo(page, logIn);
    },
  );
});
