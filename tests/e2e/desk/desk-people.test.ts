import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../pages/account-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, openPage, PHONE } from '../support/browser.ts';
import { readLink } from '../support/emails.ts';
import { type ShopWithDesk, startShopWithDesk } from '../support/shop-with-desk.ts';
import { expectToFit, itAtWidths, resize } from '../support/widths.ts';

let shop: ShopWithDesk;
beforeAll(async () => {
  shop = await startShopWithDesk();
}, 200_000);
afterAll(() => shop.stop());

const POLL = { timeout: 20_000 };
const NEW_PASSWORD = 'a completely new one';
const main = (page: Page) => page.getByRole('main');
const listCustomers = (page: Page) => main(page).locator('a[href^="/desk/customers/"]');

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search customers').fill(text);
  await expect.poll(() => new URL(page.url()).hash, POLL).toContain(encodeURIComponent(text));
  await main(page).locator('[aria-busy=false]').waitFor();
}

/** At the narrowest and the widest screen. */
async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [PHONE, DESKTOP]) {
    await resize(page, width);
    await expectNoAxeViolations(page);
  }
  await expectToFit(page);
  if (before) await page.setViewportSize(before);
}

const openAudit = async (page: Page, query: string): Promise<void> => {
  await page.goto(new URL(`/desk/audit${query}`, page.url()).href);
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
  await main(page).locator('[aria-busy=false]').waitFor();
};

