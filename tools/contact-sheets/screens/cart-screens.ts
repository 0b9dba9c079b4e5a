import { paths } from '#contract/paths.ts';
import { TOKEN_KEY } from '#tests/e2e/pages/account-page.ts';
import { getCartLines, waitForCartText } from '#tests/e2e/pages/cart-page.ts';
import { openAsBuyer } from '#tests/e2e/pages/checkout-page.ts';
import { waitForHydration } from '#tests/e2e/support/browser.ts';
import { openWithFullCart } from './full-cart.ts';
import { allowErrors, createPlainScreen, type Screen } from './screen.ts';

const BUSY = { succeeded: false, data: null, message: 'The shop is busy. Please try again in a moment.' };

export const cartScreens: readonly Screen[] = [
  createPlainScreen('cart, empty', paths.cart),
  {
    name: 'cart, full',
    address: paths.cart,
    isFullPage: true,
    async open(options) {
      const page = await openWithFullCart(paths.cart, options);
      await getCartLines(page).nth(5).waitFor();
      return page;
    },
  },
  {
    name: 'cart, a line removed',
    address: paths.cart,
    async open(options) {
      const page = await openWithFullCart(paths.cart, options);
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      return page;
    },
  },
  {
    name: 'cart, signed out',
    address: paths.cart,
    async open(options) {
      const { page } = await openAsBuyer(paths.cart, options);
      await waitForCartText(page, '1 pcs');
      await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
      await page.reload();
      await waitForHydration(page);
      return page;
    },
  },
  {
    name: 'cart, load error',
    address: paths.cart,
    async open(options) {
      const { page } = await openAsBuyer(paths.terms, allowErrors(options, /503/));
      await page.route('**/api/Cart', (route) => route.fulfill({ status: 503, json: BUSY }));
      await page.goto(paths.cart);
      await page.getByRole('main').getByText(BUSY.message).waitFor();
      return page;
    },
  },
];
