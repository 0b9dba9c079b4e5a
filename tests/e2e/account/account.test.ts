import { describe, expect, it } from 'vitest';
import {
  createAccount,
  createEmail,
  getPath,
  logIn,
  PASSWORD,
  readStoredTokens,
  signUp,
  TOKEN_KEY,
} from '../pages/account-page.ts';
import { openSignedIn } from '../pages/cart-page.ts';
import { getChatButton, getFooter, getHeader } from '../pages/page-shell.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, getShopAddress, openPage, PHONE, WIDTHS, waitForHydration } from '../support/browser.ts';
import { itAtWidths } from '../support/widths.ts';

/** The browser's console error about an expected rejection (D-32). */
const EXPECTED_REJECTIONS = [/status of 40[19].*\/api\/Account/, /response 40[19]: \S+\/api\/Account/];

describe('a new customer', () => {
  it('signs up, mistypes the password, then signs in and continues through /account [AUTH-08, AUTH-32, AUTH-47, AUTH-48]', async () => {
    const email = createEmail();
    const page = await openPage('/signup', { expected: EXPECTED_REJECTIONS });
    const visited: string[] = [];
    page.on('framenavigated', (frame) => void visited.push(new URL(frame.url()).pathname));
    await signUp(page, email);
    await page.waitForURL('**/login');
    await page.getByRole('alert').getByText('Account created successfully!', { exact: true }).waitFor();
    await logIn(page, email, 'something else');
    const refusal = page.getByRole('main').getByRole('alert').getByText('Login failed. Please check your credentials.');
    await refusal.waitFor();
    await page.getByLabel('Password', { exact: true }).fill('');
    expect(await refusal.count()).toBe(0);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await getHeader(page).waitFor();
    await expect.poll(() => visited).toContain('/account');
    await expect.poll(() => getPath(page)).toBe('/profile');
    const { local, session } = await readStoredTokens(page);
    expect(local?.split('.')).toHaveLength(3);
    expect(session).toBeNull();
  });

  it('sees an error when the email is taken, and keeps the input [ERR-21, AUTH-49, D-10]', async () => {
    const email = await createAccount();
    const page = await openPage('/signup', { width: PHONE, expected: EXPECTED_REJECTIONS });
    await signUp(page, email.toUpperCase());
    await page.getByRole('alert').getByText('An account with this email already exists.').waitFor();
    expect(getPath(page)).toBe('/signup');
    expect(await page.getByLabel('First Name').inputValue()).toBe('Asha');
  });
});

describe('a session', () => {
  it('without Remember me belongs to its tab and survives a reload of it [AUTH-40, Q-87]', async () => {
    const email = await createAccount();
    const page = await openPage('/login');
    await page.getByLabel('Remember me').uncheck();
    await logIn(page, email);
    await getHeader(page).waitFor();
    const { local, session } = await readStoredTokens(page);
    expect(local).toBeNull();
    expect(session?.split('.')).toHaveLength(3);
    await page.goto('/');
    await getHeader(page).locator('a[href="/profile"]').filter({ visible: true }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/login');
    await waitForHydration(other);
    await expect.poll(() => other.getByRole('button', { name: 'Log In' }).isEnabled()).toBe(true);
    expect(getPath(other)).toBe('/login');
  });

  it('begins and ends in all tabs together [AUTH-37]', async () => {
    const email = await createAccount();
    const page = await openPage('/login');
    const other = await page.context().newPage();
    await other.goto('/login');
    await waitForHydration(other);
    await logIn(page, email);
    await getHeader(page).waitFor();
    await other.waitForURL((url) => url.pathname !== '/login');
    await other.goto('/');
    await getHeader(other).locator('a[href="/profile"]').filter({ visible: true }).waitFor();
    await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
    await getHeader(other).locator('a[href="/login"]').filter({ visible: true }).waitFor();
  });

  it.each([
    ['/login', 'AUTH-15'],
    ['/signup', 'AUTH-16'],
  ])('redirects a customer from %s to the profile [ROLE-02, %s]', async (path) => {
    const page = await openSignedIn(path);
    await page.waitForURL('**/profile');
  });
});

describe('the login screen', () => {
  it('slides its panel to the other side and changes the URL [AUTH-01, AUTH-02, ROUTE-19, Q-143]', async () => {
    const page = await openPage('/login', { reducedMotion: false });
    const words = page.getByRole('heading', { name: 'New here?' });
    expect((await words.boundingBox())?.x).toBeGreaterThan(DESKTOP / 2);
    await page.evaluate(() =>
      document.addEventListener('animationstart', ({ target }) => {
        if (target instanceof Element && target.querySelector('h2')) document.documentElement.dataset.slid = '';
      }),
    );
    await page.getByRole('link', { name: 'Sign up' }).click();
    const other = page.getByRole('heading', { name: 'Already with us?' });
    await other.waitFor();
    await expect.poll(() => page.locator('html').getAttribute('data-slid')).toBe('');
    await expect.poll(async () => (await other.boundingBox())?.x ?? DESKTOP).toBeLessThan(DESKTOP / 2);
    expect(getPath(page)).toBe('/signup');
    await page.goBack();
    await page.getByRole('button', { name: 'Log In' }).waitFor();
  });

  it('is switched by a plain link on a phone [Q-143]', async () => {
    const page = await openPage('/login', { width: PHONE });
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/signup');
    await page.getByRole('button', { name: 'Create Account' }).waitFor();
  });

  it.each(['/login', '/signup'])(
    'at %s has the chat button and a home link, but no header or footer [FOOT-11, ROUTE-26, AUTH-14, Q-12]',
    async (path) => {
      const page = await openPage(path, { width: PHONE });
      expect(await getChatButton(page).isVisible()).toBe(true);
      expect([await getHeader(page).count(), await getFooter(page).count()]).toEqual([0, 0]);
      await page.getByRole('link', { name: 'Back to HomePage' }).click();
      await page.waitForURL(`${getShopAddress()}/`);
      expect(await getFooter(page).isVisible()).toBe(true);
    },
  );

  it('is the only one without the footer [FOOT-11]', async () => {
    const built = [
      '/',
      '/wallpaper',
      '/products/all',
      '/contact',
      '/inquiry/project',
      '/returnpolicy',
      '/terms',
      '/no-such',
    ];
    for (const path of [...built, '/privacypolicy', '/account']) {
      expect(await (await fetch(getShopAddress() + path)).text(), path).toContain('<footer');
    }
    for (const path of ['/login', '/signup']) {
      expect(await (await fetch(getShopAddress() + path)).text(), path).not.toContain('<footer');
    }
  });

  it('without JavaScript explains that it is needed and shows no form', async () => {
    const page = await openPage('/login', { javaScript: false });
    expect(await page.locator('main noscript p').textContent()).toMatch(/need JavaScript/);
    expect(await page.locator('main form').isVisible()).toBe(false);
  });

  it('keeps text typed before hydration', async () => {
    const email = await createAccount();
    const page = await openPage('/terms');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    expect(await page.getByRole('button', { name: 'Log In' }).isDisabled()).toBe(true);
    release();
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Log In' }).click();
    await getHeader(page).waitFor();
  });

  itAtWidths(WIDTHS, 'gives axe nothing to find, nor do its errors, at %i px', async (width) => {
    const page = await openPage('/login', { width, reducedMotion: true });
    await expectNoAxeViolations(page);
    await page.goto('/signup');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Email is required').waitFor();
    await expectNoAxeViolations(page);
  });
});