describe('customers in the desk', () => {
  itAtWidths([DESKTOP, PHONE], 'are found by phone and get a note, at %d pixels [task 18]', async (width) => {
    const page = await shop.openAsOwner('/desk/customers', { width });
    await expect.poll(() => listCustomers(page).count(), POLL).toBeGreaterThan(20);
    await expectAccessible(page);
    await listCustomers(page).first().click();
    const phone = (await main(page).locator('a[href^="tel:"]').textContent()) ?? '';
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await main(page).getByRole('link', { name: 'Customers' }).click();
    await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
    await search(page, phone);
    await expect.poll(() => listCustomers(page).count(), POLL).toBe(1);
    await listCustomers(page).first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByLabel('New note').fill(`Prefers calls (${width})`);
    await page.getByRole('button', { name: 'Add note' }).click();
    await main(page).getByText(`Prefers calls (${width})`, { exact: true }).waitFor();
    await expectAccessible(page);
    await main(page).getByRole('link', { name: /^AAN-/ }).first().click();
    await main(page).getByRole('link', { name: 'All about this customer' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('get a reset link, a copy of their data and an erasure when they ask [tasks 19, 20, 21]', async () => {
    const email = await createAccount(shop.address);
    const page = await shop.openAsOwner(`/desk/customers#q=${email}`);
    await listCustomers(page).first().click();
    await main(page).getByRole('button', { name: 'Create a reset link' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create the link' }).click();
    await main(page)
      .getByText(/^The link is ready\. This shop has no mail server/)
      .waitFor();
    const link = readLink(await shop.readEmail(email, 'Reset your password'));
    const customer = await openPage(link, { shop: shop.address });
    await customer.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await customer.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await customer.getByRole('button', { name: 'Save password' }).click();
    await customer.getByText('Your password has been changed. Please log in with the new one.').waitFor();

    const downloading = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Download data (JSON)' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^customer-[0-9a-f]{8}\.json$/);
    const copy = JSON.parse(readFileSync(await download.path(), 'utf8')) as { sections: { name: string }[] };
    expect(copy.sections.map(({ name }) => name)).toContain('users');
    expect(JSON.stringify(copy)).toContain(email);

    await main(page).getByRole('button', { name: 'Erase data' }).click();
    await dialog.getByLabel("The customer's email, to confirm").fill(email);
    await dialog.getByLabel('Reason').fill('Asked in writing');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Erase the data' }).click();
    await page.getByRole('heading', { name: "The customer's data is erased" }).waitFor();
    await page.getByRole('link', { name: 'Back to the customers' }).click();
    await search(page, email);
    await main(page).getByText('No customers match').waitFor();
    await openAudit(page, '?kind=customer');
    for (const text of ['Customer erased', 'Reason: Asked in writing', 'Data copied', 'Reset link sent'])
      await main(page).getByText(text).first().waitFor();
    expect(await main(page).textContent()).not.toContain(email);
  });
});

describe('staff in the desk', () => {
  it('get a new password by email, and an invitation that is taken back opens nothing', async () => {
    const email = 'omar@shop.example';
    await shop.openAs('support', 'Omar', { expected: [/401/] });
    const page = await shop.openAsOwner('/desk/staff');
    const dialog = page.getByRole('dialog');
    await main(page).getByRole('button', { name: 'Reset access: Omar' }).click();
    await dialog.getByLabel('Reason').fill('Lost the phone');
    await dialog.getByRole('button', { name: 'Reset access' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const link = readLink(await shop.readEmail(email, 'Your access to the desk of Aangan'));
    await shop.acceptInvitation(link, 'Omar', { expected: [/401/] });

    // Shows the account as it is with the new password.
    await page.reload();
    await main(page).getByRole('button', { name: 'Disable: Omar' }).click();
    await dialog.getByLabel('Reason').fill('Left the shop');
    await dialog.getByRole('button', { name: 'Disable the account' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await main(page).getByRole('button', { name: 'Invite again: Omar' }).click();
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await page.getByText(`The invitation to ${email} is ready. This shop has no mail server`).waitFor();
    const invitation = readLink(await shop.readEmail(email, "You're invited to the desk of Aangan"));
    await main(page)
      .getByRole('button', { name: `Cancel the invitation of ${email}` })
      .click();
    await main(page).getByText('No open invitations.').waitFor();
    const stranger = await shop.openDesk(invitation, { expected: [/40\d/] });
    await stranger.getByRole('link', { name: 'Log in to the desk' }).waitFor();
  });

  it('are invited, get another role, are logged out and disabled, all of it in the audit log [tasks 24, 25, 26, 29]', async () => {
    const nisha = await shop.openAs('support', 'Nisha', { expected: [/401/] });
    const page = await shop.openAsOwner('/desk/staff');
    const dialog = page.getByRole('dialog');
    await main(page).getByRole('button', { name: 'Change role: Nisha' }).click();
    await dialog.getByLabel('Role').selectOption('manager');
    await dialog.getByRole('button', { name: 'Make Manager' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(() => main(page).getByRole('row').filter({ hasText: 'Nisha' }).textContent(), POLL)
      .toContain('Manager');
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Log out: Nisha' }).click();
    await dialog.getByLabel('Reason').fill('Lost the laptop');
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await nisha.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await nisha.getByRole('button', { name: 'Log in' }).waitFor();
    await main(page).getByRole('button', { name: 'Disable: Nisha' }).click();
    await dialog.getByLabel('Reason').fill('Left the shop');
    await dialog.getByRole('button', { name: 'Disable the account' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await main(page).getByRole('button', { name: 'Invite again: Nisha' }).waitFor();
    await nisha.getByLabel('Email').fill('nisha@shop.example');
    await nisha.getByLabel('Password').fill(shop.staffPassword);
    await nisha.getByRole('button', { name: 'Log in' }).click();
    await nisha.getByRole('alert').first().waitFor();

    await openAudit(page, '?kind=staff');
    for (const text of [
      'Role changed',
      'role: support → manager',
      'Reason: Lost the laptop',
      'Account disabled',
      'Reason: Left the shop',
    ])
      await main(page).getByText(text).first().waitFor();
    await expectAccessible(page);
    await page.getByLabel('What').selectOption('Invitations');
    await main(page).getByText('Invitation as support').first().waitFor();
    await page.getByLabel('Who').selectOption('Nisha');
    await main(page).getByText('No entries match').waitFor();
  });
});
