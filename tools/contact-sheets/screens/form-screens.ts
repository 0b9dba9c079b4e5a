import { paths } from '#contract/paths.ts';
import { button, FORMS, type FormCase, fillIn } from '#tests/e2e/pages/inquiry-forms.ts';
import { openPage } from '#tests/e2e/support/browser.ts';
import { failing, plainScreen, type Screen } from './screen.ts';

const ofForm = ({ name, path, call, values, button: submit, sent, failed }: FormCase): Screen[] => [
  plainScreen(`${name} form`, path),
  {
    name: `${name} form, fields missing`,
    address: path,
    isWhole: true,
    async open(options) {
      const page = await openPage(path, options);
      await button(page, submit).click();
      return page;
    },
  },
  {
    name: `${name} form, sent`,
    address: path,
    async open(options) {
      const page = await openPage(path, options);
      await fillIn(page, values);
      await button(page, submit).click();
      await page.getByRole('main').getByText(sent, { exact: true }).waitFor();
      return page;
    },
  },
  {
    name: `${name} form, failed`,
    address: path,
    async open(options) {
      const page = await openPage(path, failing(options, /\/api\//));
      await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
      await fillIn(page, values);
      await button(page, submit).click();
      await page.getByRole('main').getByText(failed).waitFor();
      return page;
    },
  },
];

export const formScreens: readonly Screen[] = [
  ...FORMS.flatMap(ofForm),
  plainScreen('return policy', paths.returnPolicy),
  plainScreen('terms', paths.terms),
  plainScreen('privacy policy', paths.privacyPolicy),
];
