import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './accessibility.ts';
import { logIn, makeAccount, pathOf, TOKEN_KEY } from './account-parts.ts';
import { DESKTOP, hydrated, openPage, PHONE, shopAddress, WIDTHS } from './browser.ts';
import { addToCart, height, productOf, width } from './product-parts.ts';
import { header } from './shell-parts.ts';

const CART_KEY = 'aangan.cart';

/** A customer who has put one wallpaper of 36 × 48 inches into the cart, on the product page. */
async function withWallpaper(wide: number): Promise<{ page: Page; title: string }> {
  const product = await productOf('wallpaper');
  const page = await openPage('/login', { width: wide });
  await logIn(page, await makeAccount());
  await header(page).waitFor();
  await page.goto(`/product/${product.id}`);
  await hydrated(page);
  await width(page).fill('36');
  await height(page).fill('48');
  await addToCart(page).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL('**/cart');
  await page.getByText('1 pcs', { exact: true }).waitFor();
  return { page, title: product.title };
}

const count = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).waitFor();

describe('a customer', () => {
  it.each([PHONE, DESKTOP])(
    'adds a wallpaper, changes its quantity, removes it and takes that back, at %i px [CART-09, CART-11, CART-18, CART-20, CART-21, CART-24, CART-33, CART-36, CART-37, ROLE-06]',
    async (wide) => {
      const { page, title } = await withWallpaper(wide);
      const sent: { body: unknown; headers: Record<string, string> }[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') sent.push({ body: request.postDataJSON(), headers: request.headers() });
      });
      await count(page, '1 item');
      expect(await page.getByRole('button', { name: 'Decrease quantity' }).isDisabled()).toBe(true);
      for (let click = 0; click < 4; click++) await page.getByRole('button', { name: 'Increase quantity' }).click();
      await count(page, '5 pcs');
      await expect.poll(() => sent.at(-1)?.body).toEqual({ quantity: 5 });
      expect(sent.at(-1)?.headers).toMatchObject({
        authorization: expect.stringMatching(/^Bearer \S+$/),
        'content-type': expect.stringContaining('application/json'),
        accept: expect.stringContaining('application/json'),
      });
      await page.reload();
      await count(page, '5 pcs');
      await page.getByRole('button', { name: `Remove ${title}` }).click();
      await page.getByText('Your cart is empty').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await count(page, '5 pcs');
      await page.getByRole('button', { name: 'Clear cart' }).click();
      await page.getByRole('link', { name: 'Start shopping' }).click();
      await page.waitForURL(`${shopAddress()}/`);
    },
  );

  it('whose session is over sees the copy of the browser, and no stepper changes it [CART-01, ROUTE-11, LCART-01, LCART-05, LCART-06]', async () => {
    const { page, title } = await withWallpaper(DESKTOP);
    await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
    await page.reload();
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await count(page, '1 pcs');
    const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), CART_KEY);
    expect(stored).toMatchObject([{ productTitle: title, quantity: 1 }]);
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await page.getByText('Your cart is empty').waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toBe('[]');
    expect(pathOf(page)).toBe('/cart');
  });
});

describe('/cart', () => {
  it('is the same HTML for everyone: title and Loading, nothing private [CART-01, CART-02]', async () => {
    const answer = await fetch(`${shopAddress()}/cart`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('Shopping Cart');
    expect(html).toContain('Loading…');
    expect(html).not.toContain('Your cart is empty');
  });

  it.each(WIDTHS)(
    'gives axe nothing to find, and keeps the total in sight, at %i px [CART-14, CART-15]',
    async (wide) => {
      const { page } = await withWallpaper(wide);
      const checkout = page.getByRole('link', { name: 'Proceed to Checkout' });
      const box = await checkout.boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
      expect(await checkout.getAttribute('href')).toBe('/checkout');
      await expectNoAxeViolations(page);
    },
  );
});
