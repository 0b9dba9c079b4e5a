import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createAccount, getPath, logIn, PASSWORD, readStoredTokens, TOKEN_KEY } from '../pages/account-page.ts';
import {
  CART_KEY,
  getCartBadge,
  openCartWithWallpaper,
  openProduct,
  openProductSignedIn,
  waitForCartText,
} from '../pages/cart-page.ts';
import { getHeader, getMenu, getMenuButton } from '../pages/page-shell.ts';
import { addToCartButton, getCommentField, getHeightField, getWidthField } from '../pages/product-page.ts';
import { DESKTOP, getShopAddress, openPage, PHONE, waitForHydration } from '../support/browser.ts';
import { createCustomer, openPageAs } from '../support/customer.ts';
import { itAtWidths } from '../support/widths.ts';

/** The browser's console errors about requests the test fails. */
const OFFLINE_ERRORS = [/ERR_INTERNET_DISCONNECTED/];

/** The browser's console error about an expected response. */
const UNAUTHORIZED = [/status of 401/, /^response 401/];

/** One hour more than a session lasts. */
const EXPIRED_AFTER_MS = (7 * 24 + 1) * 3_600_000;

const logOut = async (page: Page): Promise<void> => {
  await page.goto('/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
};

describe('two tabs', () => {
  it('show the same cart, whichever tab changes it', async () => {
    const { page } = await openCartWithWallpaper();
    const other = await page.context().newPage();
    await other.goto('/products/all');
    await getCartBadge(other, 'Cart, 1 piece').waitFor();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await getCartBadge(other, 'Cart, 2 pieces').waitFor();
    await other.goto('/cart');
    await waitForCartText(other, '2 pcs');
    await other.getByRole('button', { name: 'Clear cart' }).click();
    await page.getByText('Your cart is empty').waitFor();
    await other.getByRole('button', { name: 'Undo' }).click();
    await waitForCartText(page, '2 pcs');
  });

  it('are both signed out together, and neither shows anything private [AUTH-37, Q-65]', async () => {
    const { page, title } = await openCartWithWallpaper();
    const other = await page.context().newPage();
    await other.goto('/wishlist');
    await other.getByText('Your Wishlist is empty').waitFor();
    await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await getHeader(page).locator('a[href="/login"]').filter({ visible: true }).waitFor();
    await page.getByText('Your cart is empty').waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain(title);
    expect(await readStoredTokens(page)).toEqual({ local: null, session: null });
    expect(await page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toBe('[]');
  });
});

describe('a browser that has logged in before', () => {
  it('logs in while strangers lock the account for others [D-42]', async () => {
    const email = await createAccount();
    const page = await openPage('/login');
    await logIn(page, email);
    await getHeader(page).waitFor();
    await logOut(page);
    const guess = (password: string) =>
      fetch(`${getShopAddress()}/api/Account/Authentication`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
    for (let attempt = 0; attempt < 5; attempt++) expect((await guess('wrong')).status).toBe(401);
    expect((await guess(PASSWORD)).status).toBe(429);
    await logIn(page, email);
    await getHeader(page).locator('a[href="/profile"]').filter({ visible: true }).waitFor();
  });
});

describe('after logging out', () => {
  it('Back shows nothing private, neither client-side nor from the browser cache [D-27]', async () => {
    const { page, title } = await openCartWithWallpaper({}, '/terms');
    // A full page load, and another one after it.
    await page.goto('/cart');
    await waitForCartText(page, '1 item');
    await logOut(page);
    await page.goBack();
    await page.waitForURL('**/login');
    for (let step = 0; step < 3; step++) {
      await page.goBack();
      await page.waitForLoadState();
      if (getPath(page) === '/cart') await page.getByText('Your cart is empty').waitFor();
      expect(await page.getByRole('main').textContent()).not.toContain('1 item');
      await getHeader(page).locator('a[href="/login"]').filter({ visible: true }).waitFor();
      await getCartBadge(page, 'Cart').waitFor();
      if (getPath(page) !== '/cart') break;
    }
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(title);
  });
});

describe('an expired session', () => {
  itAtWidths(
    [PHONE, DESKTOP],
    'keeps the product configuration, at %i px [AUTH-38, PDP-28, D-02, D-40]',
    async (wide) => {
      const customer = await createCustomer();
      const page = await openPageAs(customer, '/terms', { width: wide });
      await page.clock.install();
      const { id } = await openProduct(page);
      await getWidthField(page).fill('36');
      await getHeightField(page).fill('48');
      await getCommentField(page).fill('For the study');
      await page.clock.fastForward(EXPIRED_AFTER_MS);
      await expect.poll(() => readStoredTokens(page)).toEqual({ local: null, session: null });
      expect(getPath(page)).toBe(`/product/${id}`);
      expect([await getWidthField(page).inputValue(), await getCommentField(page).inputValue()]).toEqual([
        '36',
        'For the study',
      ]);
      await addToCartButton(page).click();
      const alert = page.getByRole('alert').filter({ hasText: 'Please log in to add items to your cart.' });
      await page.clock.setSystemTime(new Date());
      await alert.getByRole('link', { name: 'Log in' }).click();
      await page.waitForURL('**/login');
      await logIn(page, customer.email);
      await page.waitForURL(`**/product/${id}?*`);
      expect([await getWidthField(page).inputValue(), await getCommentField(page).inputValue()]).toEqual([
        '36',
        'For the study',
      ]);
      await page.getByText('Added to your cart.').waitFor();
    },
  );
});

describe('a token that the server refuses', () => {
  const SESSION_ENDED = 'Your session has ended. Please log in again.';
  const getAlert = (page: Page) => page.getByRole('alert').filter({ hasText: SESSION_ENDED });

  /** Replaces the stored token by one whose signature the server does not accept. */
  const breakToken = (page: Page) =>
    page.evaluate((key) => localStorage.setItem(key, `${localStorage.getItem(key)}x`), TOKEN_KEY);

  it('is dropped, and login returns to the page [D-47, D-02]', async () => {
    const customer = await createCustomer();
    const page = await openPageAs(customer, '/terms', { expected: UNAUTHORIZED });
    await breakToken(page);
    await page.goto('/orders');
    await page.waitForURL('**/login');
    await getAlert(page).waitFor();
    expect(await readStoredTokens(page)).toEqual({ local: null, session: null });
    await logIn(page, customer.email);
    await page.waitForURL('**/orders');
    await page.getByText('No orders yet').waitFor();
    expect(await getAlert(page).count()).toBe(0);
  });

  it('is kept without that reason: the page keeps its message, with a link to login [D-47, ERR-46]', async () => {
    const customer = await createCustomer();
    const page = await openPageAs(customer, '/terms', { expected: UNAUTHORIZED });
    await page.route('**/api/Orders/me?*', (route) => route.fulfill({ status: 401, body: 'Not today' }));
    await page.goto('/orders');
    await page.getByText('Failed to fetch orders: 401 Not today').waitFor();
    expect((await readStoredTokens(page)).local).toBe(customer.token);
    await page.unroute('**/api/Orders/me?*');
    await getAlert(page).getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/login');
    await logIn(page, customer.email);
    await page.waitForURL('**/orders');
    await page.getByText('No orders yet').waitFor();
  });
});

describe('offline', () => {
  it('lazily loaded content is missing, and nothing else breaks', async () => {
    const { page } = await openProductSignedIn('wallpaper', { width: DESKTOP, expected: OFFLINE_ERRORS });
    await getWidthField(page).fill('36');
    await page.context().setOffline(true);
    const rooms = getMenu(page).locator('img');
    await getMenuButton(page).click();
    await getMenu(page).getByRole('link', { name: 'Curtains' }).waitFor();
    expect(await rooms.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'How to measure' }).click();
    const guide = page.getByRole('dialog', { name: 'How to measure' });
    await guide.getByText("We couldn't load the guide. Please check your connection and try again.").waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'How to measure' }).click();
    await guide.getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await getMenuButton(page).click();
    await rooms.first().waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await page.keyboard.press('Escape');
    await getMenuButton(page).click();
    await getMenu(page).getByRole('link', { name: 'Curtains' }).waitFor();
    expect(await rooms.count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await getWidthField(page).inputValue()).toBe('36');
  });

  itAtWidths(
    [PHONE, DESKTOP],
    'adding to the cart fails with a clear message and keeps the input, at %i px [PDP-29, ERR-16]',
    async (wide) => {
      const { page } = await openProductSignedIn('wallpaper', { width: wide, expected: OFFLINE_ERRORS });
      await getWidthField(page).fill('36');
      await getHeightField(page).fill('48');
      await getCommentField(page).fill('For the study');
      await page.context().setOffline(true);
      await page.getByText("You're offline. Your choices will stay here until you're back online.").waitFor();
      await addToCartButton(page).click();
      await page.getByRole('alert').getByText('Failed to add to cart.', { exact: true }).waitFor();
      expect([await getWidthField(page).inputValue(), await getCommentField(page).inputValue()]).toEqual([
        '36',
        'For the study',
      ]);
      await page.context().setOffline(false);
      await expect.poll(() => page.getByText("You're offline.").count()).toBe(0);
      await addToCartButton(page).click();
      await page.getByText('Added to your cart.').waitFor();
      await page.reload();
      await waitForHydration(page);
      await getCartBadge(page, 'Cart, 1 piece').waitFor();
    },
  );
});
