import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createAccount, getPath, logIn, readStoredTokens } from '../pages/account-page.ts';
import { getCards, recordRequests } from '../pages/browse-page.ts';
import { getFooter, getHeader } from '../pages/page-shell.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { getShopAddress, openPage, type PageOptions, PHONE, WIDTHS, waitForHydration } from '../support/browser.ts';
import { createCustomer, likeProducts, openPageAs } from '../support/customer.ts';
import { expectToFit, itAtWidths } from '../support/widths.ts';

/** Opens /wishlist for a new customer with `count` saved products. */
async function openWishlist(options: PageOptions = {}, count = 0): Promise<Page> {
  const customer = await createCustomer();
  await likeProducts(customer, count);
  const page = await openPageAs(customer, '/wishlist', options);
  await page.getByRole('heading', { level: 1, name: 'Wishlist' }).waitFor();
  return page;
}

const getHeart = (page: Page, card: number) =>
  getCards(page)
    .nth(card)
    .getByRole('button', { name: /Wishlist/ });

async function clickHearts(page: Page, count: number): Promise<void> {
  await page.goto('/products/all');
  await waitForHydration(page);
  for (let card = 0; card < count; card += 1) {
    await getCards(page).nth(card).hover();
    const listLoaded = page.waitForResponse((response) => response.url().endsWith('/api/Wishlist'));
    await getHeart(page, card).click();
    await expect.poll(() => getHeart(page, card).getAttribute('aria-pressed')).toBe('true');
    await listLoaded;
  }
}

describe('the wishlist page', () => {
  it('renders nothing private on the server [D-27]', async () => {
    const response = await fetch(`${getShopAddress()}/wishlist`);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ]);
    expect(html).toContain('Loading…');
    expect(html).toContain('noindex');
    expect(html).not.toContain('saved item(s)');
  });

  it('redirects a visitor to login and returns a customer [WISH-31, ROUTE-21]', async () => {
    const email = await createAccount();
    const page = await openPage('/wishlist');
    await page.waitForURL('**/login');
    await logIn(page, email);
    await page.waitForURL('**/wishlist');
    await page.getByText('Your Wishlist is empty').waitFor();
    expect([await getHeader(page).isVisible(), await getFooter(page).isVisible()]).toEqual([true, true]);
    await page.getByRole('link', { name: 'Add Your WishList' }).click();
    await page.waitForURL(`${getShopAddress()}/`);
  });

  it('shows saved items, removes one, and remembers it on the next visit [WISH-03, WISH-05, WISH-10, WISH-11]', async () => {
    const page = await openWishlist();
    const calls = recordRequests(page);
    await clickHearts(page, 2);
    expect(calls.filter((path) => path.startsWith('/api/Wishlist/'))).toHaveLength(2);
    await page.goto('/wishlist');
    await page.getByText('2 saved item(s)').waitFor();
    const first = getCards(page).first();
    const pictures = first.locator('picture img');
    expect(await pictures.count()).toBe(1);
    await pictures.first().hover();
    await expect.poll(() => pictures.count()).toBe(2);
    await first.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('1 saved item(s)').waitFor();
    await page.reload();
    await page.getByText('1 saved item(s)').waitFor();
    await getCards(page).first().getByRole('link', { name: 'View Details' }).click();
    await page.waitForURL('**/product/*');
  });

  it('reports a load error and reloads on demand [WISH-16, WISH-17, ERR-09]', async () => {
    const page = await openWishlist({ expected: [/500/] });
    await page.route('**/api/Wishlist', (route) => route.fulfill({ status: 500, body: 'down' }));
    await page.reload();
    await page.getByText('Failed to load wishlist').waitFor();
    await page.getByText('HTTP 500 down').waitFor();
    await page.unroute('**/api/Wishlist');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Your Wishlist is empty').waitFor();
  });

  itAtWidths(WIDTHS, 'gives axe nothing to find and fits at %i px, as grid and as list [WISH-01]', async (width) => {
    const page = await openWishlist({ width }, 2);
    await page.getByText('2 saved item(s)').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'List view' }).click();
    const [first, second] = [await getCards(page).first().boundingBox(), await getCards(page).nth(1).boundingBox()];
    expect(second?.x).toBe(first?.x);
    await expectNoAxeViolations(page);
    await expectToFit(page);
  });
});

describe('the account sidebar', () => {
  it('links every entry to its own screen [DASH-01, Q-11]', async () => {
    const page = await openWishlist();
    const sidebar = page.getByRole('complementary', { name: 'Account sidebar' });
    const screens = { Profile: 'Profile', Orders: 'My Orders', Tracking: 'Tracking', Wishlist: 'Wishlist' };
    for (const [entry, title] of Object.entries(screens)) {
      await sidebar.getByRole('link', { name: entry }).click();
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      expect(await sidebar.locator('[aria-current="page"]').textContent()).toBe(entry);
    }
    await sidebar.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${getShopAddress()}/`);
  });

  it('collapses and expands on a desktop [DASH-01, DASH-03, DASH-05]', async () => {
    const page = await openWishlist();
    const sidebar = page.getByRole('complementary', { name: 'Account sidebar' });
    const width = async () => (await sidebar.boundingBox())?.width ?? 0;
    const open = await width();
    await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(width).toBeLessThan(open / 2);
    await expectNoAxeViolations(page);
    await sidebar.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect.poll(width).toBe(open);
    expect(await page.getByRole('button', { name: 'My account' }).isVisible()).toBe(false);
  });

  it('is a drawer on a phone, which closes after following a link [DASH-04, DASH-05]', async () => {
    const page = await openWishlist({ width: PHONE });
    expect(await page.getByRole('complementary', { name: 'Account sidebar' }).isVisible()).toBe(false);
    const drawer = page.getByRole('dialog', { name: 'My account' });
    await page.getByRole('button', { name: 'My account' }).click();
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'My account' }).click();
    await drawer.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${getShopAddress()}/`);
    expect(await drawer.count()).toBe(0);
  });

  it('logs out: removes the tokens, and Back shows nothing private [DASH-02]', async () => {
    const page = await openWishlist();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect(await readStoredTokens(page)).toEqual({ local: null, session: null });
    await page.goBack();
    await expect.poll(() => getPath(page)).toBe('/login');
    expect(await page.getByText('saved item(s)').count()).toBe(0);
  });
});
