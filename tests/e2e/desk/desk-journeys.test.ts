import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function openFirstOrder(page: Page, tab: string): Promise<string> {
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  const link = main(page).getByRole('link', { name: new RegExp(`^${tab}( \\d+)?$`) });
  await link.click();
  await expect.poll(() => link.getAttribute('aria-current'), POLL).toBe('page');
  await main(page).locator('[aria-busy=false]').waitFor();
  const order = main(page).getByRole('link', { name: /^AAN-/ }).first();
  const [number = ''] = /AAN-\w+/.exec((await order.textContent()) ?? '') ?? [];
  await order.click();
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  return number;
}

describe('the desk', () => {
  itAtWidths([DESKTOP, PHONE], 'shows the owner what needs a person today, at %d pixels', async (width) => {
    const page = await shop.openAsOwner('/desk/', { width });
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    await main(page).getByText('These figures include the sample orders of the demo.').waitFor();
    await main(page)
      .getByRole('link', { name: /^\d+ Overdue$/ })
      .waitFor();
    await expectNoAxeViolations(page);
    await expectToFit(page);
  });

  it('finds an order by its customer, and keeps the view after a reload [task 3]', async () => {
    const page = await shop.openAsOwner('/desk/orders?tab=all');
    const rows = main(page).getByRole('row');
    await expect.poll(() => rows.count(), POLL).toBeGreaterThan(20);
    await page.keyboard.press('/');
    await page.keyboard.type('siddharth');
    await expect.poll(() => new URL(page.url()).hash, POLL).toContain('siddharth');
    expect(new URL(page.url()).search).toBe('?tab=all');
    await expect.poll(() => rows.count(), POLL).toBeLessThan(20);
    await rows.filter({ hasText: 'Siddharth' }).first().waitFor();
    await page.reload();
    await rows.filter({ hasText: 'Siddharth' }).first().waitFor();
    expect(await rows.count()).toBeLessThan(20);
    await expectNoAxeViolations(page);
    await expectToFit(page);
  });

  itAtWidths([PHONE, DESKTOP], 'lets dispatch ship an order and undo it, at %d pixels [tasks 5, 7]', async (width) => {
    const page = await shop.openAs('dispatch', `Dev${width}`, { width });
    await openFirstOrder(page, 'In production');
    await expectNoAxeViolations(page);
    expect(await main(page).getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
    await main(page).getByRole('button', { name: 'Dispatch' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Courier').fill('Delhivery');
    await dialog.getByLabel('Tracking number').fill(`DL${width}`);
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
    await dialog.getByText('1 order is shipped.').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await main(page).getByText(`DL${width}`).first().waitFor();
    await main(page).getByRole('button', { name: 'Undo the last move' }).click();
    await dialog.getByLabel('Reason').fill('Wrong parcel');
    await dialog.getByRole('button', { name: 'Back to Processing' }).click();
    await main(page).getByRole('button', { name: 'Dispatch' }).waitFor();
    await main(page).getByText('Wrong parcel').first().waitFor();
  });

  it('lets dispatch deliver an order without a courier and mark it as delivered', async () => {
    const page = await shop.openAs('dispatch', 'Deepa');
    const number = await openFirstOrder(page, 'In production');
    await main(page).getByRole('button', { name: 'Dispatch' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(`We deliver ${number} ourselves`).check();
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
    await dialog.getByText('1 order is shipped.').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await main(page).getByText('Our own delivery').first().waitFor();
    await main(page).getByRole('button', { name: 'Mark as delivered' }).click();
    await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await main(page).getByText('Delivered', { exact: true }).first().waitFor();
    await expect.poll(() => main(page).getByRole('button', { name: 'Mark as delivered' }).count(), POLL).toBe(0);
  });

  it('lets support add a note, and leaves a cancellation that refunds to a manager [tasks 8, 10]', async () => {
    const support = await shop.openAs('support', 'Sana');
    const number = await openFirstOrder(support, 'New');
    await support.getByLabel('New note').fill('Rang the customer');
    await support.getByRole('button', { name: 'Add note' }).click();
    await main(support).getByText('Rang the customer', { exact: true }).waitFor();
    expect(await main(support).getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
    const page = await shop.openAs('manager', 'Mohan');
    await page.goto(support.url());
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    await main(page).getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.textContent()).toMatch(/₹[\d,]+/);
    await dialog
      .getByRole('button', { name: /^Cancel/ })
      .last()
      .click();
    await dialog.getByText('Reason is required.').waitFor();
    await dialog.getByLabel('Reason').fill('Ordered twice');
    await dialog
      .getByRole('button', { name: /^Cancel/ })
      .last()
      .click();
    await dialog.waitFor({ state: 'hidden' });
    await main(page).getByText('Cancelled').first().waitFor();
  });

  it('tells the second of two people who started production, and where it is [task 4]', async () => {
    const first = await shop.openAs('manager', 'Meera');
    const second = await shop.openAs('manager', 'Ravi', { expected: [/409/] });
    const number = await openFirstOrder(first, 'New');
    await second.goto(first.url());
    await second.getByRole('heading', { level: 1, name: number }).waitFor();
    for (const page of [first, second]) {
      await main(page).getByRole('button', { name: 'Start production' }).click();
    }
    await first.getByRole('dialog').getByRole('button', { name: 'Start production' }).click();
    await main(first).getByText('Processing').first().waitFor();
    await second.getByRole('dialog').getByRole('button', { name: 'Start production' }).click();
    await second.getByRole('dialog').getByText(/Meera/).waitFor();
    await second.getByRole('button', { name: 'Show the current order' }).click();
    await main(second).getByText('Processing').first().waitFor();
  });

  it('shows and prints a packing slip without prices [task 11]', async () => {
    const page = await shop.openAsOwner('/desk/orders?tab=production');
    await main(page).getByRole('link', { name: /^AAN-/ }).first().click();
    await main(page).getByRole('link', { name: 'Packing slip' }).click();
    await page.getByRole('heading', { name: 'Packing slip' }).waitFor();
    expect(await main(page).textContent()).not.toContain('₹');
    await expectNoAxeViolations(page);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await main(page).getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => page.locator('body[data-printed]').count(), POLL).toBe(1);
  });

  it('has a page for addresses that do not exist, and help on a key', async () => {
    const page = await shop.openAsOwner('/desk/nothing-here');
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('?');
    await page
      .getByRole('dialog')
      .getByText(/search/i)
      .first()
      .waitFor();
  });
});
