import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, type TestOptions } from 'vitest';
import type { ProductType } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { findLowestRatePaise, getProductTypes } from '#domain/catalogue/product-types.ts';
import { formatRate, formatRupees } from '#domain/money/format-rupees.ts';
import { rupeesToPaise, ZERO_PAISE } from '#domain/money/paise.ts';
import { PASCAL } from '#tests/support/tolerant-host/pascal-spelling.ts';
import { SNAKE } from '#tests/support/tolerant-host/snake-spelling.ts';
import { createEmail, logIn, signUp } from '../pages/account-page.ts';
import { getCards } from '../pages/browse-page.ts';
import { waitForCartText } from '../pages/cart-page.ts';
import {
  fillIn,
  getFact,
  getField,
  getTitle,
  payButton,
  payWithOutcome,
  waitForAlert,
} from '../pages/checkout-page.ts';
import { addToCartButton, getHeightField, getWidthField, typeRadios } from '../pages/product-page.ts';
import { waitForHydration } from '../support/browser.ts';
import { type ShopOnOtherHost, startShopOnOtherHost } from '../support/shop-on-other-host.ts';
import { EXTENDED } from '../support/widths.ts';

let shop: ShopOnOtherHost;
beforeAll(async () => {
  shop = await startShopOnOtherHost();
}, 240_000);
afterAll(() => shop.stop());
beforeEach(() => shop.host.reset());

/** The browser's console error about an expected response. */
const expectStatus = (status: number) => [new RegExp(`status of ${status}`), new RegExp(`^response ${status}`)];
const findHostRequests = (call: RegExp) => shop.host.calls.filter((request) => call.test(request.call));
const getMain = (page: Page) => page.getByRole('main');

/** The product's types as shown on the page, without spaces. */
const readTypeTexts = async (page: Page): Promise<string> =>
  (await typeRadios(page).locator('xpath=..').allTextContents()).join(' ').replaceAll(' ', '');

/** Enters a size and adds the product to the cart. */
async function addProductToCart(page: Page, id: string): Promise<void> {
  await page.goto(`/product/${id}`);
  await waitForHydration(page);
  await getWidthField(page).fill('36');
  await getHeightField(page).fill('48');
  // Only our own API knows samples (D-38).
  expect(await page.getByRole('button', { name: /sample/i }).count()).toBe(0);
  await addToCartButton(page).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL('**/cart');
  await waitForCartText(page, '1 pcs');
}

async function saveCity(page: Page, city: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Address' });
  await form.getByRole('button', { name: 'Edit' }).click();
  await form.getByLabel('City').fill(city);
  await form.getByRole('button', { name: 'Save' }).click();
}

describe('the catalogue of another host', () => {
  const cases: [string, Category, typeof PASCAL, TestOptions][] = [
    ['name, price and productTypes', 'wallpaper', PASCAL, {}],
    ['name and price', 'canvas', PASCAL, EXTENDED],
    ['prices in text, pictures of its own', 'curtains', SNAKE, {}],
    ['empty lists left out', 'blinds', SNAKE, EXTENDED],
  ];
  for (const [words, category, spelling, options] of cases) {
    it(
      `written with ${words} shows ${category} with types and rates, from the server as in the browser [API-01, API-04, API-06, D-50]`,
      options,
      async () => {
        shop.host.setSpelling(spelling);
        const page = await shop.open(`/${category}`);
        const card = getCards(page).first();
        const id = (await card.getByRole('link').first().getAttribute('href'))?.split('/').at(-1) ?? '';
        const product = await shop.fetchProductById(id);
        const types = getProductTypes<ProductType & { motorisation?: string | null }>(category, product);
        expect(types.length).toBeGreaterThan(0);
        expect(await card.textContent()).toContain(`${formatRate(findLowestRatePaise(types) ?? ZERO_PAISE)} /sq.ft.`);
        await expect
          .poll(() =>
            card
              .locator('img')
              .first()
              .evaluate((image) => (image as HTMLImageElement).naturalWidth),
          )
          .toBeGreaterThan(0);
        expect(findHostRequests(/./).filter(({ isFromBrowser }) => isFromBrowser)).toEqual([]);

        await card.getByRole('link').first().click();
        await page.waitForURL(`**/product/${id}`);
        await typeRadios(page).first().waitFor();
        await expect.poll(() => findHostRequests(/GetProductById/)).toMatchObject([{ isFromBrowser: true }]);
        // The styles of a blind show the rates with the chosen motorisation.
        const shown = types.filter(({ motorisation }) => motorisation === types[0]?.motorisation);
        const expected = shown.flatMap(({ title, pricePerSqFt }) => [
          title,
          `${formatRupees(rupeesToPaise(pricePerSqFt), { decimals: 2 })}/sq.ft.`,
        ]);
        const fromTheBrowser = await readTypeTexts(page);
        for (const text of expected) expect(fromTheBrowser).toContain(text.replaceAll(' ', ''));
        await page.reload();
        await waitForHydration(page);
        expect(await readTypeTexts(page)).toBe(fromTheBrowser);
        expect(findHostRequests(/GetProductById/)).toMatchObject([{ isFromBrowser: true }, { isFromBrowser: false }]);
      },
    );
  }
});

