import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cartLines, cartSays, openProduct } from './pages/cart-page.ts';
import { isUncovered } from './pages/page-shell.ts';
import { addToCart, commentField, width } from './pages/product-page.ts';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { DESKTOP, hydrated, openPage, PHONE, WIDTHS } from './support/browser.ts';
import { makeCustomer, openAs, putIntoCart } from './support/customer.ts';
import { itAtWidths } from './support/widths.ts';

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save changes' });

/** A customer on /cart, come from this page, with two wallpapers: 36 × 48 with a comment and 20 × 30. */
async function withTwoLines(wide: number, from = '/cart'): Promise<{ page: Page; title: string }> {
  const customer = await makeCustomer();
  const title = await putIntoCart(
    customer,
    { widthInInches: 36, heightInInches: 48, orderComment: 'For the study' },
    { widthInInches: 20, heightInInches: 30 },
  );
  const page = await openAs(customer, from, { width: wide });
  if (from !== '/cart') await page.goto('/cart');
  await cartSays(page, '2 items');
  return { page, title };
}

describe('a cart line', () => {
  itAtWidths(
    [PHONE, DESKTOP],
    'is edited on its product page, through a reload, and keeps its position and quantity, at %i px [CART-24, D-02]',
    async (wide) => {
      const { page, title } = await withTwoLines(wide, '/terms');
      await page.getByRole('button', { name: 'Increase quantity' }).first().click();
      await cartSays(page, '2 pcs');
      await page
        .getByRole('link', { name: `Edit ${title}` })
        .first()
        .click();
      await page.waitForURL('**/product/**');
      await saveButton(page).waitFor();
      expect(await addToCart(page).count()).toBe(0);
      await expect.poll(() => commentField(page).inputValue()).toBe('For the study');
      await width(page).fill('60');
      await commentField(page).fill('For the hall');
      await page.waitForURL('**width=60**');
      await page.reload();
      await hydrated(page);
      await expect.poll(() => width(page).inputValue()).toBe('60');
      await expect.poll(() => commentField(page).inputValue()).toBe('For the hall');
      await saveButton(page).click();
      await page.waitForURL('**/cart');
      await cartSays(page, `Your changes to ${title} are saved.`);
      const facts = await cartLines(page).allTextContents();
      expect(facts[0]).toMatch(/60 × 48 in.*For the hall.*2 pcs/);
      expect(facts[1]).toMatch(/20 × 30 in.*1 pcs/);
      await page.goBack();
      await page.waitForURL((url) => url.pathname !== '/cart');
      expect(page.url()).not.toContain('line=');
    },
  );

  it('is unchanged after Cancel', async () => {
    const { page, title } = await withTwoLines(DESKTOP);
    await page
      .getByRole('link', { name: `Edit ${title}` })
      .last()
      .click();
    await width(page).fill('99');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/cart');
    expect(await cartLines(page).last().textContent()).toContain('20 × 30 in');
  });

  it('removed in another tab is reported as gone and can be added again', async () => {
    const { page, title } = await withTwoLines(DESKTOP);
    await page
      .getByRole('link', { name: `Edit ${title}` })
      .last()
      .click();
    await saveButton(page).waitFor();
    const other = await page.context().newPage();
    await other.goto('/cart');
    await cartSays(other, '2 items');
    await other
      .getByRole('button', { name: `Remove ${title}` })
      .last()
      .click();
    await cartSays(other, '1 item');
    await page.getByText('This item is no longer in your cart. You can add it again.').waitFor();
    await addToCart(page).click();
    await page.getByText('Added to your cart.').waitFor();
    await cartSays(other, '2 items');
  });

  it('is added in another size with two clicks', async () => {
    const { page, title } = await withTwoLines(DESKTOP);
    await page
      .getByRole('link', { name: `Add another size of ${title}` })
      .first()
      .click();
    await page.waitForURL('**/product/**');
    await expect.poll(() => width(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('50');
    await page.keyboard.press('Tab');
    await page.keyboard.type('70');
    expect(await commentField(page).inputValue()).toBe('For the study');
    await addToCart(page).click();
    await page.getByRole('link', { name: 'View cart' }).click();
    await cartSays(page, '3 items');
    expect(await cartLines(page).last().textContent()).toMatch(/50 × 70 in.*For the study/);
  });

  it('can change its quantity on the product page [PDP-31]', async () => {
    const { page } = await withTwoLines(DESKTOP);
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
    const { page, title } = await withTwoLines(wide);
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
  await expect.poll(() => addToCart(page).isEnabled()).toBe(true);
});
