import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, getTitle, openAsBuyer, payWithOutcome } from '../pages/checkout-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { type ShopWithDesk, startShopWithDesk } from '../support/shop-with-desk.ts';
import { expectToFit, itAtWidths } from '../support/widths.ts';

let shop: ShopWithDesk;
beforeAll(async () => {
  shop = await startShopWithDesk();
}, 200_000);
afterAll(() => shop.stop());

const POLL = { timeout: 20_000 };
const main = (page: Page) => page.getByRole('main');

async function downloadCsv(page: Page): Promise<{ name: string; rows: string[][] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const rows = parse(readFileSync(await download.path(), 'utf8'), { bom: true }) as string[][];
  return { name: download.suggestedFilename(), rows };
}

/** Orders a wallpaper in the shop and pays; resolves with the customer's email. */
async function placeOrder(): Promise<string> {
  const { page, customer } = await openAsBuyer('/checkout', { shop: shop.address });
  await fillIn(page);
  await payWithOutcome(page, 'Success');
  await getTitle(page, 'Payment Successful').waitFor();
  return customer.email;
}

describe('tasks of the handbook', () => {
  it('an owner logs in and out [task 1]', async () => {
    const page = await shop.openAsOwner('/desk/');
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Log in to the desk' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Log in' }).waitFor();
  });

  itAtWidths([DESKTOP, PHONE], 'are one click away from the help, at %d pixels', async (width) => {
    const page = await shop.openAsOwner('/desk/messages', { width });
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: '15. Reply to a message and close it' }).waitFor();
    await dialog.getByText('Orders', { exact: true }).last().click();
    await expectNoAxeViolations(page);
    await dialog.getByRole('link', { name: '12. Send an email again' }).click();
    const task = main(page).getByRole('heading', { name: '12. Send an email again' });
    await task.waitFor();
    await expect.poll(() => task.evaluate((heading) => heading === document.activeElement), POLL).toBe(true);
    await expect
      .poll(() => task.evaluate((heading) => Math.abs(heading.getBoundingClientRect().top)), POLL)
      .toBeLessThan(200);
    expect(new URL(page.url()).hash).toBe('#12-send-an-email-again');
    const indent = await main(page)
      .locator('ol')
      .first()
      .evaluate((steps) => Number.parseFloat(getComputedStyle(steps).paddingInlineStart));
    expect(indent).toBeGreaterThan(16);
    await expectNoAxeViolations(page);
    await expectToFit(page);
  });

  it('an owner refunds an order [task 9]', async () => {
    const page = await shop.openAsOwner('/desk/orders?tab=shipped');
    await main(page).getByRole('link', { name: /^AAN-/ }).first().click();
    await main(page).getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Damaged on the way');
    await dialog.getByRole('button', { name: /^Refund ₹/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    await main(page).getByText('Damaged on the way').first().waitFor();
    await expect.poll(() => main(page).getByRole('button', { name: 'Refund' }).count(), POLL).toBe(0);
  });

  it('an owner sends an email about an order again [task 12]', async () => {
    const email = await placeOrder();
    const page = await shop.openAsOwner(`/desk/orders?tab=all#q=${encodeURIComponent(email)}`);
    await main(page).getByRole('link', { name: /^AAN-/ }).first().click();
    const emails = main(page).getByRole('region', { name: 'Emails' });
    const sent = emails.getByText('Sent', { exact: true });
    await sent.first().waitFor();
    const before = await sent.count();
    await emails
      .getByRole('button', { name: /^Resend/ })
      .first()
      .click();
    await emails.getByText('Email queued.').waitFor();
    await page.reload();
    await expect.poll(() => sent.count(), POLL).toBe(before + 1);
  });

  it('an owner downloads the orders in view as CSV [task 14]', async () => {
    const page = await shop.openAsOwner('/desk/orders?tab=production');
    const orders = main(page).getByRole('link', { name: /^AAN-/ });
    await expect.poll(() => orders.count(), POLL).toBeGreaterThan(0);
    const { name, rows } = await downloadCsv(page);
    expect(name).toMatch(/\.csv$/);
    expect(rows).toHaveLength((await orders.count()) + 1);
  });

  it.each([
    ['customers', 'Name', /^customers\.csv$/],
    ['audit', 'Number', /^audit-log\.csv$/],
  ])('an owner downloads the %s as CSV', async (path, firstColumn, fileName) => {
    const page = await shop.openAsOwner(`/desk/${path}`);
    await main(page).locator('[aria-busy=false]').waitFor();
    const { name, rows } = await downloadCsv(page);
    expect(name).toMatch(fileName);
    expect(rows[0]?.[0]).toBe(firstColumn);
    expect(rows.length).toBeGreaterThan(1);
  });

  it('an owner sees the sales of a month and downloads them [task 22]', async () => {
    const page = await shop.openAsOwner('/desk/reports');
    await main(page).getByLabel('Period').selectOption({ label: 'Last month' });
    await expect.poll(() => new URL(page.url()).searchParams.get('period'), POLL).toBe('last-month');
    const table = main(page).getByRole('table', { name: /^Sales by day/ });
    await table.waitFor();
    const { name, rows } = await downloadCsv(page);
    expect(name).toMatch(/^sales-\d{4}-\d{2}-01-to-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(rows.length).toBeGreaterThan(1);
  });

  it('an owner removes the samples and keeps the orders of the shop [task 30]', async () => {
    const page = await shop.openAsOwner('/desk/');
    await main(page).getByRole('button', { name: 'Remove the samples' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Remove all samples' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => main(page).getByText('These figures include').count(), POLL).toBe(0);
    await page.keyboard.press('o');
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await expect.poll(() => main(page).getByRole('link', { name: /^AAN-/ }).count(), POLL).toBe(1);
  });
});