describe.each([
  { spelling: PASCAL, category: 'wallpaper', ways: {} },
  { spelling: SNAKE, category: 'fabrics', ways: EXTENDED },
] as const)('a customer of a host that writes in $spelling.name', ({ spelling, category, ways }) => {
  beforeEach(() => shop.host.setSpelling(spelling));

  it('signs up, logs in and saves a wishlist [API-07, API-08, API-09, API-15]', ways, async () => {
    const email = createEmail();
    const page = await shop.open('/signup', { expected: expectStatus(401) });
    await signUp(page, email);
    await page.waitForURL('**/login');
    await logIn(page, email, 'something else');
    await getMain(page).getByRole('alert').getByText('The host says: Login failed.').waitFor();
    await logIn(page, email);
    await page.waitForURL('**/profile');
    await getMain(page).getByText('Asha Rao').waitFor();

    const product = await shop.fetchProductInCategory(category);
    await page.goto(`/product/${product.id}`);
    await waitForHydration(page);
    const like = page.getByRole('button', { name: 'Like' });
    await like.click();
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
    await page.goto('/wishlist');
    await page.getByText('1 saved item(s)').waitFor();
    const rate = findLowestRatePaise(getProductTypes<ProductType>(category, product)) ?? ZERO_PAISE;
    await expect.poll(() => getCards(page).first().textContent()).toContain(`${formatRate(rate)} /sq.ft.`);
    expect(await getCards(page).first().textContent()).toContain(product.title);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Your Wishlist is empty').waitFor();
    await page.reload();
    await page.getByText('Your Wishlist is empty').waitFor();
  });

  it('fills the cart, pays and finds the order [API-10, API-11, API-12, API-13]', ways, async () => {
    const product = await shop.fetchProductInCategory(category);
    const page = await shop.openAsCustomer('/profile', { expected: expectStatus(spelling.misread) });
    await saveCity(page, 'Surat');
    await page.getByText('Shipping address saved.').waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole('form', { name: 'Address' }).getByLabel('City').inputValue()).toBe('Surat');

    await addProductToCart(page, product.id);
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await waitForCartText(page, '2 pcs');
    await expect.poll(() => findHostRequests(/^PUT .*items/).at(-1)?.body).toEqual({ quantity: 2 });
    await page.reload();
    await waitForCartText(page, '2 pcs');
    await page.getByRole('button', { name: `Remove ${product.title}` }).click();
    await getMain(page).getByText('Your cart is empty').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await waitForCartText(page, '2 pcs');

    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await getField(page, 'Full name').waitFor();
    expect(await getField(page, 'City').inputValue()).toBe('Surat');
    await fillIn(page);
    const total = await getFact(page, 'Total').textContent();
    await payWithOutcome(page, 'Success');
    await getTitle(page, 'Payment Successful').waitFor();
    expect(findHostRequests(/CreateOrder/).map(({ body }) => Object.keys(body ?? {}))).toEqual([
      ['userId'],
      ['UserId'],
    ]);
    expect(await getFact(page, 'Amount').textContent()).toBe(`${total}.00`);
    expect(await getFact(page, 'Payment ID').textContent()).toMatch(/^\w+$/);

    await page.getByRole('link', { name: 'View Orders' }).click();
    await page.waitForURL('**/orders');
    await getCards(page).getByText(product.title).waitFor();
    await getCards(page).getByRole('link').first().click();
    await page.waitForURL('**/orders/*');
    expect(await page.getByText('Total Paid').locator('..').textContent()).toBe(`Total Paid${total}.00`);
    expect(await getMain(page).textContent()).toContain('12 Law Garden');
  });
});

