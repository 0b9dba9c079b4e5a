import { describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { PAYMENT_STILL_PENDING_MESSAGE } from '#domain/payments/payment-verdict.ts';
import {
  chooseOutcome,
  countCartLines,
  fetchOrders,
  fillIn,
  getFact,
  getField,
  getTitle,
  openAsBuyer,
  payButton,
  payWithOutcome,
  settlePayments,
  waitForAlert,
} from '../pages/checkout-page.ts';
import { getHeader } from '../pages/page-shell.ts';
import { DESKTOP, PHONE, waitForHydration } from '../support/browser.ts';
import { EXTENDED, itAtWidths } from '../support/widths.ts';

const PHONE_AND_DESKTOP = [PHONE, DESKTOP];
const ORDER_NUMBER = /^AAN-[2-9A-HJ-NP-Z]{10}$/;

describe('a payment that succeeds', () => {
  itAtWidths(
    PHONE_AND_DESKTOP,
    'goes from the cart through the provider to success, at %i px [GEN-06, CART-15, CHK-02, CHK-21]',
    async (width) => {
      const { page, customer } = await openAsBuyer('/cart', { width });
      const calls: { name: string; body: unknown; bearer: string | undefined }[] = [];
      page.on('request', (request) => {
        if (!/\/api\/(Payments|UserDetails)|\/js\/v3\//.test(request.url()) || request.method() === 'OPTIONS') return;
        const { authorization: bearer } = request.headers();
        const name = `${request.method()} ${new URL(request.url()).pathname}`;
        calls.push({ name, body: request.postDataJSON() as unknown, bearer });
      });
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await getField(page, 'Full name').waitFor();
      expect(await getField(page, 'Full name').inputValue()).toBe('Asha Rao');
      expect(await getField(page, 'Email').inputValue()).toBe(customer.email);
      await getField(page, 'Phone').fill('+91 98765 43219');
      await fillIn(page);
      const total = await getFact(page, 'Total').textContent();
      expect(total).toMatch(/^₹[\d,]+$/);
      await payButton(page).click();
      await page.getByText(`${total}.00`).waitFor();
      const returned = page.waitForRequest(/\/cashfree-return\?order_id=AAN-[2-9A-Z]{10}$/);
      await chooseOutcome(page, 'Success');
      await returned;
      await getTitle(page, 'Payment Successful').waitFor();
      expect(await getFact(page, 'Amount').textContent()).toBe(`${total}.00`);
      const number = (await getFact(page, 'Order ID').textContent()) ?? '';
      expect(number).toMatch(ORDER_NUMBER);
      expect(await getFact(page, 'Payment ID').textContent()).toMatch(/^\w+$/);

      const names = calls.map(({ name }) => name);
      expect(
        names.filter((name) => name.startsWith('PUT') || name.startsWith('POST') || name.includes('/js/')),
      ).toEqual([
        'PUT /api/UserDetails',
        'POST /api/Payments/CreateOrder',
        'GET /js/v3/cashfree.js',
        'POST /api/Payments/VerifyPayment',
      ]);
      const findRequest = (name: string) => calls.find((call) => call.name === name);
      expect(findRequest('PUT /api/UserDetails')?.body).toMatchObject({
        firstName: 'Asha',
        lastName: 'Rao',
        phone: '9876543219',
        city: 'Ahmedabad',
        state: 'Gujarat',
        postalCode: '380015',
        country: 'IN',
      });
      expect(findRequest('POST /api/Payments/CreateOrder')?.body).toEqual({ userId: expect.any(String) });
      expect(findRequest('POST /api/Payments/VerifyPayment')?.body).toMatchObject({ cashfree_order_id: number });
      for (const { name, bearer } of calls) if (name.includes('/api/')) expect(bearer).toMatch(/^Bearer \S+$/);

      const [order] = await fetchOrders(customer);
      expect(order).toMatchObject({ orderNumber: number, status: ORDER_STATUS.paid, customerPhone: '9876543219' });
    },
  );

  it('clears badge and cart, does not return to the holding screen, and survives a reload [PAY-22, PAY-31, PAY-32, CHK-09]', async () => {
    const { page, customer } = await openAsBuyer('/checkout');
    await fillIn(page);
    await payWithOutcome(page, 'Success');
    await getTitle(page, 'Payment Successful').waitFor();
    await expect
      .poll(() => getHeader(page).getByRole('link', { name: /cart/i }).filter({ visible: true }).textContent())
      .not.toMatch(/\d/);
    expect(await countCartLines(customer)).toBe(0);
    await page.reload();
    await waitForHydration(page);
    expect(await getFact(page, 'Order ID').textContent()).toMatch(ORDER_NUMBER);
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await page.waitForURL(`${customer.shop}/`);
    await page.goBack();
    await getTitle(page, 'Payment Successful').waitFor();
    await page.goto('/checkout');
    await page.getByText('Your cart is empty').waitFor();
    expect(await page.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/');
  });

  it('creates one order, however often the customer goes back and retries', async () => {
    const { page, customer } = await openAsBuyer('/checkout');
    await fillIn(page);
    await payButton(page).dblclick();
    await page.getByRole('button', { name: 'Success', exact: true }).waitFor();
    await page.goBack();
    await payButton(page).waitFor();
    // Details are saved once, and input is kept.
    expect(await getField(page, 'City').inputValue()).toBe('Ahmedabad');
    await payWithOutcome(page, 'Success');
    await getTitle(page, 'Payment Successful').waitFor();
    expect((await fetchOrders(customer)).map(({ status }) => status)).toEqual([ORDER_STATUS.paid]);
  });

  it('in one tab cannot be paid again in another', async () => {
    const { page, customer } = await openAsBuyer('/checkout');
    await fillIn(page);
    const other = await page.context().newPage();
    await other.goto('/checkout');
    await fillIn(other);
    await payWithOutcome(page, 'Success');
    await getTitle(page, 'Payment Successful').waitFor();
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
      PHONE_AND_DESKTOP,
      'shows its reason at %i px, and can be retried with everything unchanged [PAY-08, PAY-23, PAY-33, PAY-34]',
      async (width) => {
        const { page, customer } = await openAsBuyer('/checkout', { width });
        await fillIn(page);
        await getField(page, 'Address line 2').fill('Second floor');
        await payWithOutcome(page, outcome);
        await getTitle(page, 'Payment failed').waitFor();
        expect(await getFact(page, 'Reason').textContent()).toBe(reason);
        expect(await getFact(page, 'Order ID').textContent()).toMatch(ORDER_NUMBER);
        await page.reload();
        await waitForHydration(page);
        expect(await getFact(page, 'Reason').textContent()).toBe(reason);
        await page.getByRole('link', { name: 'Try again' }).click();
        await page.waitForURL('**/cart');
        await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
        expect(await getField(page, 'Address line 2').inputValue()).toBe('Second floor');
        await payWithOutcome(page, 'Success');
        await getTitle(page, 'Payment Successful').waitFor();
        const orders = await fetchOrders(customer);
        expect(orders.map(({ status }) => status)).toEqual([ORDER_STATUS.paid]);
      },
    );
  });

  it('for insufficient funds shows the reason [PAY-35]', EXTENDED, async () => {
    const { page } = await openAsBuyer('/checkout');
    await fillIn(page);
    await payWithOutcome(page, 'Insufficient funds');
    await getTitle(page, 'Payment failed').waitFor();
    expect(await getFact(page, 'Reason').textContent()).toBe("There isn't enough money in the account.");
  });
});

describe('a payment whose customer does not return', () => {
  itAtWidths(PHONE_AND_DESKTOP, 'still becomes an order, at %i px', async (width) => {
    const { page, customer } = await openAsBuyer('/checkout', { width });
    await fillIn(page);
    await payWithOutcome(page, 'Pay then close tab');
    await page.getByText('Close this tab now').waitFor();
    await expect.poll(async () => (await fetchOrders(customer))[0]?.status).toBe(ORDER_STATUS.paid);
    await page.goto('/cart');
    await page.getByText('Your cart is empty').waitFor();
    expect(await fetchOrders(customer)).toHaveLength(1);
  });
});

describe('a pending payment', () => {
  itAtWidths(
    PHONE_AND_DESKTOP,
    'shows as pending in both tabs, cannot be paid twice, and succeeds, at %i px [PAY-16, D-07, D-26]',
    async (width) => {
      const { page, customer } = await openAsBuyer('/checkout', { width });
      await fillIn(page);
      const verified = page.waitForResponse((response) => response.url().endsWith('/VerifyPayment'));
      await payWithOutcome(page, 'Pending then success');
      await getTitle(page, 'Verifying your payment…').waitFor();
      // Only then does the shop know that the payment is pending.
      await verified;
      const other = await page.context().newPage();
      await other.goto('/cart');
      await other.getByText(PAYMENT_STILL_PENDING_MESSAGE).waitFor();
      await other.goto('/checkout');
      await payButton(other).click();
      await waitForAlert(other, PAYMENT_STILL_PENDING_MESSAGE);
      await other.close();
      await page.bringToFront();
      await settlePayments();
      await getTitle(page, 'Payment Successful').waitFor();
      expect(await fetchOrders(customer)).toMatchObject([{ status: ORDER_STATUS.paid }]);
    },
  );

  it('that fails later shows the reason [D-07]', async () => {
    const { page } = await openAsBuyer('/checkout');
    await fillIn(page);
    await payWithOutcome(page, 'Pending then failure');
    await getTitle(page, 'Verifying your payment…').waitFor();
    await settlePayments();
    await getTitle(page, 'Payment failed').waitFor();
    expect(await getFact(page, 'Reason').textContent()).toBe('Your bank declined the payment.');
  });
});
