import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getCartLines, openProduct, waitForCartText } from '../pages/cart-page.ts';
import { isUncovered } from '../pages/page-shell.ts';
import { addToCartButton, getCommentField, getWidthField } from '../pages/product-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, openPage, PHONE, WIDTHS, waitForHydration } from '../support/browser.ts';
import { addWallpapersToCart, createCustomer, openPageAs } from '../support/customer.ts';
import { itAtWidths } from '../support/widths.ts';

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save changes' });

/** Opens /cart, by way of `from`, for a customer with two wallpapers: 36 × 48 with a comment and 20 × 30. */
async function openCartWithTwoLines(wide: number, from = '/cart'): Promise<{ page: Page; title: string }> {
  const customer = await createCustomer();
  const title = await addWallpapersToCart(
    customer,
    { widthInInches: 36, heightInInches: 48, orderComment: 'For the study' },
    { widthInInches: 20, heightInInches: 30 },
  );
  const page = await openPageAs(customer, from, { width: wide });
  if (from !== '/cart') await page.goto('/cart');
  await waitForCartText(page, '2 items');
  return { page, title };
}

describe('a cart line', () => {
  itAtWidths(
    [PHONE, DESKTOP],
    'is edited on its product page, through a reload, and keeps its position and quantity, at %i px [CART-24, D-02]',
    async (wide) => {
      const { page, title } = await openCartWithTwoLines(wide, '/terms');
      await page.getByRole('button', { name: 'Increase quantity' }).first().click();
      await waitForCartText(page, '2 pcs');
      await page
        .getByRole('link', { name: `Edit ${title}` })
        .first()
        .click();
      await page.waitForURL('**/product/**');
      await saveButton(page).waitFor();
      expect(await addToCartButton(page).count()).toBe(0);
      await expect.poll(() => getCommentField(page).inputValue()).toBe('For the study');
      await getWidthField(page).fill('60');
      await getCommentField(page).fill('For the hall');
      await page.waitForURL('**width=60**');
      await page.reload();
      await waitForHydration(page);
      await expect.poll(() => getWidthField(page).inputValue()).toBe('60');
      await expect.poll(() => getCommentField(page).inputValue()).toBe('For the hall');
      await saveButton(page).click();
      await page.waitForURL('**/cart');
      await waitForCartText(page, `Your changes to ${title} are saved.`);
      const facts = await getCartLines(page).allTextContents();
      expect(facts[0]).toMatch(/60 × 48 in.*For the hall.*2 pcs/);
      expect(facts[1]).toMatch(/20 × 30 in.*1 pcs/);
      await page.goBack();
      await page.waitForURL((url) => url.pathname !== '/cart');
      expect(page.url()).not.toContain('line=');
    },
  );

  it('is unchanged after Cancel', async () => {
    const { page, title } = await openCartWithTwoLines(DESKTOP);
    await page
      .getByRole('link', { name: `Edit ${title}` })
      .last()
      .click();
    await getWidthField(page).fill('99');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/cart');
    expect(await getCartLines(page).last().textContent()).toContain('20 × 30 in');
  });

  it('removed in another tab is reported as gone and can be added again', async () => {
    const { page, title } = await openCartWithTwoLines(DESKTOP);
    await page
      .getByRole('link', { name: `Edit ${title}` })
      .last()
      .click();
    await saveButton(page).waitFor();
    const other = await page.context().newPage();
    await other.goto('/cart');
    await waitForCartText(other, '2 items');
    await other
      .getByRole('button', { name: `Remove ${title}` })
      .last()
      .click();
    await waitForCartText(other, '1 item');
    await page.getByText('This item is no longer in your cart. You can add it again.').waitFor();
    await addToCartButton(page).click();
    await page.getByText('Added to your cart.').waitFor();
    await waitForCartText(other, '2 items');
  });

  it('is added in another size with two clicks', async () => {
    const { page, title } = await openCartWithTwoLines(DESKTOP);
    await page
      .getByRole('link', { name: `Add another size of ${title}` })
      .first()
      .click();
    await page.waitForURL('**/product/**');
    await expect.poll(() => getWidthField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('50');
    await page.keyboard.press('Tab');
    await page.keyboard.type('70');
    expect(await getCommentField(page).inputValue()).toBe('For the study');
    await addToCartButton(page).click();
    await page.getByRole('link', { name: 'View cart' }).click();
    await waitForCartText(page, '3 items');
    expect(await getCartLines(page).last().textContent()).toMatch(/50 × 70 in.*For the study/);
  });

  it('can change its quantity on the product page [PDP-31]', async () => {
    const { page } = await openCartWithTwoLines(DESKTOP);
    await openProduct(page, 'wallpaper', '?width=20&height=30');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postDataJSON());
    });
    const stepper = page.getByRole('group', { name: /in your cart$/ });
    await stepper.getByRole('button', { name: 'Increase quantity' }).click();
    await stepper.getByText('2 pcs', { exact: true }).waitFor();
    await expect.poll(() => sent).toEqual([{ quantity: 2 }]);
  });

  itAtWidths(WIDTHS, 'gives axe nothing to find while it is changed, and Save is in reach, at %i px', async (wide) => {
    const { page, title } = await openCartWithTwoLines(wide);
    await page
      .getByRole('link', { name: `Edit ${title}` })
      .first()
      .click();
    await saveButton(page).waitFor();
    await saveButton(page).scrollIntoViewIfNeeded();
    expect(await isUncovered(saveButton(page))).toBe(true);
    expect(await isUncovered(page.getByRole('button', { name: 'Cancel' }))).toBe(true);
    await expectNoAxeViolations(page);
  });
});

it('an unknown line id in the URL is ignored for a visitor', async () => {
  const page = await openPage('/');
  await openProduct(page, 'wallpaper', '?width=20&height=30&line=00000000-0000-4000-8000-000000000000');
  await expect.poll(() => addToCartButton(page).isEnabled()).toBe(true);
});
