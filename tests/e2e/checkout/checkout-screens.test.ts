import { describe, expect, it } from 'vitest';
import { createSampleLine } from '#tests/support/samples/cart-samples.ts';
import { logIn, TOKEN_KEY } from '../pages/account-page.ts';
import {
  chooseOutcome,
  fetchOrders,
  fillIn,
  getFact,
  getField,
  getTitle,
  openAsBuyer,
  payButton,
  payWithOutcome,
  waitForAlert,
} from '../pages/checkout-page.ts';
import { tabTo } from '../pages/product-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, getShopAddress, openPage, PHONE, WIDTHS, waitForHydration } from '../support/browser.ts';
import { sendAs } from '../support/customer.ts';
import { itAtWidths } from '../support/widths.ts';

const LONDON = {
  addressLine1: '10 Downing Street',
  city: 'London',
  state: 'England',
  postalCode: 'SW1A 2AA',
  phone: '+44 20 7946 0958',
  country: 'United Kingdom',
};
const FOREIGN_MESSAGES = {
  Pincode: 'Enter a 6-digit pincode',
  Phone: 'Please enter a valid 10-digit Indian mobile number (starts 6–9).',
};

const removeToken = (key: string) => localStorage.removeItem(key);

/** Opens the checkout of a visitor with this many lines; measures last line, what follows the list, and the button. */
async function measureSummary(lineCount: number, width: number) {
  const lines = Array.from({ length: lineCount }, (_, index) =>
    createSampleLine({ id: `line-${index}`, productImageUrl: null }),
  );
  const page = await openPage('/checkout', { width, stored: { 'aangan.cart': JSON.stringify(lines) } });
  const list = page.getByRole('list', { name: 'Items in this order' });
  await list.waitFor();
  const gap = await list.evaluate((element) => {
    const lastBottom = element.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return (element.nextElementSibling?.getBoundingClientRect().top ?? 0) - lastBottom;
  });
  const button = await payButton(page).boundingBox();
  return { gap, buttonBottom: (button?.y ?? 0) + (button?.height ?? 0), height: page.viewportSize()?.height ?? 0 };
}

describe('the order summary', () => {
  itAtWidths(
    [DESKTOP, 1280, 768, PHONE],
    'keeps its last line clear of the totals at %i px [CHK-04]',
    async (width) => {
      expect((await measureSummary(3, width)).gap).toBeGreaterThan(8);
    },
  );

  it('keeps the button visible below a long list [CHK-07]', async () => {
    const { buttonBottom, height } = await measureSummary(12, DESKTOP);
    expect(buttonBottom).toBeLessThanOrEqual(height);
  });
});

describe('a visitor', () => {
  itAtWidths(
    [PHONE, DESKTOP],
    'can use cart and checkout until payment, and keeps the input after login, at %i px [CART-35, CHK-23, ERR-25, D-40]',
    async (width) => {
      const { page, customer } = await openAsBuyer('/cart', { width });
      await page.getByText('1 pcs', { exact: true }).waitFor();
      await page.evaluate(removeToken, TOKEN_KEY);
      await page.reload();
      await waitForHydration(page);
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await getField(page, 'City').fill('Surat');
      const paid: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/Payments/')) paid.push(request.url());
      });
      await payButton(page).click();
      await waitForAlert(page, 'Please log in to continue.');
      expect(await page.getByText('Full name is required').count()).toBe(0);
      expect(paid).toEqual([]);
      await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
      await page.waitForURL('**/login');
      await logIn(page, customer.email);
      await page.waitForURL('**/checkout');
      expect(await getField(page, 'City').inputValue()).toBe('Surat');
      expect(await getField(page, 'Full name').inputValue()).toBe('Asha Rao');
      await page.reload();
      await waitForHydration(page);
      expect(await getField(page, 'City').inputValue()).toBe('Surat');
      expect(paid.filter((url) => url.includes('CreateOrder'))).toEqual([]);
    },
  );
});

describe('a session that expires during payment', () => {
  it('keeps the order id, and verifies the payment after login [PAY-24, ERR-38, Q-95, D-02]', async () => {
    const { page, customer } = await openAsBuyer('/checkout');
    await fillIn(page);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Success', exact: true }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${customer.shop}/terms`);
    await other.evaluate(removeToken, TOKEN_KEY);
    await other.close();
    await chooseOutcome(page, 'Success');
    await getTitle(page, 'Payment failed').waitFor();
    expect(await getFact(page, 'Reason').textContent()).toBe('Missing order id');
    const number = await getFact(page, 'Order ID').textContent();
    await page.getByRole('main').getByRole('link', { name: 'Log in and check' }).click();
    await page.waitForURL('**/login');
    await logIn(page, customer.email);
    await getTitle(page, 'Payment Successful').waitFor();
    expect(await getFact(page, 'Order ID').textContent()).toBe(number);
  });
});

