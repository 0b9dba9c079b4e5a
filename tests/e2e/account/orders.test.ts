import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPath } from '../pages/account-page.ts';
import { getCards, measureOverflow } from '../pages/browse-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { openPage, type PageOptions, PHONE, WIDTHS } from '../support/browser.ts';
import { openPageAs } from '../support/customer.ts';
import { type ShopWithOrders, startShopWithOrders } from '../support/shop-with-orders.ts';
import { expectToFit, itAtWidths } from '../support/widths.ts';

let shop: ShopWithOrders;
beforeAll(async () => {
  shop = await startShopWithOrders();
}, 240_000);
afterAll(() => shop.stop());

const openForCustomer = (path: string, options?: PageOptions) => openPageAs(shop.customer, path, options);
const waitForOrders = (page: Page) => page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor();

describe('My Orders', () => {
  it('renders nothing private on the server and redirects a visitor to login [ROLE-08, ROUTE-22, ROUTE-23, D-27]', async () => {
    for (const path of ['/orders', `/orders/${shop.ids.everything}`, '/user/tracking']) {
      const response = await fetch(shop.address + path);
      expect([response.status, response.headers.get('cache-control')], path).toEqual([
        200,
        expect.stringContaining('no-store'),
      ]);
      expect(await response.text()).not.toContain('AAN-');
      const page = await openPage(path, { shop: shop.address });
      await page.waitForURL('**/login');
    }
    const call = await fetch(`${shop.address}/api/Orders/me`);
    expect(call.status).toBe(401);
  });

  it('requests twenty orders with the token, and counts the paid ones [ORD-03, ORD-11, ORD-22, ORD-24]', async () => {
    const page = await openForCustomer('/orders');
    const ordersRequest = page.waitForRequest((request) => request.url().includes('/api/Orders/me'));
    await page.reload();
    const request = await ordersRequest;
    expect(new URL(request.url()).search).toBe('?Page=1&PageSize=20');
    expect(request.headers().authorization).toMatch(/^Bearer /);
    await page.getByText('18 orders on this page').waitFor();
    await page.getByText('One of your payments is still being confirmed.').waitFor();
  });

  it('shows status, paid time in India, items and total in any time zone [ORD-05, ORD-06, ORD-07, ORD-08]', async () => {
    const page = await openForCustomer('/orders', { timeZone: 'America/New_York' });
    const first = getCards(page).first();
    await first.getByText('Shipped', { exact: true }).waitFor();
    expect(await first.locator('time').textContent()).toBe('2 Jan 2026, 1:30 am');
    expect(await first.getByRole('listitem').count()).toBe(5);
    expect(await first.getByText('Total Amount').locator('..').textContent()).toBe('Total Amount₹5,401.00');
    const pictures = first.locator('img');
    await expect
      .poll(() => pictures.first().evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toContain('-160.avif');
    const statusButtons = page.getByRole('main').getByRole('button', { name: /ship|cancel|deliver/i });
    expect(await statusButtons.count()).toBe(0);
  });

  it('leads a customer to each order and to the profile [GEN-11, ROUTE-24, ORD-02, ORD-04]', async () => {
    const page = await openForCustomer('/orders');
    await getCards(page).first().getByRole('link').click();
    await page.waitForURL(`**/orders/${shop.ids.everything}`);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Profile' }).click();
    await page.waitForURL('**/profile');
  });

  it('keeps page and filters in the URL through reload and Back [ORD-23]', async () => {
    const page = await openForCustomer('/orders');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/orders?page=2');
    await page.getByText('Page 2 of 2').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('My Orders');
    await page.reload();
    await page.getByText('5 orders on this page').waitFor();
    await page.getByText('Filter orders').click();
    await page.getByLabel('Status').selectOption('Refunded');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL('**/orders?status=7');
    await page.getByText('1 order', { exact: true }).waitFor();
    await page.getByLabel('From').fill('2026-01-01');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('No orders found').waitFor();
    await page.goBack();
    await page.getByText('1 order', { exact: true }).waitFor();
    await page.goBack();
    await page.getByText('Page 2 of 2').waitFor();
  });

  it('shows an empty state and a load error [ORD-09, ORD-10, ORD-38, ERR-46]', async () => {
    const page = await openPageAs(shop.other, '/orders', { expected: [/500/] });
    await page.getByText('No orders yet').waitFor();
    await page.route('**/api/Orders/me*', (route) => route.fulfill({ status: 500, body: 'down' }));
    await page.reload();
    await page.getByRole('heading', { name: 'Error loading orders' }).waitFor();
    await page.getByText('Failed to fetch orders: 500 down', { exact: true }).waitFor();
    await page.unroute('**/api/Orders/me*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Start Shopping' }).click();
    await page.waitForURL(`${shop.address}/`);
  });
});

