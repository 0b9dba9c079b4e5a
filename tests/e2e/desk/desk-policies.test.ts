import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, openPage, PHONE } from '../support/browser.ts';
import { type ShopWithDesk, startShopWithDesk } from '../support/shop-with-desk.ts';
import { expectToFit } from '../support/widths.ts';

let shop: ShopWithDesk;
beforeAll(async () => {
  shop = await startShopWithDesk();
}, 200_000);
afterAll(() => shop.stop());

const openShop = (path: string) => openPage(path, { shop: shop.address, javaScript: false });

async function publish(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish these changes?' });
  await dialog.getByLabel('What changed').fill(note);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Published. Customers see it now.').waitFor();
}

describe.each([
  [PHONE, 'terms', '/terms', 'License'],
  [DESKTOP, 'privacy', '/privacypolicy', 'Consent'],
] as const)('a policy in the desk at %i px', (width, name, path, title) => {
  const editor = `/desk/content/policies/${name}`;
  const text = `Only for [customers](/contact) at ${width} px.`;

  it('is edited, previewed, published, read with its versions, and taken back [tasks 44, 45]', async () => {
    const page = await shop.openAsOwner(editor, { width });
    await page.getByLabel(`Text of ${title}`).fill(text);
    await page.getByRole('button', { name: `Move down: ${title}` }).click();
    await page.getByText(/^Saved as draft/).waitFor();
    await expectToFit(page);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Preview' }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByText(`Only for customers at ${width} px.`).waitFor();
    await frame.getByText(/^Version 2, in force since/).waitFor();
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await publish(page, 'Shorter.');

    const current = await openShop(path);
    await current.getByText('What changed: Shorter.').waitFor();
    expect(await current.getByRole('link', { name: 'customers', exact: true }).getAttribute('href')).toBe('/contact');
    await current.getByText('Earlier versions').click();
    await expectNoAxeViolations(current);
    await current.getByRole('link', { name: /^Version 1, in force from/ }).click();
    await current.getByText('This is an earlier version.').waitFor();
    expect(await current.getByText(`at ${width} px.`).count()).toBe(0);
    expect(await current.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

    await page.goto(`${editor}/history`);
    await page.getByText('What changed, for customers: Shorter.').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Go back to this version' }).click();
    await page.getByRole('heading', { level: 1, name: /^(Terms of use|Privacy policy)$/ }).waitFor();
    await publish(page, 'As before.');
    const again = await openShop(path);
    await again.getByText(/^Version 3, in force since/).waitFor();
    expect(await again.getByText(`at ${width} px.`).count()).toBe(0);
  });
});

describe('the versions of a policy', () => {
  it('can be walked through without a page load, back and forth', async () => {
    const page = await openPage('/terms', { shop: shop.address });
    await page.getByText('Earlier versions').click();
    await page.getByRole('link', { name: /^Version 2, in force from/ }).click();
    await page.getByText(`at ${PHONE} px.`).waitFor();
    await page.getByRole('link', { name: 'Read the version in force' }).click();
    await page.getByText(/^Version 3, in force since/).waitFor();
    await page.goBack();
    await page.getByText('This is an earlier version.').waitFor();
  });
});
