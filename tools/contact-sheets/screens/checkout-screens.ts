import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { TOKEN_KEY } from '#tests/e2e/pages/account-page.ts';
import { alertSays, fillIn, type Outcome, payButton, payWith, title, visitAs } from '#tests/e2e/pages/checkout-page.ts';
import { hydrated, openPage, type PageOptions } from '#tests/e2e/support/browser.ts';
import { openWithFullCart } from './full-cart.ts';
import { failing, plainScreen, type Screen } from './screen.ts';

const readyToPay = async (options: PageOptions): Promise<Page> => {
  const { page } = await visitAs(paths.checkout, options);
  await fillIn(page);
  return page;
};

const paid = (name: string, address: string, outcome: Outcome, heading: string): Screen => ({
  name,
  address,
  isWhole: true,
  async open(options) {
    const page = await readyToPay(options);
    await payWith(page, outcome);
    await title(page, heading).waitFor();
    return page;
  },
});

export const checkoutScreens: readonly Screen[] = [
  {
    name: 'checkout',
    address: paths.checkout,
    isWhole: true,
    async open(options) {
      const page = await openWithFullCart(paths.checkout, options);
      await payButton(page).waitFor();
      return page;
    },
  },
  {
    name: 'checkout, fields missing',
    address: paths.checkout,
    isWhole: true,
    async open(options) {
      const { page } = await visitAs(paths.checkout, options);
      await payButton(page).click();
      await page.getByText('City is required').waitFor();
      return page;
    },
  },
  {
    name: 'checkout, signed out',
    address: paths.checkout,
    async open(options) {
      const { page } = await visitAs(paths.cart, options);
      await page.getByText('1 pcs', { exact: true }).waitFor();
      await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
      await page.goto(paths.checkout);
      await hydrated(page);
      await payButton(page).click();
      await alertSays(page, 'Please log in to continue.');
      return page;
    },
  },
  plainScreen('checkout of an empty cart', paths.checkout),
  {
    name: 'checkout, details not saved',
    address: paths.checkout,
    async open(options) {
      const page = await readyToPay(failing(options, /\/api\/UserDetails/));
      await page.route('**/api/UserDetails', (route) => route.fulfill({ status: 500, body: '' }));
      await payButton(page).click();
      await alertSays(page, 'Could not save your address/phone. Please try again.');
      return page;
    },
  },
  {
    name: 'page of the payment simulator',
    async open(options) {
      const page = await readyToPay(options);
      await payButton(page).click();
      await page.getByRole('button', { name: 'Success', exact: true }).waitFor();
      return page;
    },
  },
  {
    name: 'payment being verified',
    address: paths.cashfreeReturn,
    async open(options) {
      const page = await readyToPay(options);
      await page.route('**/api/Payments/verify*', () => undefined);
      await payWith(page, 'Success');
      await title(page, 'Verifying your payment…').waitFor();
      return page;
    },
  },
  {
    name: 'payment pending',
    address: paths.cashfreeReturn,
    async open(options) {
      const page = await readyToPay(failing(options, /\/api\/Payments/));
      await payWith(page, 'Pending then success');
      await title(page, 'Verifying your payment…').waitFor();
      return page;
    },
  },
  paid('payment successful', paths.paymentSuccess, 'Success', 'Payment Successful'),
  paid('payment declined', paths.paymentFailure, 'Bank decline', 'Payment failed'),
  paid('payment cancelled', paths.paymentFailure, 'Cancel', 'Payment failed'),
  {
    name: 'success without a payment',
    address: paths.paymentSuccess,
    open: (options) => openPage(paths.paymentSuccess, options),
  },
];
