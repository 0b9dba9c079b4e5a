import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointRoutes } from '#contract/endpoint-routes.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, openPage, PHONE } from '../support/browser.ts';
import { type ShopWithDesk, startShopWithDesk } from '../support/shop-with-desk.ts';
import { expectToFit, itAtWidths } from '../support/widths.ts';

let shop: ShopWithDesk;
beforeAll(async () => {
  shop = await startShopWithDesk();
}, 200_000);
afterAll(() => shop.stop());

const POLL = { timeout: 20_000 };
const main = (page: Page) => page.getByRole('main');

async function readProducts(): Promise<Product[]> {
  const response = await fetch(`${shop.address}${endpointRoutes.getAllProducts.path}`);
  return ((await response.json()) as { data: Product[] }).data;
}
async function findProduct(title: string): Promise<Product> {
  const product = (await readProducts()).find((candidate) => candidate.title === title);
  if (!product) throw new Error(`The shop has no ${title}.`);
  return product;
}
const openProduct = (product: Product, expected: RegExp[] = []) =>
  openPage(`/product/${product.id}`, { shop: shop.address, expected });

async function findInList(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  await main(page).getByLabel('Search products').fill(title);
  await expect.poll(() => new URL(page.url()).hash, POLL).toContain('q=');
  await main(page).getByRole('link', { name: title }).first().waitFor();
}

async function changeSelected(page: Page, action: string, confirm: string, percent?: string): Promise<void> {
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog');
  if (percent !== undefined) await dialog.getByLabel('Percent').fill(percent);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await dialog.getByText(/changed\.$/).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

const chooseFile = (page: Page, name: string, text: string) =>
  main(page)
    .getByLabel(/Choose a CSV or JSON file/)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function download(page: Page, button: string): Promise<{ name: string; rows: string[][] }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: button }).click(),
  ]);
  const rows = parse(readFileSync(await file.path(), 'utf8'), { bom: true }) as string[][];
  return { name: file.suggestedFilename(), rows };
}

describe('the list of products', () => {
  it('changes many rates at once, as customers see [task 37]', async () => {
    const { title, wallpaperTypes } = await findProduct('Basant Vine');
    const lowest = Math.min(...wallpaperTypes.map(({ pricePerSqFt }) => pricePerSqFt));
    const page = await shop.openAsOwner('/desk/');
    await page.keyboard.press('p');
    await findInList(page, title);
    await main(page).getByLabel('Select all products on this page').check();
    await changeSelected(page, 'Change rates', 'Change the rates', '10');
    const raised = Math.round(lowest * 1.1);
    await main(page).getByText(`₹${raised}`, { exact: true }).first().waitFor();
    const product = await findProduct(title);
    expect(Math.min(...product.wallpaperTypes.map(({ pricePerSqFt }) => pricePerSqFt))).toBe(raised);
    const shopper = await openProduct(product);
    await expect.poll(() => main(shopper).textContent(), POLL).toContain(`₹${raised}`);
  });

  it('hides a product from customers and shows it again [task 38]', async () => {
    const product = await findProduct('Basant Vine');
    const page = await shop.openAsOwner('/desk/products');
    await findInList(page, product.title);
    await main(page).getByLabel(`Select ${product.title}`, { exact: true }).check();
    await changeSelected(page, 'Hide', 'Hide');
    await expect.poll(async () => (await fetch(`${shop.address}/product/${product.id}`)).status, POLL).toBe(404);
    await main(page)
      .getByRole('link', { name: /^Hidden/ })
      .click();
    await main(page).getByLabel(`Select ${product.title}`, { exact: true }).check();
    await changeSelected(page, 'Show', 'Show');
    await expect.poll(async () => (await fetch(`${shop.address}/product/${product.id}`)).status, POLL).toBe(200);
  });

  itAtWidths([DESKTOP, PHONE], 'fits and is accessible, also with products selected, at %d pixels', async (width) => {
    const page = await shop.openAsOwner('/desk/products', { width });
    await main(page)
      .getByLabel(/^Select /)
      .last()
      .check();
    await expectNoAxeViolations(page);
    await expectToFit(page);
    await main(page).getByRole('link', { name: 'Next page' }).click();
    await main(page).getByRole('link', { name: 'First page' }).waitFor();
    expect(new URL(page.url()).searchParams.get('cursor')).not.toBeNull();
  });
});

describe('files of products', () => {
  it('are exported, edited and imported after a preview [tasks 39, 40]', async () => {
    const page = await shop.openAsOwner('/desk/products');
    await main(page).getByRole('link', { name: 'Import and export' }).click();
    await page.getByRole('heading', { level: 1, name: 'Import and export products' }).waitFor();
    const { name, rows } = await download(page, 'Export as CSV');
    expect(name).toBe('products.csv');
    const [header = [], first = []] = rows;
    const edited = first.map((cell, index) => (header[index] === 'subCategory' ? 'Monsoon' : cell));
    const added = header.map((column) =>
      column === 'title'
        ? 'Rain Fern'
        : column === 'category'
          ? 'wallpaper'
          : column === 'typeTitle'
            ? 'Matt'
            : column === 'pricePerSqFt'
              ? '77'
              : '',
    );
    const toLine = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
    await chooseFile(page, 'edited.csv', [header, edited, added].map(toLine).join('\r\n'));
    await main(page).getByText('1 new product, 1 changed, 0 unchanged.').waitFor();
    await main(page).getByText('Monsoon').waitFor();
    await expectNoAxeViolations(page);
    await expectToFit(page);
    await main(page).getByRole('button', { name: 'Import 1 new and 1 changed product' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import now' }).click();
    await main(page).getByText('1 new product, 1 changed. The shop shows them now.').waitFor();
    const shopper = await openProduct(await findProduct('Rain Fern'));
    await expect.poll(() => main(shopper).textContent(), POLL).toContain('₹77');
    expect((await readProducts()).find(({ id }) => id === first[0])?.subCategory).toBe('Monsoon');
  });

  it('with problems store nothing and say what to correct, by line', async () => {
    const before = await readProducts();
    const page = await shop.openAsOwner('/desk/products/import');
    const id = before[0]?.id;
    const text = `id,title,typeTitle,pricePerSqFt\n${id},Better name,,\n${id},,Silk,cheap\n,Nameless,,`;
    await chooseFile(page, 'wrong.csv', text);
    await main(page).getByText('2 problems, so nothing can be imported.').waitFor();
    await main(page).getByText('pricePerSqFt: write rupees such as 240 or 240.50, not ‘cheap’.').waitFor();
    const { name, rows } = await download(page, 'Download the problems');
    expect([name, rows.map(([line]) => line)]).toEqual(['import-problems.csv', ['Line', '3', '4']]);
    await expectNoAxeViolations(page);
    await expectToFit(page);
    expect(
      await main(page)
        .getByRole('button', { name: /^Import/ })
        .count(),
    ).toBe(0);
    expect(await readProducts()).toEqual(before);
  });

  it('begin with a template that can be imported as it is', async () => {
    const page = await shop.openAsOwner('/desk/products/import', { width: PHONE });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Template as CSV' }).click(),
    ]);
    await chooseFile(page, 'template.csv', readFileSync(await file.path(), 'utf8'));
    await main(page).getByText('5 new products, 0 changed, 0 unchanged.').waitFor();
    await expectNoAxeViolations(page);
  });
});
