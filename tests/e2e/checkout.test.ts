import { describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { PAYMENT_STILL_PENDING_MESSAGE } from '#domain/payments/payment-messages.ts';
import {
  alertSays,
  cartSize,
  choose,
  fact,
  fetchOrders,
  field,
  fillIn,
  payButton,
  payWith,
  settlePayments,
  title,
  visitAs,
} from './pages/checkout-page.ts';
import { header } from './pages/page-shell.ts';
import { DESKTOP, hydrated, PHONE } from './support/browser.ts';
import { EXTENDED, itAtWidths } from './support/widths.ts';

const BOTH = [PHONE, DESKTOP];
const NUMBER = /^AAN-[2-9A-HJ-NP-Z]{10}$/;

describe('a payment that succeeds', () => {
  itAtWidths(
    BOTH,
    'goes from the cart through the provider to success, at %i px [GEN-06, CART-15, CHK-02, CHK-21, CHK-24, CHK-28, PAY-01, PAY-02, PAY-03, PAY-04, PAY-05, PAY-06, PAY-07, PAY-08, PAY-20, PAY-22, API-19, API-20, API-29]',
    async (width) => {
      const { page, customer } = await visitAs('/cart', { width });
      const calls: { name: string; body: unknown; bearer: string | undefined }[] = [];
      page.on('request', (request) => {
        if (!/\/api\/(Payments|UserDetails)|\/js\/v3\//.test(request.url()) || request.method() === 'OPTIONS') return;
        const { authorization: bearer } = request.headers();
        const name = `${request.method()} ${new URL(request.url()).pathname}`;
        calls.push({ name, body: request.postDataJSON() as unknown, bearer });
      });
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await field(page, 'Full name').waitFor();
      expect(await field(page, 'Full name').inputValue()).toBe('Asha Rao');
      expect(await field(page, 'Email').inputValue()).toBe(customer.email);
      await field(page, 'Phone').fill('+91 98765 43219');
      await fillIn(page);
      const total = await fact(page, 'Total').textContent();
      expect(total).toMatch(/^₹[\d,]+$/);
      await payButton(page).click();
      await page.getByText(`${total}.00`).waitFor();
      const returned = page.waitForRequest(/\/cashfree-return\?order_id=AAN-[2-9A-Z]{10}$/);
      await choose(page, 'Success');
      await returned;
      await title(page, 'Payment Successful').waitFor();
      expect(await fact(page, 'Amount').textContent()).toBe(`${total}.00`);
      const number = (await fact(page, 'Order ID').textContent()) ?? '';
      expect(number).toMatch(NUMBER);
      expect(await fact(page, 'Payment ID').textContent()).toMatch(/^\w+$/);

      const names = calls.map(({ name }) => name);
      expect(
        names.filter((name) => name.startsWith('PUT') || name.startsWith('POST') || name.includes('/js/')),
      ).toEqual([
        'PUT /api/UserDetails',
        'POST /api/Payments/CreateOrder',
        'GET /js/v3/cashfree.js',
        'POST /api/Payments/VerifyPayment',
      ]);
      const sent = (name: string) => calls.find((call) => call.name === name);
      expect(sent('PUT /api/UserDetails')?.body).toMatchObject({
        ...{ firstName: 'Asha', lastName: 'Rao', phone: '9876543219', city: 'Ahmedabad', state: 'Gujarat' },
        ...{ postalCode: '380015', country: 'IN' },
      });
      expect(sent('POST /api/Payments/CreateOrder')?.body).toEqual({ userId: expect.any(String) });
      expect(sent('POST /api/Payments/VerifyPayment')?.body).toMatchObject({ cashfree_order_id: number });
      for (const { name, bearer } of calls) if (name.includes('/api/')) expect(bearer).toMatch(/^Bearer \S+$/);

      const [order] = await fetchOrders(customer);
      expect(order).toMatchObject({ orderNumber: number, status: ORDER_STATUS.paid, customerPhone: '9876543219' });
    },
  );

  it('clears badge and cart, does not return to the holding screen, and survives a reload [PAY-22, PAY-31, PAY-32, CHK-09, CHK-10, Q-99, Q-100]', async () => {
    const { page, customer } = await visitAs('/checkout');
    await fillIn(page);
    await payWith(page, 'Success');
    await title(page, 'Payment Successful').waitFor();
    await expect
      .poll(() => header(page).getByRole('link', { name: /cart/i }).filter({ visible: true }).textContent())
      .not.toMatch(/\d/);
    expect(await cartSize(customer)).toBe(0);
    await page.reload();
    await hydrated(page);
    expect(await fact(page, 'Order ID').textContent()).toMatch(NUMBER);
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await page.waitForURL(`${customer.shop}/`);
    await page.goBack();
    await title(page, 'Payment Successful').waitFor();
    await page.goto('/checkout');
    await page.getByText('Your cart is empty').waitFor();
    expect(await page.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/');
  });

  it('creates one order, however often the customer goes back and retries', async () => {
    const { page, customer } = await visitAs('/checkout');
    await fillIn(page);
    await payButton(page).dblclick();
    await page.getByRole('button', { name: 'Success', exact: true }).waitFor();
    await page.goBack();
    await payButton(page).waitFor();
    // Nothing is saved a second time, and nothing typed is lost.
    expect(await field(page, 'City').inputValue()).toBe('Ahmedabad');
    await payWith(page, 'Success');
    await title(page, 'Payment Successful').waitFor();
    expect((await fetchOrders(customer)).map(({ status }) => status)).toEqual([ORDER_STATUS.paid]);
  });

  it('in one tab cannot be paid again in another', async () => {
    const { page, customer } = await visitAs('/checkout');
    await fillIn(page);
    const other = await page.context().newPage();
    await other.goto('/checkout');
    await fillIn(other);
    await payWith(page, 'Success');
    await title(page, 'Payment Successful').waitFor();
    await other.bringToFront();
    await other.getByText('Your cart is empty').first().waitFor();
    expect(await fetchOrders(customer)).toHaveLength(1);
  });
});

describe('a payment that fails', () => {
  describe.each([
    ['Bank decline', 'Your bank declined the payment.'],
    ['Cancel', 'The payment was cancelled.'],
  ] as const)('by %s', (outcome, reason) => {
    itAtWidths(
      BOTH,
      'shows its reason at %i px, and can be retried with everything unchanged [PAY-08, PAY-23, PAY-33, PAY-34, PAY-35, PAY-36, D-07]',
      async (width) => {
        const { page, customer } = await visitAs('/checkout', { width });
        await fillIn(page);
        await field(page, 'Address line 2').fill('Second floor');
        await payWith(page, outcome);
        await title(page, 'Payment failed').waitFor();
        expect(await fact(page, 'Reason').textContent()).toBe(reason);
        expect(await fact(page, 'Order ID').textContent()).toMatch(NUMBER);
        await page.reload();
        await hydrated(page);
        expect(await fact(page, 'Reason').textContent()).toBe(reason);
        await page.getByRole('link', { name: 'Try again' }).click();
        await page.waitForURL('**/cart');
        await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
        expect(await field(page, 'Address line 2').inputValue()).toBe('Second floor');
        await payWith(page, 'Success');
        await title(page, 'Payment Successful').waitFor();
        const orders = await fetchOrders(customer);
        expect(orders.map(({ status }) => status)).toEqual([ORDER_STATUS.paid]);
      },
    );
  });

  it('for insufficient funds shows the reason [PAY-35]', EXTENDED, async () => {
    const { page } = await visitAs('/checkout');
    await fillIn(page);
    await payWith(page, 'Insufficient funds');
    await title(page, 'Payment failed').waitFor();
    expect(await fact(page, 'Reason').textContent()).toBe('There is not enough money in the account.');
  });
});

describe('a payment whose customer does not return', () => {
  itAtWidths(BOTH, 'is an order all the same, at %i px', async (width) => {
    const { page, customer } = await visitAs('/checkout', { width });
    await fillIn(page);
    await payWith(page, 'Pay then close tab');
    await page.getByText('Close this tab now').waitFor();
    await expect.poll(async () => (await fetchOrders(customer))[0]?.status).toBe(ORDER_STATUS.paid);
    await page.goto('/cart');
    await page.getByText('Your cart is empty').waitFor();
    expect(await fetchOrders(customer)).toHaveLength(1);
  });
});

describe('a pending payment', () => {
  itAtWidths(
    BOTH,
    'shows as pending in both tabs, cannot be paid twice, and succeeds, at %i px [PAY-16, D-07, D-26]',
    async (width) => {
      const { page, customer } = await visitAs('/checkout', { width });
      await fillIn(page);
      await payWith(page, 'Pending then success');
      await title(page, 'Verifying your payment…').waitFor();
      const other = await page.context().newPage();
      await other.goto('/cart');
      await other.getByText(PAYMENT_STILL_PENDING_MESSAGE).waitFor();
      await other.goto('/checkout');
      await payButton(other).click();
      await alertSays(other, PAYMENT_STILL_PENDING_MESSAGE);
      await other.close();
      await page.bringToFront();
      await settlePayments();
      await title(page, 'Payment Successful').waitFor();
      expect(await fetchOrders(customer)).toMatchObject([{ status: ORDER_STATUS.paid }]);
    },
  );

  it('that fails later shows the reason [D-07]', async () => {
    const { page } = await visitAs('/checkout');
    await fillIn(page);
    await payWith(page, 'Pending then failure');
    await title(page, 'Verifying your payment…').waitFor();
    await settlePayments();
    await title(page, 'Payment failed').waitFor();
    expect(await fact(page, 'Reason').textContent()).toBe('Your bank declined the payment.');
  });
});
