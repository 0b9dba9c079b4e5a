import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contract/storefront/cart.ts';
import { createAccount, createEmail, logIn, PASSWORD, signUp } from '../pages/account-page.ts';
import { getCartBadge } from '../pages/cart-page.ts';
import { measurePixelsOutside } from '../pages/home-page.ts';
import {
  addToCartButton,
  fetchProduct,
  getCommentField,
  getHeightField,
  getWidthField,
} from '../pages/product-page.ts';
import { DESKTOP, openPage, PHONE, waitForHydration } from '../support/browser.ts';
import { type Customer, sendAs, signIn } from '../support/customer.ts';
import { EXTENDED } from '../support/widths.ts';

const ADDED = 'Added to your cart.';
const getLoginLink = (page: Page) => page.getByRole('alert').getByRole('link', { name: 'Log in' });
const fetchLines = async (customer: Customer) =>
  (await sendAs<{ items: CartItem[] }>(customer, 'GET', '/api/Cart')).items;
const fetchLikes = async (customer: Customer) =>
  (await sendAs<{ items: { productId: string }[] }>(customer, 'GET', '/api/Wishlist')).items.map(
    ({ productId }) => productId,
  );

/** Opens a wallpaper as a visitor, who presses ADD TO CART with a comment and follows the alert's link. */
async function interruptAdd(width: number): Promise<{ page: Page; productId: string }> {
  const { id } = await fetchProduct('wallpaper');
  const page = await openPage(`/product/${id}`, { width });
  await getWidthField(page).fill('36.5');
  await getHeightField(page).fill('48');
  await getCommentField(page).fill('For the study');
  await addToCartButton(page).click();
  await getLoginLink(page).click();
  await page.waitForURL('**/login');
  return { page, productId: id };
}

describe('an add to cart that login interrupts', () => {
  it('is completed once, after sign-up and login with the email filled in [D-40, AUTH-47]', async () => {
    const { page, productId } = await interruptAdd(DESKTOP);
    const email = createEmail();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await signUp(page, email);
    await page.waitForURL('**/login');
    await page.getByRole('alert').getByText('Account created successfully!').waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await page.waitForURL(`**/product/${productId}?*`);
    await page.getByText(ADDED).waitFor();
    await expect.poll(() => measurePixelsOutside(page.getByText(ADDED))).toBe(0);
    const customer = await signIn(email);
    const expected = [
      { productId, widthInInches: 36.5, heightInInches: 48, quantity: 1, orderComment: 'For the study' },
    ];
    expect(await fetchLines(customer)).toMatchObject(expected);
    await page.reload();
    await waitForHydration(page);
    await getCartBadge(page, 'Cart, 1 piece').waitFor();
    expect(await page.getByText(ADDED).count()).toBe(0);
    await page.goBack();
    await page.goForward();
    await getCartBadge(page, 'Cart, 1 piece').waitFor();
    expect(await fetchLines(customer)).toMatchObject(expected);
  });

  it('is dropped when the customer logs in by another way [D-40]', async () => {
    const email = await createAccount();
    const { page } = await interruptAdd(PHONE);
    await page.getByRole('link', { name: 'Back to HomePage' }).click();
    await page.getByRole('banner').locator('a[href="/login"]').filter({ visible: true }).click();
    await page.waitForURL('**/login');
    await logIn(page, email);
    await page.waitForURL('**/profile');
    expect(await fetchLines(await signIn(email))).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('aangan.draft.interrupted'))).toBeNull();
  });

  it('is completed with the size that the customer corrected before logging in [D-01, D-40]', EXTENDED, async () => {
    const [{ id }, email] = await Promise.all([fetchProduct('wallpaper'), createAccount()]);
    const page = await openPage(`/product/${id}`, { width: PHONE });
    await getWidthField(page).fill('36.5');
    await getHeightField(page).fill('48');
    await addToCartButton(page).click();
    await getLoginLink(page).waitFor();
    await getWidthField(page).fill('40');
    await getLoginLink(page).waitFor({ state: 'detached' });
    await addToCartButton(page).click();
    await getLoginLink(page).click();
    await page.waitForURL('**/login');
    await logIn(page, email);
    await page.getByText(ADDED).waitFor();
    expect(await getWidthField(page).inputValue()).toBe('40');
    expect(await fetchLines(await signIn(email))).toMatchObject([{ widthInInches: 40, heightInInches: 48 }]);
  });

  it('is completed for a sample, and its confirmation is in view [D-38, D-40]', EXTENDED, async () => {
    const [{ id }, email] = await Promise.all([fetchProduct('wallpaper'), createAccount()]);
    const page = await openPage(`/product/${id}`, { width: PHONE });
    await page.getByRole('button', { name: /^Order a sample/ }).click();
    await getLoginLink(page).click();
    await page.waitForURL('**/login');
    await logIn(page, email);
    const confirmation = page.getByText('Sample added to cart.');
    await confirmation.waitFor();
    await expect.poll(() => measurePixelsOutside(confirmation)).toBe(0);
    expect(await fetchLines(await signIn(email))).toMatchObject([{ productId: id, kind: 'sample' }]);
  });

  it('is completed once in two tabs, the second a duplicate of the first [D-40]', EXTENDED, async () => {
    const email = await createAccount();
    const { page, productId } = await interruptAdd(PHONE);
    const copy = await page.evaluate(() => ({ stored: { ...sessionStorage }, entry: history.state as unknown }));
    const duplicate = await page.context().newPage();
    await duplicate.goto(new URL('/login', page.url()).href);
    await duplicate.evaluate(({ stored, entry }) => {
      Object.assign(sessionStorage, stored);
      history.replaceState(entry, '');
    }, copy);
    await duplicate.reload();
    await waitForHydration(duplicate);
    await page.getByLabel('Remember me').uncheck();
    await logIn(page, email);
    await page.getByText(ADDED).waitFor();
    // The first tab's session is its own, so the second one asks to log in too.
    await logIn(duplicate, email);
    await duplicate.waitForURL(`**/product/${productId}?*`);
    await getCartBadge(duplicate, 'Cart, 1 piece').waitFor();
    expect(await fetchLines(await signIn(email))).toMatchObject([{ quantity: 1 }]);
  });
});

describe('a like that login interrupts', () => {
  it.each([
    ['is completed', false],
    ['that is already there is kept', true],
  ])('%s [D-40]', async (_, isLikedBefore) => {
    const [{ id }, email] = await Promise.all([fetchProduct('curtains'), createAccount()]);
    const customer = await signIn(email);
    if (isLikedBefore) await sendAs(customer, 'POST', `/api/Wishlist/${id}`);
    const page = await openPage(`/product/${id}`, { width: PHONE });
    await page.getByRole('button', { name: 'Like' }).click();
    await getLoginLink(page).click();
    await page.waitForURL('**/login');
    await logIn(page, email);
    await page.waitForURL(`**/product/${id}*`);
    await expect.poll(() => page.getByRole('button', { name: 'Like' }).getAttribute('aria-pressed')).toBe('true');
    expect(await fetchLikes(customer)).toEqual([id]);
  });
});
