import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createAccount, getPath, logIn, TOKEN_KEY } from '../pages/account-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { getShopAddress, openPage, type PageOptions, PHONE, WIDTHS } from '../support/browser.ts';
import { createCustomer, openPageAs } from '../support/customer.ts';
import { expectToFit, itAtWidths } from '../support/widths.ts';

const ADDRESS = {
  'Address line 1': '12 Lake Road',
  'Address line 2': 'Flat 3',
  City: 'Ahmedabad',
  State: 'Gujarat',
  'Postal code': '380015',
  Country: 'India',
};

async function openProfile(options: PageOptions = {}): Promise<{ page: Page; email: string }> {
  const customer = await createCustomer();
  const page = await openPageAs(customer, '/profile', options);
  await page.getByRole('form', { name: 'Address' }).waitFor();
  return { page, email: customer.email };
}

const getSection = (page: Page, name: string) => page.getByRole('form', { name });
const getPersonalSection = (page: Page) => getSection(page, 'Personal Information');

async function saveAddress(page: Page): Promise<void> {
  const form = getSection(page, 'Address');
  await form.getByRole('button', { name: 'Edit' }).click();
  for (const [label, value] of Object.entries(ADDRESS)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Shipping address saved.').waitFor();
}

/** A readable, unexpired token without a user id. */
const createTokenWithoutUserId = (): string => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode({ exp: Date.now() / 1000 + 3600 })}.x`;
};

describe('the profile', () => {
  it('asks a visitor to log in and returns [ROUTE-20, ROUTE-29, ROLE-08, GEN-11]', async () => {
    const email = await createAccount();
    const page = await openPage('/profile');
    await page.waitForURL('**/login');
    await logIn(page, email);
    await page.waitForURL('**/profile');
    await page.getByRole('main').getByText('Asha Rao').waitFor();
    await page.getByRole('main').getByRole('listitem').getByText(email).waitFor();
    await page.getByRole('main').getByText('AR', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${getShopAddress()}/`);
  });

  it('saves one section and leaves the other unchanged [PROF-02, PROF-03, PROF-15, PROF-19]', async () => {
    const { page, email } = await openProfile();
    await saveAddress(page);
    await page.getByRole('main').getByText('Ahmedabad, Gujarat').waitFor();
    const form = getPersonalSection(page);
    await form.getByRole('button', { name: 'Edit' }).click();
    await form.getByLabel('First name').fill('Meera');
    expect(await form.getByLabel('Email').evaluate((input) => (input as HTMLInputElement).readOnly)).toBe(true);
    const put = page.waitForRequest((request) => request.method() === 'PUT');
    await page.keyboard.press('Enter');
    const body = (await put).postDataJSON() as Record<string, string>;
    expect(Object.keys(body).sort()).toHaveLength(11);
    expect(body).toMatchObject({ firstName: 'Meera', lastName: 'Rao', email, city: 'Ahmedabad', postalCode: '380015' });
    await form.getByText('Profile updated.').waitFor();
    await form.getByText('Profile updated.').waitFor({ state: 'hidden' });
    expect(await form.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await page.reload();
    await page.getByRole('main').getByText('Meera Rao').waitFor();
    expect(await getSection(page, 'Address').getByLabel('Address line 1').inputValue()).toBe('12 Lake Road');
  });

  it('shows the server’s message when saving fails, and keeps the input [ERR-42]', async () => {
    const { page } = await openProfile({ expected: [/400/] });
    const form = getSection(page, 'Address');
    await form.getByRole('button', { name: 'Edit' }).click();
    await form.getByLabel('City').fill('x'.repeat(201));
    await form.getByRole('button', { name: 'Save' }).click();
    await form
      .getByRole('alert')
      .getByText(/at most 200 characters/)
      .waitFor();
    await form.getByText("We couldn't save it, but what you typed is still here.").waitFor();
    expect(await form.getByLabel('City').inputValue()).toHaveLength(201);
  });

  it('shows loading, load error and invalid session states [PROF-12, PROF-13, ERR-40, D-47]', async () => {
    const { page } = await openProfile({ expected: [/503/, /401/] });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/UserDetails/*', async (route) => {
      await released;
      await route.fulfill({ status: 503, body: '' });
    });
    await page.reload();
    await page.getByText('Loading…', { exact: true }).waitFor();
    release();
    await page.getByText('Failed to fetch (503)').waitFor();
    await page.unroute('**/api/UserDetails/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await getPersonalSection(page).waitFor();
    await page.evaluate(
      ([key, token]) => localStorage.setItem(key ?? '', token ?? ''),
      [TOKEN_KEY, createTokenWithoutUserId()],
    );
    await page.reload();
    await page.getByRole('heading', { name: 'Invalid session.' }).waitFor();
    await page.getByRole('button', { name: 'Log in again' }).click();
    await page.waitForURL('**/login');
  });

  it('keeps the input when the session expires, through login and back [PROF-11, ERR-44]', async () => {
    const { page, email } = await openProfile({ width: PHONE });
    const form = getPersonalSection(page);
    await form.getByRole('button', { name: 'Edit' }).click();
    await form.getByLabel('Last name').fill('Iyer Nair');
    // Same as an expired token or a logout in another tab.
    await page.evaluate((key) => {
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }, TOKEN_KEY);
    await page.getByRole('heading', { name: 'Sign in required.' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
    await logIn(page, email);
    await page.waitForURL('**/profile');
    await form.waitFor();
    expect(await form.getByLabel('Last name').inputValue()).toBe('Iyer Nair');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Profile updated.').waitFor();
    await page.getByText('Asha Iyer Nair').waitFor();
  });

  it('does not overwrite changes saved in another tab [PROF-20]', async () => {
    const { page } = await openProfile();
    const other = await page.context().newPage();
    await other.goto('/profile');
    await getSection(other, 'Address').waitFor();
    await saveAddress(other);
    const form = getPersonalSection(page);
    await form.getByRole('button', { name: 'Edit' }).click();
    await form.getByLabel('First name').fill('Meera');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Profile updated.').waitFor();
    await page.reload();
    await page.getByText('Ahmedabad, Gujarat').waitFor();
    expect(getPath(page)).toBe('/profile');
  });

  itAtWidths(WIDTHS, 'gives axe nothing to find and fits at %i px, read and edited', async (width) => {
    const { page } = await openProfile({ width, reducedMotion: true });
    await expectNoAxeViolations(page);
    for (const name of ['Personal Information', 'Address']) {
      await getSection(page, name).getByRole('button', { name: 'Edit' }).click();
    }
    await expectNoAxeViolations(page);
    await expectToFit(page);
  });
});
