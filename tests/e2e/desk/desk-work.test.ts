import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { type ShopWithDesk, startShopWithDesk } from '../support/shop-with-desk.ts';

let shop: ShopWithDesk;
beforeAll(async () => {
  shop = await startShopWithDesk();
}, 200_000);
afterAll(() => shop.stop());

const POLL = { timeout: 20_000 };
const main = (page: Page) => page.getByRole('main');
const getFocusedLabel = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused?.textContent;
  });

/** Enters the code that a new app would show; resolves with a recovery code. */
async function confirmSecondFactor(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Scan the code' }).waitFor();
  const secret = (await main(page).locator('code').first().textContent())?.replace(/\s/g, '') ?? '';
  await page.getByLabel('First code').fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  const recoveryCode = (await main(page).locator('code').first().textContent()) ?? '';
  await page.getByLabel("I've saved these codes").check();
  await page.getByRole('button', { name: 'Go to the desk' }).click();
  return recoveryCode;
}

describe('work at the desk', () => {
  it('asks for the code alone after email and password [task 2]', async () => {
    const page = await shop.openAs('workshop', 'Tara');
    await page.goto(new URL('/desk/second-factor', page.url()).href);
    await page.getByLabel('Password').fill(shop.staffPassword);
    await page.getByRole('button', { name: 'Continue' }).click();
    const recoveryCode = await confirmSecondFactor(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByLabel('Email').fill('tara@shop.example');
    await page.getByLabel('Password').fill(shop.staffPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    expect(await page.getByLabel('Email').isVisible()).toBe(false);
    expect(await page.getByLabel('Password').isVisible()).toBe(false);
    await expectNoAxeViolations(page);
    await page.getByLabel('Code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  });

  it('replaces the second factor of somebody with a new phone, once they confirm with a recovery code', async () => {
    const page = await shop.openAs('workshop', 'Usha');
    await page.getByRole('link', { name: 'Set up second factor' }).click();
    await page.getByLabel('Password').fill(shop.staffPassword);
    await page.getByRole('button', { name: 'Continue' }).click();
    const recoveryCode = await confirmSecondFactor(page);
    await page.getByRole('link', { name: 'Replace second factor' }).click();
    await page.getByRole('heading', { name: 'Replace the second factor' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel('Password').fill(shop.staffPassword);
    await page.getByLabel('Current code or recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await confirmSecondFactor(page)).not.toBe(recoveryCode);
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  });

  it('ships a batch by keyboard, as with a scanner that ends with Enter [task 6]', async () => {
    const page = await shop.openAsOwner('/desk/orders?tab=production');
    const ticks = main(page).getByRole('checkbox', { name: /^Select AAN-/ });
    await ticks.nth(0).check();
    await ticks.nth(1).check();
    await main(page).getByRole('button', { name: 'Dispatch' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect.poll(() => getFocusedLabel(page), POLL).toBe('Courier for all orders');
    await page.keyboard.type('Delhivery');
    for (const number of ['', 'DLA1', 'DLA2']) {
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
    }
    expect(await getFocusedLabel(page)).toBe('Mark 2 as shipped');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await dialog.getByText('2 orders are shipped.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.keyboard.press('t');
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await expect.poll(() => getFocusedLabel(page), POLL).toContain('Search orders');
  });

  it('leads from a payment alert of Today to its order, and resolves it [task 13]', async () => {
    const page = await shop.openAsOwner('/desk/');
    await main(page)
      .getByRole('link', { name: /^\d+ Payment alerts?$/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=attention&reason=alert');
    await main(page).getByRole('link', { name: /^AAN-/ }).first().click();
    const alert = main(page).getByRole('region', { name: 'Payment alert' }).first();
    await alert.getByRole('button', { name: 'Resolve' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What was done').fill('Paid back by bank transfer');
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await main(page).getByText('Payment alert resolved').first().waitFor();
  });
});
