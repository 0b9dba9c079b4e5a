import { expect } from 'vitest';
import { getCartLines, waitForCartText } from '../pages/cart-page.ts';
import {
  countCartLines,
  fetchOrders,
  fillIn,
  getTitle,
  PROVIDER_REQUESTS,
  payButton,
  payWithOutcome,
} from '../pages/checkout-page.ts';
import { addToCartButton, fetchProduct, getSwatches } from '../pages/product-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { createCustomer, openPageAs } from '../support/customer.ts';
import { itAtWidths } from '../support/widths.ts';

itAtWidths(
  [PHONE, DESKTOP],
  'a customer orders samples of two colours and pays for them, at %i px [D-38]',
  async (width) => {
    const customer = await createCustomer();
    const product = await fetchProduct('wallpaper');
    const page = await openPageAs(customer, `/product/${product.id}`, { width, expected: [PROVIDER_REQUESTS] });
    const order = page.getByRole('button', { name: /^Order a sample · ₹\d+$/ });
    expect(await addToCartButton(page).isDisabled()).toBe(true);
    await order.click();
    await page.getByText('Sample added to cart.').waitFor();
    await getSwatches(page).nth(1).click({ force: true });
    await order.click();
    await page.getByText('Sample added to cart.').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Sample in your cart' }).click();

    await waitForCartText(page, '2 items');
    const [line] = await getCartLines(page).all();
    const text = (await line?.innerText()) ?? '';
    expect(text).toMatch(/Sample/);
    expect(text).toMatch(/1 pcs/);
    expect(text).not.toMatch(/sq\.ft|0 × 0|Edit/);
    for (const step of await page.getByRole('button', { name: /^(De|In)crease quantity$/ }).all())
      expect(await step.isDisabled()).toBe(true);
    await expectNoAxeViolations(page);
    await line?.getByRole('button', { name: /^Remove sample of / }).click();
    await waitForCartText(page, '1 item');
    await page.getByRole('button', { name: 'Undo' }).click();
    await waitForCartText(page, '2 items');

    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await payButton(page).waitFor();
    const review = page.getByRole('list', { name: 'Items in this order' });
    await expect.poll(() => review.innerText()).toMatch(/Sample · 1 pcs/);
    await fillIn(page);
    await payWithOutcome(page, 'Success');
    await getTitle(page, 'Payment Successful').waitFor();
    expect(await countCartLines(customer)).toBe(0);

    const [paid] = await fetchOrders(customer);
    expect(paid?.items.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['sample', 1],
      ['sample', 1],
    ]);
    await page.goto(`/orders/${paid?.id}`);
    const items = page.getByRole('region', { name: 'Items' });
    await items.getByText('Sample', { exact: true }).first().waitFor();
    expect(await items.innerText()).not.toMatch(/sq\.ft|0 × 0/);
  },
);
