import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, getButton } from '../pages/inquiry-forms.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, openPage, PHONE } from '../support/browser.ts';
import { waitForEmail } from '../support/emails.ts';
import { type ShopWithDesk, startShopWithDesk } from '../support/shop-with-desk.ts';
import { expectToFit, itAtWidths } from '../support/widths.ts';

let shop: ShopWithDesk;
beforeAll(async () => {
  shop = await startShopWithDesk();
}, 200_000);
afterAll(() => shop.stop());

const POLL = { timeout: 20_000 };
const main = (page: Page) => page.getByRole('main');
const EMAIL = 'leela@example.in';

/** A shopper on the storefront of the same shop. */
const openShop = (path: string, options = {}) => openPage(path, { shop: shop.address, ...options });

async function sendMessage(page: Page): Promise<string> {
  await fillIn(page, { Name: 'Leela Menon', Email: EMAIL, Phone: '98765 43210', Message: 'Do you deliver to Leh?' });
  await getButton(page, 'SUBMIT').click();
  const note = main(page).getByText(/^Your ticket number is/);
  await note.waitFor();
  return /MSG-\w+/.exec((await note.textContent()) ?? '')?.[0] ?? '';
}

/** Fills in the field that people don't see; resolves with the ticket number. */
async function sendSpam(name: string): Promise<string> {
  const message = { name, email: 'bot@example.in', phone: '98765 43210', message: 'Buy now', website: 'https://x.in' };
  const response = await fetch(`${shop.address}/api/Contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  const { data } = (await response.json()) as { data: { ticket: string } };
  return data.ticket;
}

async function askForTicket(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Show my ticket' }).click();
}

describe('messages', () => {
  it('go from the contact form to the desk, and the reply by email and to the ticket page [tasks 15, 16]', async () => {
    const shopper = await openShop('/contact', { expected: [/404/] });
    const ticket = await sendMessage(shopper);
    expect(ticket).toMatch(/^MSG-\w{10}$/);
    expect(await waitForEmail(EMAIL, `We've received your message: ${ticket}`, shop.dataDir)).toContain(
      `/ticket#${ticket}`,
    );

    const staff = await shop.openAsOwner('/desk/');
    await staff.keyboard.press('m');
    await staff.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    await staff.keyboard.press('/');
    await staff.keyboard.type(ticket);
    await expect.poll(() => new URL(staff.url()).hash, POLL).toContain(ticket);
    await main(staff).getByRole('link', { name: ticket }).click();
    await staff.getByRole('heading', { level: 1, name: ticket }).waitFor();
    await main(staff).getByText('Do you deliver to Leh?').waitFor();

    await main(staff).getByLabel('Assigned to').selectOption({ index: 1 });
    const isAssigned = staff.waitForResponse((response) => response.url().endsWith('/assign'));
    await main(staff).getByRole('button', { name: 'Assign', exact: true }).click();
    await isAssigned;
    await main(staff).getByLabel('New note').fill('Asked the courier');
    await main(staff).getByRole('button', { name: 'Add note' }).click();
    await main(staff).getByRole('listitem').filter({ hasText: 'Asked the courier' }).waitFor();
    await main(staff).getByLabel('Your reply').fill('Yes, by air.\nIt takes two weeks.');
    await main(staff).getByRole('button', { name: 'Send reply' }).click();
    await main(staff).getByText('Email sent').waitFor();
    await main(staff)
      .getByText(/^Replied/)
      .first()
      .waitFor();
    const email = await waitForEmail(EMAIL, `Our reply to your message: ${ticket}`, shop.dataDir);
    expect(email).toMatch(/Yes, by air\.\s+It takes two weeks\./);
    expect(email).not.toContain('courier');

    await shopper.getByRole('link', { name: 'Follow your ticket' }).click();
    await shopper.getByRole('heading', { level: 1, name: 'Follow your ticket' }).waitFor();
    await expect.poll(() => shopper.getByLabel('Ticket number').inputValue(), POLL).toBe(ticket);
    await askForTicket(shopper, 'someone.else@example.in');
    await shopper.getByText("We can't find this ticket number with this email. Please check both.").waitFor();
    await askForTicket(shopper, EMAIL);
    await shopper.getByText('It takes two weeks.').waitFor();
    expect(await main(shopper).textContent()).not.toContain('courier');
    expect(new URL(shopper.url()).search).toBe('');
    await expectNoAxeViolations(shopper);
    await expectToFit(shopper);

    await main(staff).getByRole('button', { name: 'Mark as done' }).click();
    await main(staff).getByRole('button', { name: 'Open again' }).waitFor();
    await askForTicket(shopper, EMAIL);
    await shopper
      .getByRole('definition')
      .filter({ hasText: /^Done$/ })
      .waitFor();
  });

  itAtWidths([DESKTOP, PHONE], 'that are overdue are reached from Today, at %d pixels [task 17]', async (width) => {
    const page = await shop.openAsOwner('/desk/', { width });
    await main(page)
      .getByRole('link', { name: /^\d+ Overdue messages?$/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=overdue');
    await main(page)
      .getByText(/^Reply overdue since/)
      .first()
      .waitFor();
    const lineCounts = await main(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getClientRects().length));
    expect(new Set(lineCounts)).toEqual(new Set([1]));
    await expectNoAxeViolations(page);
    await expectToFit(page);
    await main(page)
      .getByRole('link', { name: /(MSG|CUS|PRJ)-/ })
      .last()
      .click();
    await main(page)
      .getByText(/^Overdue since/)
      .first()
      .waitFor();
    await expectNoAxeViolations(page);
    await expectToFit(page);
    await main(page).getByRole('link', { name: 'Messages' }).click();
    await expect.poll(() => new URL(page.url()).search, POLL).toBe('?tab=overdue');
  });

  it('that look like spam are answered once somebody says that they are none, or deleted', async () => {
    const [mistaken, spam] = [await sendSpam('Anil'), await sendSpam('Bot')];
    const page = await shop.openAs('support', 'Sarita');
    const open = async (ticket: string) => {
      await page.goto(new URL('/desk/messages?tab=suspect', page.url()).href);
      await main(page).getByRole('link', { name: ticket }).click();
      await page.getByRole('heading', { level: 1, name: ticket }).waitFor();
    };
    await open(mistaken);
    expect(await main(page).getByLabel('Your reply').count()).toBe(0);
    await main(page).getByRole('button', { name: 'Not spam' }).click();
    await main(page).getByLabel('Your reply').waitFor();
    expect(await main(page).getByRole('button', { name: 'Delete' }).count()).toBe(0);

    await open(spam);
    await main(page).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${spam}?` });
    await dialog.getByLabel('Reason').fill('Advertising');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Delete the message' }).click();
    await page.getByRole('heading', { level: 1, name: `${spam} is deleted` }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Back to the messages' }).click();
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    await expect.poll(() => main(page).getByRole('link', { name: spam }).count(), POLL).toBe(0);
  });

  itAtWidths([PHONE, DESKTOP], 'are followed on a page that fits, at %d pixels', async (width) => {
    const page = await openShop('/ticket', { width, touch: width < 768 });
    await page.getByRole('button', { name: 'Show my ticket' }).click();
    await page.getByText('Ticket number is required').waitFor();
    await expectNoAxeViolations(page);
    await expectToFit(page);
  });
});
