import { describe, expect, it } from 'vitest';
import { getPath, TOKEN_KEY } from '../pages/account-page.ts';
import { CART_KEY, openCartWithWallpaper, openProductSignedIn, waitForCartText } from '../pages/cart-page.ts';
import { addToCartButton, getHeightField, getWidthField } from '../pages/product-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, getShopAddress, PHONE, WIDTHS, waitForHydration } from '../support/browser.ts';
import { addWallpapersToCart, createCustomer, openPageAs, sendAs } from '../support/customer.ts';
import { itAtWidths } from '../support/widths.ts';

describe('a customer', () => {
  itAtWidths(
    [PHONE, DESKTOP],
    'adds a wallpaper, changes its quantity, removes it and undoes that, at %i px [CART-09, CART-11, CART-18, ROLE-06]',
    async (wide) => {
      const { page, product } = await openProductSignedIn('wallpaper', { width: wide });
      await getWidthField(page).fill('36');
      await getHeightField(page).fill('48');
      await addToCartButton(page).click();
      await page.getByRole('link', { name: 'View cart' }).click();
      await page.waitForURL('**/cart');
      const sent: { body: unknown; headers: Record<string, string> }[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') sent.push({ body: request.postDataJSON(), headers: request.headers() });
      });
      await waitForCartText(page, '1 item');
      expect(await page.getByRole('button', { name: 'Decrease quantity' }).isDisabled()).toBe(true);
      for (let click = 0; click < 4; click++) await page.getByRole('button', { name: 'Increase quantity' }).click();
      await waitForCartText(page, '5 pcs');
      await expect.poll(() => sent.at(-1)?.body).toEqual({ quantity: 5 });
      expect(sent.at(-1)?.headers).toMatchObject({
        authorization: expect.stringMatching(/^Bearer \S+$/),
        'content-type': expect.stringContaining('application/json'),
        accept: expect.stringContaining('application/json'),
      });
      await page.reload();
      await waitForCartText(page, '5 pcs');
      await page.getByRole('button', { name: `Remove ${product.title}` }).click();
      await page.getByText('Your cart is empty').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await waitForCartText(page, '5 pcs');
      await page.getByRole('button', { name: 'Clear cart' }).click();
      await page.getByRole('link', { name: 'Start shopping' }).click();
      await page.waitForURL(`${getShopAddress()}/`);
    },
  );

  it('clears the cart and undoes that exactly, in both tabs and on the server [D-45, CART-17]', async () => {
    const customer = await createCustomer();
    await addWallpapersToCart(
      customer,
      { widthInInches: 36.25, heightInInches: 48, orderComment: 'Study' },
      { widthInInches: 60, heightInInches: 96 },
    );
    const readLines = async () => {
      const { items } = await sendAs<{ items: { id: string }[] }>(customer, 'GET', '/api/Cart');
      return items.map(({ id: _, ...line }) => line);
    };
    const before = await readLines();
    const page = await openPageAs(customer, '/cart');
    await waitForCartText(page, '2 items');
    const otherTab = await page.context().newPage();
    await otherTab.goto('/cart');
    await waitForCartText(otherTab, '2 items');
    await page.setViewportSize({ width: 390, height: 600 });
    await page.getByRole('button', { name: 'Clear cart' }).click();
    await page.getByText('Cart cleared.').waitFor();
    await otherTab.getByText('Your cart is empty').waitFor();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.poll(async () => (await undo.boundingBox())?.y, { timeout: 20_000 }).toBeGreaterThan(0);
    await undo.click();
    await waitForCartText(page, '2 items');
    await waitForCartText(otherTab, '2 items');
    expect(await readLines()).toEqual(before);
  });

  it('with an expired session sees the local cart, read-only [CART-01, ROUTE-11, LCART-01, LCART-05]', async () => {
    const { page, title } = await openCartWithWallpaper();
    await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
    await page.reload();
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await waitForCartText(page, '1 pcs');
    const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), CART_KEY);
    expect(stored).toMatchObject([{ productTitle: title, quantity: 1 }]);
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await page.getByText('Your cart is empty').waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toBe('[]');
    expect(getPath(page)).toBe('/cart');
  });
});

describe('/cart', () => {
  it('is the same HTML for everyone, with nothing private [CART-01, CART-02]', async () => {
    const response = await fetch(`${getShopAddress()}/cart`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Shopping Cart');
    expect(html).toContain('Loading…');
    expect(html).not.toContain('Your cart is empty');
  });

  itAtWidths(WIDTHS, 'has no axe violations and keeps the total visible, at %i px [CART-14, CART-15]', async (wide) => {
    const { page } = await openCartWithWallpaper({ width: wide });
    const checkout = page.getByRole('link', { name: 'Proceed to Checkout' });
    const box = await checkout.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    expect(await checkout.getAttribute('href')).toBe('/checkout');
    await expectNoAxeViolations(page);
  });
});
