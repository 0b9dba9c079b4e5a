import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { TOKEN_KEY } from '#tests/e2e/pages/account-page.ts';
import {
  fillIn,
  getTitle,
  type Outcome,
  openAsBuyer,
  payButton,
  payWithOutcome,
  waitForAlert,
} from '#tests/e2e/pages/checkout-page.ts';
import { openPage, type PageOptions, waitForHydration } from '#tests/e2e/support/browser.ts';
import { openWithFullCart } from './full-cart.ts';
import { allowErrors, createPlainScreen, type Screen } from './screen.ts';

const openReadyToPay = async (options: PageOptions): Promise<Page> => {
  const { page } = await openAsBuyer(paths.checkout, options);
  await fillIn(page);
  return page;
};

const createResultScreen = (name: string, address: string, outcome: Outcome, heading: string): Screen => ({
  name,
  address,
  isFullPage: true,
  async open(options) {
    const page = await openReadyToPay(options);
    await payWithOutcome(page, outcome);
    await getTitle(page, heading).waitFor();
    return page;
  },
});

export const checkoutScreens: readonly Screen[] = [
  {
    name: 'checkout',
    address: paths.checkout,
    isFullPage: true,
    async open(options) {
      const page = await openWithFullCart(paths.checkout, options);
      await payButton(page).waitFor();
      return page;
    },
  },
  {
    name: 'checkout, fields missing',
    address: paths.checkout,
    isFullPage: true,
    async open(options) {
      const { page } = await openAsBuyer(paths.checkout, options);
      await payButton(page).click();
      await page.getByText('City is required').waitFor();
      return page;
    },
  },
  {
    name: 'checkout, signed out',
    address: paths.checkout,
    async open(options) {
      const { page } = await openAsBuyer(paths.cart, options);
      await page.getByText('1 pcs', { exact: true }).waitFor();
      await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
      await page.goto(paths.checkout);
      await waitForHydration(page);
      await payButton(page).click();
      await waitForAlert(page, 'Please log in to continue.');
      return page;
    },
  },
  createPlainScreen('checkout, empty cart', paths.checkout),
  {
    name: 'checkout, details not saved',
    address: paths.checkout,
    async open(options) {
      const page = await openReadyToPay(allowErrors(options, /\/api\/UserDetails/));
      await page.route('**/api/UserDetails', (route) => route.fulfill({ status: 500, body: '' }));
      await payButton(page).click();
      await waitForAlert(page, 'Could not save your address/phone. Please try again.');
      return page;
    },
  },
  {
    name: 'payment simulator',
    async open(options) {
      const page = await openReadyToPay(options);
      await payButton(page).click();
      await page.getByRole('button', { name: 'Success', exact: true }).waitFor();
      return page;
    },
  },
  {
    name: 'payment, verifying',
    address: paths.cashfreeReturn,
    async open(options) {
      const page = await openReadyToPay(options);
      await page.route('**/api/Payments/verify*', () => undefined);
      await payWithOutcome(page, 'Success');
      await getTitle(page, 'Verifying your payment…').waitFor();
      return page;
    },
  },
  {
    name: 'payment, pending',
    address: paths.cashfreeReturn,
    async open(options) {
      const page = await openReadyToPay(allowErrors(options, /\/api\/Payments/));
      await payWithOutcome(page, 'Pending then success');
      await getTitle(page, 'Verifying your payment…').waitFor();
      return page;
    },
  },
  createResultScreen('payment successful', paths.paymentSuccess, 'Success', 'Payment Successful'),
  createResultScreen('payment declined', paths.paymentFailure, 'Bank decline', 'Payment failed'),
  createResultScreen('payment cancelled', paths.paymentFailure, 'Cancel', 'Payment failed'),
  {
    name: 'success without a payment',
    address: paths.paymentSuccess,
    open: (options) => openPage(paths.paymentSuccess, options),
  },
];
