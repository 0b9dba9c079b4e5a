import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { formatDay } from '#domain/time/india-time.ts';
import {
  fetchOrders,
  fillIn,
  getFact,
  getField,
  getTitle,
  openAsBuyer,
  payWithOutcome,
} from '../pages/checkout-page.ts';
import { fetchProduct } from '../pages/product-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, PHONE, WIDTHS, waitForHydration } from '../support/browser.ts';
import { openBeforeScripts } from '../support/delayed-scripts.ts';
import { itAtWidths } from '../support/widths.ts';

/** Wallpaper takes 4 working days to make, and 2 to 7 to arrive. */
const MONDAY_IN_INDIA = new Date('2026-11-16T04:00:00Z');
const WORKING_DAYS = 'Made and delivered in 6 to 11 working days';

const getAssurance = (page: Page) => page.getByRole('region', { name: 'Delivery, returns and help' });

/** Everything moves by less than this, unless a line appears or wraps. */
const MAX_ROUNDING_PX = 2;

describe('the delivery promise', () => {
  itAtWidths(
    WIDTHS,
    'has working days without scripts; the date takes space that is already there, at %i px [D-43]',
    async (width) => {
      const { id } = await fetchProduct('wallpaper');
      const { page, release } = await openBeforeScripts(`/product/${id}`, { width });
      await page.clock.setFixedTime(MONDAY_IN_INDIA);
      const assurance = getAssurance(page);
      await assurance.getByText(WORKING_DAYS, { exact: true }).waitFor();
      expect(await assurance.textContent()).not.toMatch(/20\d\d/);
      const heightBefore = (await assurance.boundingBox())?.height ?? 0;
      release();
      await assurance.getByText('By Sat, 28 Nov 2026 if you order today').waitFor();
      await waitForHydration(page);
      const heightAfter = (await assurance.boundingBox())?.height ?? 0;
      expect(Math.abs(heightAfter - heightBefore)).toBeLessThan(MAX_ROUNDING_PX);
      await expectNoAxeViolations(page);
    },
  );

  it('has a date in the cart, and at checkout that of the typed PIN code [D-43]', async () => {
    const { page } = await openAsBuyer('/contact', { width: PHONE });
    await page.clock.setFixedTime(MONDAY_IN_INDIA);
    await page.goto('/cart');
    await page.getByText('Delivery by Sat, 28 Nov 2026').waitFor();
    await page.getByText('In 6 to 11 working days.').waitFor();
    await page.goto('/checkout');
    await page.getByText('Delivery by Sat, 28 Nov 2026').waitFor();
    await getField(page, 'Pincode').fill('380 015');
    await page.getByText('Delivery by Mon, 23 Nov 2026').waitFor();
    await page.getByText('To PIN code 380015.').waitFor();
    await getField(page, 'Pincode').fill('38001');
    await page.getByText('Delivery by Sat, 28 Nov 2026').waitFor();
  });

  it('is stored with the order: success, order, list and tracking show the same date [D-43]', async () => {
    const { page, customer } = await openAsBuyer('/checkout', { width: DESKTOP });
    await fillIn(page);
    await page.getByText('To PIN code 380015.').waitFor();
    await payWithOutcome(page, 'Success');
    await getTitle(page, 'Payment Successful').waitFor();
    const [order] = await fetchOrders(customer);
    const date = formatDay(order?.promisedDeliveryDate ?? '');
    expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat), \d+ \w{3} \d{4}$/);
    expect(await getFact(page, 'Delivery by').textContent()).toBe(date);
    await page.goto(paths.order(order?.id ?? ''));
    await getTitle(page, `Order ${order?.orderNumber}`).waitFor();
    expect(await getFact(page, 'Delivery by').textContent()).toBe(date);
    for (const path of [paths.orders, paths.tracking]) {
      await page.goto(path);
      await page.getByRole('article').getByText(`Delivery by ${date}`).waitFor();
    }
  });
});