describe('the form', () => {
  it('works with the keyboard alone [CHK-15]', async () => {
    const { page } = await openAsBuyer('/checkout');
    await tabTo(page, getField(page, 'Phone'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('091-98765 43210');
    await page.keyboard.press('Tab');
    expect(await getField(page, 'Phone').inputValue()).toBe('9876543210');
    await tabTo(page, getField(page, 'Address line 1'));
    await page.keyboard.type('12 Law Garden');
    await tabTo(page, getField(page, 'City'));
    await page.keyboard.type('Ahmedabad');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Guj');
    await page.keyboard.press('Tab');
    await page.keyboard.type('380015');
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Success', exact: true }).waitFor();
  });

  it('marks missing fields, focuses the first, and reports a missing phone in an alert [CHK-16, CHK-17, CHK-18, ERR-27]', async () => {
    const { page } = await openAsBuyer('/checkout', { width: PHONE });
    await payButton(page).click();
    for (const label of ['Address line 1', 'City', 'State', 'Pincode']) {
      await page.getByText(`${label} is required`).waitFor();
    }
    expect(await getField(page, 'Address line 1').evaluate((control) => control === document.activeElement)).toBe(true);
    await fillIn(page);
    await getField(page, 'Pincode').fill('38001');
    await getField(page, 'Phone').fill('5876543210');
    await payButton(page).click();
    await page.getByText('Enter a 6-digit pincode').waitFor();
    await getField(page, 'Pincode').fill('380015');
    await payButton(page).click();
    await waitForAlert(page, 'Please enter a valid 10-digit Indian mobile number (starts 6–9).');
    expect(await getField(page, 'Phone').evaluate((control) => control === document.activeElement)).toBe(true);
  });

  it('accepts no foreign address, in the form or from the profile [GEN-08]', async () => {
    const { page, customer } = await openAsBuyer('/checkout', { expected: [/CreateOrder/] });
    await page.getByText('We deliver within India only.').waitFor();
    await fillIn(page);
    const foreignFields = [
      ['Pincode', 'SW1A 1AA', '380015'],
      ['Phone', '+44 20 7946 0958', '9876543210'],
    ] as const;
    for (const [label, foreign, indian] of foreignFields) {
      await getField(page, label).fill(foreign);
      await payButton(page).click();
      await page.getByText(FOREIGN_MESSAGES[label], { exact: true }).first().waitFor();
      await getField(page, label).fill(indian);
    }
    const { userId } = await sendAs<{ userId: string }>(customer, 'PUT', '/api/UserDetails', LONDON);
    await expect(sendAs(customer, 'POST', '/api/Payments/CreateOrder', { userId })).rejects.toThrow('409');
    expect(await fetchOrders(customer)).toEqual([]);
    await page.reload();
    await waitForHydration(page);
    await fillIn(page);
    await getField(page, 'Phone').fill('9876543210');
    await payWithOutcome(page, 'Success');
    await getTitle(page, 'Payment Successful').waitFor();
    expect(await fetchOrders(customer)).toMatchObject([{ city: 'Ahmedabad', country: 'IN' }]);
  });

  it('reports unsaved details and a missing script, then continues [CHK-27, ERR-28, ERR-30]', async () => {
    const { page } = await openAsBuyer('/checkout', { expected: [/\/api\/UserDetails/, /cashfree\.js/] });
    await fillIn(page);
    await page.route('**/api/UserDetails', (route) => route.fulfill({ status: 500, body: '' }));
    await payButton(page).click();
    await waitForAlert(page, 'Could not save your address/phone. Please try again.');
    await page.unroute('**/api/UserDetails');
    await page.route('**/js/v3/cashfree.js', (route) => route.abort());
    await payButton(page).click();
    await waitForAlert(page, 'Failed to load Cashfree SDK.');
    await page.unroute('**/js/v3/cashfree.js');
    await payWithOutcome(page, 'Success');
    await getTitle(page, 'Payment Successful').waitFor();
  });
});

describe('payment pages', () => {
  itAtWidths(WIDTHS, 'give axe nothing to find, and keep sum and button in sight, at %i px [CHK-07]', async (width) => {
    const { page } = await openAsBuyer('/checkout', { width, reducedMotion: true });
    await payButton(page).waitFor();
    const box = await payButton(page).boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    await expectNoAxeViolations(page);
    await payButton(page).click();
    await page.getByText('City is required').waitFor();
    await expectNoAxeViolations(page);
    await fillIn(page);
    await payWithOutcome(page, 'Bank decline');
    await getTitle(page, 'Payment failed').waitFor();
    await expectNoAxeViolations(page);
    await page.goto('/checkout');
    await payWithOutcome(page, 'Success');
    await getTitle(page, 'Payment Successful').waitFor();
    await expectNoAxeViolations(page);
  });

  it.each([
    ['/checkout', 'ROUTE-12', 'Checkout'],
    ['/cashfree-return?order_id=AAN-23456789AB', 'ROUTE-15', 'Verifying your payment…'],
    ['/payment-success', 'ROUTE-13', 'Payment Successful'],
    ['/payment-failure?order_id=A&reason=No', 'ROUTE-14', 'Payment failed'],
  ])('%s is the same noindex HTML for everyone, with nothing private [%s]', async (path, _, text) => {
    const response = await fetch(getShopAddress() + path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(text);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('AAN-23456789AB');
  });

  it.each([
    ['/checkout', /You need JavaScript to pay online/],
    ['/cashfree-return', /Without JavaScript, this page can't show the result/],
  ])('%s explains what needs JavaScript', async (path, text) => {
    const page = await openPage(path, { javaScript: false });
    await page.getByText(text).waitFor();
    expect(await page.getByRole('main').getByText('Loading…').filter({ visible: true }).count()).toBe(0);
  });

  it.each(['/payment-success', '/payment-failure?order_id=A-1&reason=The+bank+said+no'])(
    '%s hydrates cleanly when opened directly [Q-99]',
    async (path) => {
      const page = await openPage(path);
      const replaced = await page.evaluate(() =>
        [...document.querySelectorAll('main, main h1')].filter((part) => !window.servedElements.has(part)),
      );
      expect(replaced).toEqual([]);
      if (path.includes('reason')) expect(await getFact(page, 'Reason').textContent()).toBe('The bank said no');
    },
  );

  it('returning from the provider without token and order id shows the failure page [PAY-24, PAY-25, ERR-38]', async () => {
    const page = await openPage('/cashfree-return');
    await getTitle(page, 'Payment failed').waitFor();
    expect(await getFact(page, 'Reason').textContent()).toBe('Missing order id');
  });
});
