import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright-core';
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
const findTable = (page: Page, name: string | RegExp) => main(page).getByRole('table', { name });

/** The tabs with sums, and the table that adds up. */
const SUMMED = [
  ['Sales', /^Sales by day/, 'Sales'],
  ['Categories', 'Sales by category', 'Sales'],
  ['Products', 'Sales by product', 'Sales'],
  ['States', 'Sales by state', 'Sales'],
  ['Refunds', /^Refunds by day/, 'Amount'],
  ['Payments', /^Attempts to pay by day/, 'Attempts'],
  ['Delivery', 'Orders by punctuality', 'Orders'],
] as const;

const toNumber = (text: string): number => Math.round(Number(text.replace(/[₹,]/g, '')) * 100);

/** Reads a column of a table with its total in the last row. */
async function readColumn(table: Locator, header: string): Promise<number[]> {
  const cells = await table.locator(`td[data-label="${header}"]`).allTextContents();
  return cells.map(toNumber);
}

async function expectToAddUp(table: Locator, header: string): Promise<number> {
  await table.waitFor();
  const column = await readColumn(table, header);
  const total = column.at(-1) ?? Number.NaN;
  expect(column.length).toBeGreaterThan(1);
  expect(column.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(total);
  expect(total).toBeGreaterThan(0);
  return total;
}

async function openTab(page: Page, name: string): Promise<void> {
  const tab = main(page).getByRole('link', { name, exact: true });
  await tab.click();
  await expect.poll(() => tab.getAttribute('aria-current'), POLL).toBe('page');
}

async function choosePeriod(page: Page, label: string, parameter: string): Promise<void> {
  await main(page).getByRole('combobox', { name: 'Period' }).selectOption({ label });
  await expect.poll(() => new URL(page.url()).searchParams.get('period'), POLL).toBe(parameter);
}

describe('reports', () => {
  itAtWidths([DESKTOP, PHONE], 'add up in every tab, at %d pixels', async (width) => {
    const page = await shop.openAsOwner('/desk/reports?period=90', { width });
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
    await main(page).getByText('These figures include the sample orders of the demo.').waitFor();
    const totals = new Map<string, number>();
    for (const [tab, name, header] of SUMMED) {
      await openTab(page, tab);
      totals.set(tab, await expectToAddUp(findTable(page, name), header));
      await expectNoAxeViolations(page);
      await expectToFit(page);
    }
    for (const tab of ['Categories', 'Products', 'States']) expect(totals.get(tab), tab).toBe(totals.get('Sales'));
    expect(await main(page).getByRole('link', { name: /^AAN-/ }).count()).toBeGreaterThan(0);
  });

  it('keep tab and period after a reload and on the way back', async () => {
    const page = await shop.openAsOwner('/desk/reports');
    const table = findTable(page, 'Sales by category');
    await openTab(page, 'Categories');
    const ofMonth = await expectToAddUp(table, 'Sales');
    await choosePeriod(page, 'Last 90 days', '90');
    await expect.poll(async () => (await readColumn(table, 'Sales')).at(-1), POLL).toBeGreaterThan(ofMonth);
    const ofQuarter = (await readColumn(table, 'Sales')).at(-1);
    await page.reload();
    await expect.poll(async () => (await readColumn(table, 'Sales')).at(-1), POLL).toBe(ofQuarter);
    expect(new URL(page.url()).search).toBe('?tab=categories&period=90');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search, POLL).toBe('?tab=categories');
    await expect.poll(async () => (await readColumn(table, 'Sales')).at(-1), POLL).toBe(ofMonth);
  });

  it('cover days of one’s own, and refuse what is no period', async () => {
    const page = await shop.openAsOwner('/desk/reports');
    await choosePeriod(page, 'Custom dates', 'own');
    await main(page).getByLabel('From', { exact: true }).fill('2019-01-01');
    await main(page).getByLabel('To', { exact: true }).fill('2019-01-31');
    await main(page).getByRole('button', { name: 'Show' }).click();
    await main(page).getByText('Nothing was sold in this period').waitFor();
    await main(page).getByText('1 Jan 2019 to 31 Jan 2019').waitFor();
    await main(page).getByLabel('To', { exact: true }).fill('2025-01-31');
    await main(page).getByRole('button', { name: 'Show' }).click();
    await main(page).getByText('A report covers at most 366 days.').waitFor();
    await expectNoAxeViolations(page);
  });

  it('download as CSV with the figures of the table', async () => {
    const page = await shop.openAsOwner('/desk/reports?tab=products&period=90');
    const table = findTable(page, 'Sales by product');
    await table.waitFor();
    const shown = await readColumn(table, 'Sales');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}-to-\d{4}-\d{2}-\d{2}\.csv$/);
    const [header, ...rows] = parse(readFileSync(await download.path(), 'utf8'), { bom: true }) as string[][];
    const column = header?.indexOf('Sales in rupees') ?? -1;
    expect(rows.map((row) => toNumber(row[column] ?? ''))).toEqual(shown);
  });

  it('lead from a late order to that order [task 23]', async () => {
    const page = await shop.openAsOwner('/desk/reports?tab=delivery&period=90');
    const order = findTable(page, /^Late orders/)
      .getByRole('link')
      .first();
    const number = (await order.textContent()) ?? '';
    await order.click();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
  });
});