describe('an order', () => {
  const openOrder = async () => {
    const page = await openForCustomer(`/orders/${shop.ids.everything}`, { timeZone: 'UTC' });
    await page.getByRole('heading', { level: 1, name: /^Order AAN-/ }).waitFor();
    return page;
  };

  it('shows its items with all options, and its total [ORD-32, ORD-33, ORD-40, D-08]', async () => {
    const page = await openOrder();
    const text = await page.getByRole('main').textContent();
    for (const option of ['Matt', 'Eyelet', 'Motor Only', '54 in', 'Gallery Wrap', '36 × 48 in', '12.00 sq.ft.']) {
      expect(text).toContain(option);
    }
    expect(await page.getByText('Total Paid').locator('..').textContent()).toBe('Total Paid₹5,401.00');
    expect(await page.getByText('Round-off').locator('..').textContent()).toBe('Round-off+₹0.44');
    await page.getByRole('region', { name: 'Items' }).getByRole('link').first().click();
    await page.waitForURL('**/product/*');
  });

  it('shows its dates, customer and delivery address [ORD-28, ORD-29, ORD-30, ORD-31]', async () => {
    const page = await openOrder();
    const text = await page.getByRole('main').textContent();
    for (const fact of ['Asha Rao', '9876543210', 'Flat 3', '380015', 'Please ring twice']) {
      expect(text).toContain(fact);
    }
    expect(await page.getByText('Placed on').locator('..').textContent()).toBe('Placed on2 Jan 2026, 1:25 am');
    const course = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
    expect(await course.last().textContent()).toBe('ShippedHanded to the courier.5 Jan 2026, 1:30 am');
  });

  it('is not found when it belongs to another customer or does not exist [ORD-34, ORD-35, ORD-39, ERR-50]', async () => {
    const page = await openPageAs(shop.other, `/orders/${shop.ids.everything}`, { expected: [/404/] });
    await page.getByRole('heading', { name: 'Order not found.' }).waitFor();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/Orders/me/*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/orders/no-such-order');
    await page.getByText('Loading order details…').waitFor();
    release();
    await page.getByRole('heading', { name: 'Order not found.' }).waitFor();
  });

  it('prints on A4 without header and footer', async () => {
    const page = await openForCustomer(`/orders/${shop.ids.everything}`);
    await page.getByRole('heading', { level: 1, name: /^Order AAN-/ }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 672, height: 1000 });
    for (const part of [
      page.getByRole('banner').getByRole('link', { name: /wishlist/i }),
      page.getByRole('contentinfo'),
      page.getByRole('button', { name: 'Print' }),
    ]) {
      expect(await part.isVisible()).toBe(false);
    }
    expect(await page.getByRole('complementary', { name: 'Account sidebar' }).isVisible()).toBe(false);
    expect(await page.getByText(/GSTIN/).first().isVisible()).toBe(true);
    expect(await measureOverflow(page)).toBe(0);
  });
});

describe('Tracking', () => {
  it('shows stages, the next step and pending payments [ROUTE-25, DASH-01, Q-02, D-26]', async () => {
    const page = await openForCustomer('/orders');
    await page.getByRole('complementary', { name: 'Account sidebar' }).getByRole('link', { name: 'Tracking' }).click();
    await page.waitForURL('**/user/tracking');
    await page.getByText('Next, the courier will bring it to your address.').waitFor();
    expect(await getCards(page).count()).toBe(2);
    expect(await page.locator('[aria-current="step"]').textContent()).toBe('Shipped');
    await page.getByText('Payment being confirmed').waitFor();
    await page.getByText(/Please don't pay again/).waitFor();
    await page.getByRole('link', { name: 'All orders' }).click();
    await page.waitForURL('**/orders');
    await waitForOrders(page);
    expect(getPath(page)).toBe('/orders');
  });
});

describe('the order pages', () => {
  itAtWidths(WIDTHS, 'give axe nothing to find and fit at %i px', async (width) => {
    const page = await openForCustomer('/terms', { width });
    // One order is enough; twenty take axe much longer.
    const more = width === PHONE ? [] : ['/orders?page=2'];
    for (const path of ['/orders?status=7', `/orders/${shop.ids.everything}`, '/user/tracking', ...more]) {
      await page.goto(path);
      await page
        .getByRole('main')
        .getByText(/Order AAN-/)
        .first()
        .waitFor();
      await expectNoAxeViolations(page);
      await expectToFit(page);
    }
  });
});
