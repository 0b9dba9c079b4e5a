import { paths } from '#contract/paths.ts';
import { getChatButton, getFooter, getMenu, getMenuButton } from '#tests/e2e/pages/page-shell.ts';
import { openPage } from '#tests/e2e/support/browser.ts';
import { expectErrors, type Screen } from './screen.ts';

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
  { name: 'page not found', isWhole: true, open: (options) => openPage('/no-such-page', expectErrors(options, /404/)) },
  {
    name: 'page, load error',
    address: paths.terms,
    async open(options) {
      const page = await openPage(paths.home, expectErrors(options, /terms|ERR_FAILED|Failed to fetch|error/i));
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
        expectErrors(options, /ERR_INTERNET_DISCONNECTED|Failed to fetch/),
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
