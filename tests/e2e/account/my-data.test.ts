import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, readStoredTokens } from '../pages/account-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, openPage, PHONE } from '../support/browser.ts';
import { addWallpapersToCart, createCustomer, likeProducts, openPageAs } from '../support/customer.ts';
import { expectToFit, itAtWidths } from '../support/widths.ts';

const getErasure = (page: Page) => page.getByRole('form', { name: 'Erase my data' });

async function erase(page: Page, password: string): Promise<void> {
  await getErasure(page).getByLabel('Your password').fill(password);
  await getErasure(page).getByRole('button', { name: 'Erase my data' }).click();
}

describe('my data', () => {
  itAtWidths(
    [PHONE, DESKTOP],
    'is reached from the profile, and downloaded as a file and as a page, at %i px',
    async (width) => {
      const customer = await createCustomer();
      await likeProducts(customer, 1);
      const page = await openPageAs(customer, '/profile', { width });
      await page.getByText("isn't confirmed yet").waitFor();
      await page.getByRole('main').getByRole('link', { name: 'My data' }).click();
      await page.waitForURL('**/profile/data');
      await page.getByRole('heading', { name: 'A copy of your data' }).waitFor();
      await expectNoAxeViolations(page);
      await expectToFit(page);

      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download as JSON' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('my-data.json');
      const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(JSON.stringify(copy)).toContain(customer.email);

      await page.getByRole('link', { name: 'Open a readable copy' }).click();
      await page.waitForURL('**/profile/data/copy');
      const profile = page.getByRole('region', { name: 'Profile' });
      await profile.getByText('Asha', { exact: true }).waitFor();
      await page.getByRole('region', { name: 'Wishlist' }).waitFor();
      await expectNoAxeViolations(page);
      await expectToFit(page);
    },
  );

  it('is erased with the password in one tab, which ends the session in the other too', async () => {
    const customer = await createCustomer();
    await addWallpapersToCart(customer, { widthInInches: 36, heightInInches: 48 });
    const page = await openPageAs(customer, '/profile/data', { expected: [/403/, /401/] });
    const otherTab = await page.context().newPage();
    await otherTab.goto('/wishlist');
    await otherTab.getByRole('heading', { level: 1 }).waitFor();

    await erase(page, 'not it');
    await page.getByRole('alert').getByText("That's not your current password.").waitFor();
    await erase(page, 'correct horse battery');
    await page.getByText('Your data has been erased, and your account is closed.').waitFor();
    expect(await readStoredTokens(page)).toEqual({ local: null, session: null });
    await expect.poll(() => readStoredTokens(otherTab)).toEqual({ local: null, session: null });

    await page.goto('/login');
    await logIn(page, customer.email);
    await page.getByText('Login failed. Please check your credentials.').waitFor();
  });
});

describe('links in emails', () => {
  it('confirm an email by a click, and say so when they no longer work', async () => {
    const page = await openPage('/verify-email#not-a-token', { expected: [/410/] });
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByText('This link has expired or was used before.').waitFor();
    await expectNoAxeViolations(page);
  });

  it('stop news by a button that works without JavaScript', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    const page = await openPage(`/unsubscribe?id=${id}`, { javaScript: false, expected: [/404/] });
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    expect(page.url()).toContain(id);
  });
});
