import { describe, expect, it } from 'vitest';
import type { Cart } from '#contract/storefront/cart.ts';
import { addToCartButton, fetchProduct, getHeightField, getPriceBox, getWidthField } from '../pages/product-page.ts';
import { PHONE } from '../support/browser.ts';
import { createCustomer, openPageAs, sendAs } from '../support/customer.ts';

const QUESTION = 'Does your size already include the 2 inches?';

describe('a blind', () => {
  it('costs what style and motorisation cost, from panel to cart, also after a reload [D-31, D-41, D-44]', async () => {
    const [customer, { id }] = await Promise.all([createCustomer(), fetchProduct('blinds')]);
    const page = await openPageAs(customer, `/product/${id}`, { width: PHONE });
    const choose = (group: string, value: string) =>
      page.getByRole('group', { name: group, exact: true }).locator(`input[value="${value}"]`).check({ force: true });
    await getPriceBox(page).getByText('₹95.00/sq.ft.', { exact: true }).waitFor();
    await getPriceBox(page).getByText('Minimum ₹75.00').waitFor();
    await choose('Blind style', 'Platinum');
    await choose('Motorisation', 'Motor Remote & Charger');
    await choose('Fitting type', 'Inside');
    const fitting = await page.getByRole('group', { name: 'Fitting type' }).boundingBox();
    const question = await page.getByRole('group', { name: QUESTION }).boundingBox();
    const fittingEnd = (fitting?.y ?? Number.NaN) + (fitting?.height ?? Number.NaN);
    expect(question?.y).toBeGreaterThanOrEqual(fittingEnd);
    expect(question?.y).toBeLessThan(fittingEnd + 60);
    await getWidthField(page).fill('36');
    await getHeightField(page).fill('48');
    await choose(QUESTION, 'yes');
    await getPriceBox(page).getByText('₹3,840.00', { exact: true }).waitFor();
    await page.waitForURL(/allowance=yes/);
    await page.reload();
    await getPriceBox(page).getByText('₹3,840.00', { exact: true }).waitFor();
    expect(await page.getByRole('group', { name: 'Type', exact: true }).count()).toBe(0);
    await addToCartButton(page).click();
    await page.getByRole('link', { name: 'View cart' }).click();
    const facts = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Chain colour' });
    for (const text of ['Cloth colour', '2 inches included', 'Platinum, motor with remote'])
      await facts.getByText(text).waitFor();
    const cart = await sendAs<Cart>(customer, 'GET', '/api/Cart');
    expect(cart.items).toMatchObject([{ unitPrice: 3840, blindStyle: 'Platinum', sizeIncludesAllowance: true }]);
  });
});
