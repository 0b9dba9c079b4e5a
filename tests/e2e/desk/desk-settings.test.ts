import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureOverflow } from '../pages/browse-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { openPage, PHONE } from '../support/browser.ts';
import { type ShopWithDesk, startShopWithDesk } from '../support/shop-with-desk.ts';

let shop: ShopWithDesk;
beforeAll(async () => {
  shop = await startShopWithDesk();
}, 200_000);
afterAll(() => shop.stop());

const PATH = '/desk/settings';
const openShop = (path: string) => openPage(path, { shop: shop.address });

async function review(page: Page) {
  await page.getByRole('button', { name: 'Review changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' });
  await dialog.waitFor();
  return dialog;
}

async function save(page: Page): Promise<void> {
  await (await review(page)).getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Saved. The shop shows the new settings.').waitFor();
}

describe('settings of the desk', () => {
  it('change phone, hours, delivery days, a holiday and sample price; the shop shows them at once [tasks 27, 28]', async () => {
    const page = await shop.openAsOwner(PATH);
    const before = await openShop('/contact');
    await before.getByRole('contentinfo').getByText('+91 79 4000 0000').first().waitFor();
    await page.getByLabel('Phone number').fill('+91 79 5000 1234');
    await page.getByLabel('Opening hours on weekdays').fill('Mon–Fri 10 am–7 pm');
    await page.getByLabel('Wallpaper', { exact: true }).fill('6');
    await page.getByLabel('New holiday').fill('2031-01-14');
    await page.getByRole('button', { name: 'Add holiday' }).click();
    await page.getByRole('button', { name: /^Remove .*14 Jan 2031$/ }).waitFor();
    await page.getByLabel('Price of a sample').fill('149');
    await expectNoAxeViolations(page);
    const dialog = await review(page);
    await dialog.getByRole('row', { name: 'Phone number +91 79 4000 0000 +91 79 5000 1234' }).waitFor();
    await dialog.getByRole('row', { name: 'Making wallpaper 4 6' }).waitFor();
    await dialog.getByText('A sample costs ₹149.').waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Saved. The shop shows the new settings.').waitFor();

    const contact = await openShop('/contact');
    await contact.getByRole('main').getByText('+91 79 5000 1234').first().waitFor();
    await contact.getByRole('contentinfo').getByText('+91 79 5000 1234').first().waitFor();
    await contact.getByRole('main').getByText('Mon–Fri 10 am–7 pm').first().waitFor();
    await contact.goto('/wallpaper');
    const product = await contact.getByRole('main').locator('a[href^="/product/"]').first().getAttribute('href');
    const productPage = await openShop(product ?? '');
    await productPage.getByText('Made and delivered in 8 to 13 working days').first().waitFor();
    await productPage.getByRole('button', { name: 'Order a sample · ₹149' }).waitFor();
  });

  it('show a second tab what the first changed, and keep its other edits', async () => {
    const page = await shop.openAsOwner(PATH, { expected: [/409/] });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('Phone number').waitFor();
    await page.getByLabel('Opening hours on weekdays').fill('Mon–Fri 9 am–6 pm');
    await save(page);
    await other.getByLabel('Opening hours on weekdays').fill('Mon–Fri 8 am–5 pm');
    await other.getByLabel('Tagline').fill('Made for your home');
    await (await review(other)).getByRole('button', { name: 'Save settings' }).click();
    const changed = other.getByRole('dialog', { name: 'The settings have changed' });
    await changed.getByRole('row', { name: 'Opening hours on weekdays Mon–Fri 8 am–5 pm Mon–Fri 9 am–6 pm' }).waitFor();
    await expectNoAxeViolations(other);
    await changed.getByRole('button', { name: 'Continue with the current settings' }).click();
    await expect.poll(() => other.getByLabel('Opening hours on weekdays').inputValue()).toBe('Mon–Fri 9 am–6 pm');
    expect(await other.getByLabel('Tagline').inputValue()).toBe('Made for your home');
    await save(other);
    const home = await openShop('/contact');
    await home.getByText('Mon–Fri 9 am–6 pm').first().waitFor();
  });

  it('work on a phone, by keyboard, and keep edits over a reload', async () => {
    const page = await shop.openAsOwner(PATH, { width: PHONE });
    await page.getByLabel('WhatsApp number').fill('12');
    await page.getByLabel('WhatsApp number').press('Enter');
    await page.getByText('Enter 11 to 15 digits with the country code').waitFor();
    const isFocused = () => page.getByLabel('WhatsApp number').evaluate((input) => input === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    await expectNoAxeViolations(page);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    await page.reload();
    await expect.poll(() => page.getByLabel('WhatsApp number').inputValue()).toBe('12');
    await page.getByLabel('WhatsApp number').fill('917950001234');
    await page.getByLabel('WhatsApp number').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save these changes?' });
    await dialog.waitFor();
    await expectNoAxeViolations(page);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.getByText('Saved. The shop shows the new settings.').waitFor();
  });
});
