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

/** The frame of a preview runs no scripts, on purpose. */
const EXPECTED = [/Blocked script execution in 'about:srcdoc'/];
const openShop = (path: string) => openPage(path, { shop: shop.address, javaScript: false });

async function publish(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish these changes?' });
  await dialog.getByLabel('What changed').fill(note);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Published. Customers see it now.').waitFor();
}

const TEXT = 'Only for [customers](/contact) of this test.';
const SHOWN = 'Only for customers of this test.';

describe('a policy', () => {
  it('is edited and previewed on a phone, then published with what changed [task 46]', async () => {
    const page = await shop.openAsOwner('/desk/content/policies/terms', { width: PHONE, expected: EXPECTED });
    await page.getByLabel('Text of License').fill(TEXT);
    await page.getByRole('button', { name: 'Move down: License' }).click();
    await page.getByText(/^Saved as draft/).waitFor();
    await expectToFit(page);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Preview' }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByText(SHOWN).waitFor();
    await frame.getByText(/^Version \d, in force since/).waitFor();
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await publish(page, 'Shorter.');
  });

  it('shows customers its version and what changed, and keeps the earlier ones readable, without JavaScript', async () => {
    const page = await openShop('/terms');
    await page.getByText('What changed: Shorter.').waitFor();
    const link = page.getByText(SHOWN).getByRole('link');
    expect(await link.getAttribute('href')).toBe('/contact');
    await page.getByText('Earlier versions').click();
    await page.getByRole('link', { name: /^Version 1, in force from/ }).click();
    await page.getByText('This is an earlier version.').waitFor();
    expect(await page.getByText(SHOWN).count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  it('can be walked through its versions without a page load, back and forth', async () => {
    const page = await openPage('/terms', { shop: shop.address });
    await page.getByText('Earlier versions').click();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: /^Version 1, in force from/ }).click();
    await page.getByText('This is an earlier version.').waitFor();
    await page.getByRole('link', { name: 'Read the version in force' }).click();
    await page.getByText(SHOWN).waitFor();
    await page.goBack();
    await page.getByText('This is an earlier version.').waitFor();
    await expect.poll(() => page.getByText(SHOWN).count()).toBe(0);
  });

  it('goes back to an earlier version, which becomes the next one [task 47]', async () => {
    const page = await shop.openAsOwner('/desk/content/policies/terms/history', { width: DESKTOP });
    await page.getByText('What changed, for customers: Shorter.').first().waitFor();
    await expectToFit(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Go back to this version' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Terms of use', exact: true }).waitFor();
    await publish(page, 'As before.');
    const terms = await openShop('/terms');
    await terms.getByText('What changed: As before.').waitFor();
    expect(await terms.getByText(SHOWN).count()).toBe(0);
    await terms.getByText('Earlier versions').click();
    await terms.getByRole('link', { name: /^Version 2, in force from/ }).waitFor();
  });
});
