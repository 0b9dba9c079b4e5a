import { paths } from '#contract/paths.ts';
import { FORMS, type FormCase, fillIn, getButton } from '#tests/e2e/pages/inquiry-forms.ts';
import { openPage } from '#tests/e2e/support/browser.ts';
import { allowErrors, createPlainScreen, type Screen } from './screen.ts';

const createFormScreens = ({
  name,
  path,
  endpoint,
  values,
  button: submit,
  successMessage,
  errorMessage,
}: FormCase): Screen[] => [
  createPlainScreen(`${name} form`, path),
  {
    name: `${name} form, fields missing`,
    address: path,
    isFullPage: true,
    async open(options) {
      const page = await openPage(path, options);
      await getButton(page, submit).click();
      return page;
    },
  },
  {
    name: `${name} form, sent`,
    address: path,
    async open(options) {
      const page = await openPage(path, options);
      await fillIn(page, values);
      await getButton(page, submit).click();
      await page.getByRole('main').getByText(successMessage, { exact: true }).waitFor();
      return page;
    },
  },
  {
    name: `${name} form, failed`,
    address: path,
    async open(options) {
      const page = await openPage(path, allowErrors(options, /\/api\//));
      await page.route(endpoint, (route) => route.fulfill({ status: 500, body: '' }));
      await fillIn(page, values);
      await getButton(page, submit).click();
      await page.getByRole('main').getByText(errorMessage).waitFor();
      return page;
    },
  },
];

export const formScreens: readonly Screen[] = [
  ...FORMS.flatMap(createFormScreens),
  createPlainScreen('ticket', paths.ticket),
  createPlainScreen('return policy', paths.returnPolicy),
  createPlainScreen('terms', paths.terms),
  createPlainScreen('privacy policy', paths.privacyPolicy),
];
