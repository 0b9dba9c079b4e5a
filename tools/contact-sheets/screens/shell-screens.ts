import { paths } from '#contract/paths.ts';
import { getChatButton, getFooter, getMenu, getMenuButton } from '#tests/e2e/pages/page-shell.ts';
import { openPage } from '#tests/e2e/support/browser.ts';
import { allowErrors, type Screen } from './screen.ts';

export const shellScreens: readonly Screen[] = [
  {
    name: 'menu open',
    address: paths.home,
    async open(options) {
      const page = await openPage(paths.home, options);
      await getMenuButton(page).click();
      await getMenu(page).waitFor();
      return page;
    },
  },
  {
    name: 'chat button, focused',
    address: paths.terms,
    async open(options) {
      const page = await openPage(paths.terms, options);
      await page.keyboard.press('Tab');
      await getChatButton(page).focus();
      return page;
    },
  },
  {
    name: 'skip link',
    address: paths.home,
    async open(options) {
      const page = await openPage(paths.home, options);
      await page.keyboard.press('Tab');
      return page;
    },
  },
  {
    name: 'page not found',
    isFullPage: true,
    open: (options) => openPage('/no-such-page', allowErrors(options, /404/)),
  },
  {
    name: 'page, load error',
    address: paths.terms,
    async open(options) {
      const page = await openPage(paths.home, allowErrors(options, /terms|ERR_FAILED|Failed to fetch|error/i));
      await page.route('**/*terms*.js', (route) => route.abort());
      await getFooter(page).locator(`a[href="${paths.terms}"]`).click();
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
      return page;
    },
  },
  {
    name: 'offline',
    address: '/canvas/:category',
    async open(options) {
      const page = await openPage(
        paths.category('canvas'),
        allowErrors(options, /ERR_INTERNET_DISCONNECTED|Failed to fetch/),
      );
      await page.context().setOffline(true);
      await page
        .locator(`main a[href^="${paths.category('canvas')}/"]`)
        .first()
        .click();
      await page.getByRole('heading', { name: "You're offline" }).waitFor();
      return page;
    },
  },
];