describe('a host that sends other successful responses', () => {
  it('saves details with plain text, verifies a payment without data, and lists no unreadable orders [D-50]', async () => {
    const page = await shop.openAsCustomer('/profile');
    shop.host.overrideResponses(/^PUT \/api\/UserDetails/, 200, 'Saved');
    await saveCity(page, 'Surat');
    await page.getByText('Shipping address saved.').waitFor();
    shop.host.overrideResponses(/VerifyPayment/, 200, '{"succeeded":true,"data":null}');
    await page.goto('/cashfree-return?order_id=AAN-23456789AB');
    await getTitle(page, 'Payment Successful').waitFor();
    shop.host.overrideResponses(/Orders/, 200, '{"Data":{"Items":[{"Number":7}]}}');
    await page.goto('/orders');
    await getMain(page).getByText('Failed to load orders').waitFor();
    expect(await page.getByText('No orders yet').count()).toBe(0);
  });
});

describe('a host that sends plain-text errors', () => {
  const DOWN = 'Closed for lunch';
  /** Opens a page whose request fails, and waits for its message. */
  async function isTold(page: Page, path: string, text: string): Promise<void> {
    await page.goto(path);
    await getMain(page).getByText(text, { exact: true }).first().waitFor();
  }

  it('has its messages shown as the error catalogue specifies, on every page [ERR-05, ERR-09, ERR-11, ERR-40]', async () => {
    const page = await shop.openAsCustomer('/profile', { expected: expectStatus(503) });
    shop.host.overrideResponses(/^PUT \/api\/UserDetails/, 503, DOWN);
    await saveCity(page, 'Surat');
    await getMain(page).getByRole('alert').getByText(DOWN).waitFor();
    shop.host.overrideResponses(/Wishlist|Cart|Orders|UserDetails/, 503, DOWN);
    await isTold(page, '/wishlist', 'Failed to load wishlist');
    await getMain(page).getByText(`HTTP 503 ${DOWN}`).waitFor();
    await isTold(page, '/cart', `Invalid JSON: ${DOWN}`);
    await isTold(page, '/orders', `Failed to fetch orders: 503 ${DOWN}`);
    await isTold(page, '/profile', 'Failed to fetch (503)');
    shop.host.reset();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('form', { name: 'Address' }).waitFor();
  });

  it('does not block a later payment; its messages appear as alerts and as the failure reason [ERR-31, ERR-34, ERR-37, ERR-39]', async () => {
    const { id } = await shop.fetchProductInCategory('wallpaper');
    const page = await shop.openAsCustomer('/terms', {
      expected: [
        ...expectStatus(500),
        ...expectStatus(503),
        ...expectStatus(PASCAL.misread),
        ...expectStatus(SNAKE.misread),
      ],
    });
    await addProductToCart(page, id);
    await page.goto('/checkout');
    await fillIn(page);
    shop.host.overrideResponses(/CreateOrder/, 503, DOWN);
    await payButton(page).click();
    await waitForAlert(page, DOWN);
    shop.host.reset();
    shop.host.overrideResponses(/VerifyPayment/, 500, DOWN);
    await payWithOutcome(page, 'Success');
    await getTitle(page, 'Payment failed').waitFor();
    expect(await getFact(page, 'Reason').textContent()).toBe(`HTTP 500: ${DOWN}`);
  });

  it('gets uncached pages that recover when the host is back [ERR-01, D-22]', async () => {
    const { id } = await shop.fetchProductInCategory('blinds', -1);
    for (const path of ['/products/all?page=2', `/product/${id}`]) {
      shop.host.overrideResponses(/Products/, 503, DOWN);
      const page = await shop.open(path, { expected: expectStatus(503) });
      await getMain(page).getByText('HTTP 503').waitFor();
      expect((await fetch(shop.address + path)).status).toBe(503);
      // The browser's own attempt must fail too, or the page recovers without a click.
      await page.waitForLoadState('networkidle');
      shop.host.reset();
      await page.getByRole('button', { name: 'Try again' }).click();
      await getMain(page).getByText('/sq.ft.').first().waitFor();
      const response = await fetch(shop.address + path);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('/sq.ft.')]);
    }
  });
});
