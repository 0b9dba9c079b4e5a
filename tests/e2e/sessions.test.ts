import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getPath, logIn, storedTokens } from './pages/account-page.ts';
import { CART_KEY, cartBadge, cartSays, openProduct, openProductSignedIn, withWallpaper } from './pages/cart-page.ts';
import { header, menu, menuButton } from './pages/page-shell.ts';
import { addToCart, commentField, height, width } from './pages/product-page.ts';
import { DESKTOP, hydrated, PHONE } from './support/browser.ts';
import { makeCustomer, openAs } from './support/customer.ts';
import { itAtWidths } from './support/widths.ts';

/** The browser's console errors about requests the test fails. */
const ASKED_OFFLINE = [/ERR_INTERNET_DISCONNECTED/];

/** Seven days and an hour. */
const SESSION_AND_MORE_MS = (7 * 24 + 1) * 3_600_000;

const logOut = async (page: Page): Promise<void> => {
  await page.goto('/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
};

describe('two tabs', () => {
  it('show the same cart, whichever tab changes it', async () => {
    const { page } = await withWallpaper();
    const other = await page.context().newPage();
    await other.goto('/products/all');
    await cartBadge(other, 'Cart, 1 piece').waitFor();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await cartBadge(other, 'Cart, 2 pieces').waitFor();
    await other.goto('/cart');
    await cartSays(other, '2 pcs');
    await other.getByRole('button', { name: 'Clear cart' }).click();
    await page.getByText('Your cart is empty').waitFor();
    await other.getByRole('button', { name: 'Undo' }).click();
    await cartSays(page, '2 pcs');
  });

  it('are both signed out together, and neither shows anything private [AUTH-37, Q-65]', async () => {
    const { page, title } = await withWallpaper();
    const other = await page.context().newPage();
    await other.goto('/wishlist');
    await other.getByText('Your Wishlist is empty').waitFor();
    await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await header(page).locator('a[href="/login"]').filter({ visible: true }).waitFor();
    await page.getByText('Your cart is empty').waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain(title);
    expect(await storedTokens(page)).toEqual({ local: null, session: null });
    expect(await page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toBe('[]');
  });
});

describe('after logging out', () => {
  it('Back shows nothing private, neither client-side nor from the browser cache [D-27]', async () => {
    const { page, title } = await withWallpaper({}, '/terms');
    // A full page load, and another one after it.
    await page.goto('/cart');
    await cartSays(page, '1 item');
    await logOut(page);
    await page.goBack();
    await page.waitForURL('**/login');
    for (let step = 0; step < 3; step++) {
      await page.goBack();
      await page.waitForLoadState();
      if (getPath(page) === '/cart') await page.getByText('Your cart is empty').waitFor();
      expect(await page.getByRole('main').textContent()).not.toContain('1 item');
      await header(page).locator('a[href="/login"]').filter({ visible: true }).waitFor();
      await cartBadge(page, 'Cart').waitFor();
      if (getPath(page) !== '/cart') break;
    }
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(title);
  });
});

describe('an expired session', () => {
  itAtWidths(
    [PHONE, DESKTOP],
    'keeps the product configuration, at %i px [AUTH-38, PDP-28, D-02, D-11]',
    async (wide) => {
      const customer = await makeCustomer();
      const page = await openAs(customer, '/terms', { width: wide });
      await page.clock.install();
      const { id } = await openProduct(page);
      await width(page).fill('36');
      await height(page).fill('48');
      await commentField(page).fill('For the study');
      await page.clock.fastForward(SESSION_AND_MORE_MS);
      await expect.poll(() => storedTokens(page)).toEqual({ local: null, session: null });
      expect(getPath(page)).toBe(`/product/${id}`);
      expect([await width(page).inputValue(), await commentField(page).inputValue()]).toEqual(['36', 'For the study']);
      await addToCart(page).click();
      const alert = page.getByRole('alert').filter({ hasText: 'Please log in to add items to your cart.' });
      await page.clock.setSystemTime(new Date());
      await alert.getByRole('link', { name: 'Log in' }).click();
      await page.waitForURL('**/login');
      await logIn(page, customer.email);
      await page.waitForURL(`**/product/${id}?*`);
      expect([await width(page).inputValue(), await commentField(page).inputValue()]).toEqual(['36', 'For the study']);
      await addToCart(page).click();
      await page.getByText('Added to your cart.').waitFor();
    },
  );
});

describe('offline', () => {
  it('lazily loaded content is missing, and nothing else breaks', async () => {
    const { page } = await openProductSignedIn('wallpaper', { width: DESKTOP, expected: ASKED_OFFLINE });
    await width(page).fill('36');
    await page.context().setOffline(true);
    const rooms = menu(page).locator('img');
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Curtains' }).waitFor();
    expect(await rooms.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'How to measure' }).click();
    const guide = page.getByRole('dialog', { name: 'How to measure' });
    await guide.getByText('The guide could not be loaded. Please check your connection and try again.').waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'How to measure' }).click();
    await guide.getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await menuButton(page).click();
    await rooms.first().waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await page.keyboard.press('Escape');
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Curtains' }).waitFor();
    expect(await rooms.count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await width(page).inputValue()).toBe('36');
  });

  itAtWidths(
    [PHONE, DESKTOP],
    'adding to the cart fails with a clear message and keeps the input, at %i px [PDP-29, ERR-16]',
    async (wide) => {
      const { page } = await openProductSignedIn('wallpaper', { width: wide, expected: ASKED_OFFLINE });
      await width(page).fill('36');
      await height(page).fill('48');
      await commentField(page).fill('For the study');
      await page.context().setOffline(true);
      await page.getByText('You are offline. Your choices stay here until you are back.').waitFor();
      await addToCart(page).click();
      await page.getByRole('alert').getByText('Failed to add to cart.', { exact: true }).waitFor();
      expect([await width(page).inputValue(), await commentField(page).inputValue()]).toEqual(['36', 'For the study']);
      await page.context().setOffline(false);
      await expect.poll(() => page.getByText('You are offline.').count()).toBe(0);
      await addToCart(page).click();
      await page.getByText('Added to your cart.').waitFor();
      await page.reload();
      await hydrated(page);
      await cartBadge(page, 'Cart, 1 piece').waitFor();
    },
  );
});
