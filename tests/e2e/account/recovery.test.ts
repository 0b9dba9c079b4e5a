import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createAccount, createEmail, getPath, logIn, PASSWORD, readStoredTokens } from '../pages/account-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, openPage, PHONE } from '../support/browser.ts';
import { createCustomer, openPageAs, signIn } from '../support/customer.ts';
import { readLink, waitForEmail } from '../support/emails.ts';
import { EXTENDED, expectToFit, itAtWidths } from '../support/widths.ts';

const NEW_PASSWORD = 'a completely new one';
const GONE = [/status of 410/, /^response 410/];
const FORBIDDEN = [/status of 403/, /^response 403/];
const UNAUTHORIZED = [/status of 401/, /^response 401/];

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('form', { name: 'Forgot password' }).getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`If ${email} has an account, a link is on its way.`).waitFor();
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
}

/** Records address and `Referer` of every request. */
function recordRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`));
  return sent;
}

describe('a forgotten password', () => {
  itAtWidths([PHONE, DESKTOP], 'is replaced through the link in the email, at %i px [D-39]', async (width) => {
    const email = await createAccount();
    const page = await openPage('/login', { width, expected: GONE });
    const sent = recordRequests(page);
    await askForLink(page, email);
    await expectNoAxeViolations(page);
    const text = await waitForEmail(email, 'Reset your password');
    expect(text).toContain("Wasn't it you?");
    const link = readLink(text);
    await page.goto(link);
    await expectToFit(page);
    await choosePassword(page);
    await page.getByText('Your password has been changed. Please log in with the new one.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
    await logIn(page, email, NEW_PASSWORD);
    await page.waitForURL('**/profile');
    // Another visit, because the same address with a fragment would not load the page again.
    await page.goto('/forgot');
    await page.goto(link);
    await choosePassword(page);
    await page.getByText('This link has expired or was already used. Please ask for a new one.').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    const [, token = ''] = link.split('#');
    expect(token).toHaveLength(43);
    expect(sent.filter((request) => request.includes(token))).toEqual([]);
  });

  it('of an unknown email gets the same message; a link without its token leads to a new one', EXTENDED, async () => {
    const page = await openPage('/login');
    await askForLink(page, createEmail());
    await page.goto('/reset');
    await page.getByText('This link is incomplete.').waitFor();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.waitForURL('**/forgot');
  });

  it('page says without JavaScript what it needs', EXTENDED, async () => {
    const page = await openPage('/reset', { javaScript: false });
    expect(await page.locator('main noscript p').textContent()).toMatch(/need JavaScript/);
  });
});

describe('the security page', () => {
  itAtWidths(
    [PHONE, DESKTOP],
    'changes the password and signs out everywhere, at %i px [D-39, D-47]',
    async (width) => {
      const customer = await createCustomer();
      const other = await openPageAs(await signIn(customer.email), '/wishlist', { expected: UNAUTHORIZED });
      const page = await openPageAs(customer, '/profile', { width, expected: FORBIDDEN });
      await page.getByRole('link', { name: 'Password, login email and devices' }).click();
      await page.getByText('(this device)').waitFor();
      await expectNoAxeViolations(page);
      await expectToFit(page);
      const form = page.getByRole('form', { name: 'Password', exact: true });
      const submit = async (current: string) => {
        await form.getByLabel('Current password').fill(current);
        await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
        await form.getByLabel('Confirm new password').fill(NEW_PASSWORD);
        await form.getByRole('button', { name: 'Change password' }).click();
      };
      await submit('not this one');
      await form.getByText("That's not your current password.").waitFor();
      await submit(PASSWORD);
      await form.getByText('Your password has been changed.').waitFor();
      expect((await readStoredTokens(page)).local).not.toBe(customer.token);
      // The other browser notices with its next request.
      await other.reload();
      await other.getByText('Your session has ended. Please log in again.').waitFor();
      await page.getByRole('button', { name: 'Log out everywhere' }).click();
      await page.waitForURL('**/login');
      expect(await readStoredTokens(page)).toEqual({ local: null, session: null });
    },
  );

  it('changes the sign-in email, which the new address confirms [D-39]', EXTENDED, async () => {
    const customer = await createCustomer();
    const newEmail = createEmail();
    const page = await openPageAs(customer, '/profile/security');
    const form = page.getByRole('form', { name: 'Login email' });
    await form.getByText(`You log in with ${customer.email}.`).waitFor();
    await form.getByLabel('New email').fill(newEmail);
    await form.getByLabel('Your password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Change email' }).click();
    await form.getByText(`Open the link we sent to ${newEmail}.`).waitFor();
    await page.goto(readLink(await waitForEmail(newEmail, 'Confirm your new email')));
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByText('Your login email has been changed.').waitFor();
    expect(await waitForEmail(customer.email, 'Your login email was changed')).toContain("Wasn't it you?");
    await page.getByRole('link', { name: 'Go to your profile' }).click();
    await page.getByText(newEmail).first().waitFor();
  });

  it('is guarded [D-39]', EXTENDED, async () => {
    const page = await openPage('/profile/security');
    await page.waitForURL('**/login');
    expect(getPath(page)).toBe('/login');
  });
});
