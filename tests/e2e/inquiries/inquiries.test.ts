import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createTokenExpiringAt } from '#tests/support/customers/fake-token.ts';
import { TOKEN_KEY } from '../pages/account-page.ts';
import { FORMS, fillIn, getButton, getField, getForm, readValues, recordSubmissions } from '../pages/inquiry-forms.ts';
import { getFooter } from '../pages/page-shell.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, HEIGHTS, openPage, PHONE, waitForHydration } from '../support/browser.ts';
import { EXTENDED, itAtWidths } from '../support/widths.ts';

/** The browser logs the expected error response (D-32). */
const EXPECTED_CONSOLE_LINES = [/\/api\//];
const getMain = (page: Page) => page.getByRole('main');
const getAlert = (page: Page) => getMain(page).getByRole('alert');

async function isRed(text: Locator): Promise<boolean> {
  const [red = 0, green = 255] = await text.evaluate(
    (node) => getComputedStyle(node).color.match(/\d+/g)?.map(Number) ?? [],
  );
  return red > green * 3;
}

/** Holds matching requests until the test releases them. */
async function holdRequest(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe.each(FORMS)('the $name form', (formCase) => {
  const {
    path,
    title,
    endpoint,
    values,
    body,
    button: submitLabel,
    successMessage,
    errorPrefix,
    errorMessage,
  } = formCase;
  /** The forms share their code, so the default run tests only the contact form. */
  const extendedUnlessContact = formCase.name === 'contact' ? {} : EXTENDED;

  it('is public, submits without a token, confirms and resets [GEN-12, ROUTE-07, ROUTE-08, ROUTE-09]', async () => {
    const page = await openPage(path);
    expect(await getMain(page).getByRole('heading', { level: 1 }).textContent()).toBe(title);
    const requests = recordSubmissions(page);
    const release = await holdRequest(page, endpoint);
    await fillIn(page, values);
    await getButton(page, submitLabel).click();
    await getButton(page, 'Sending...').waitFor();
    expect(await getButton(page, 'Sending...').isDisabled()).toBe(true);
    release();
    await getMain(page).getByText(successMessage, { exact: true }).waitFor();
    expect((await readValues(page, values)).join('')).toBe('');
    expect(requests.map((request) => request.postDataJSON())).toEqual([body]);
    expect(await requests[0]?.allHeaders()).not.toHaveProperty('authorization');
    expect((await requests[0]?.response())?.status()).toBe(201);
    await expect
      .poll(() => getButton(page, submitLabel).evaluate((node) => node === document.activeElement))
      .toBe(true);
  });

  it('sends no token for a signed-in customer either [INQ-15, INQ-16]', extendedUnlessContact, async () => {
    const stored = { [TOKEN_KEY]: createTokenExpiringAt(Date.now() + 3_600_000) };
    // The server rejects the fake token on account requests.
    const page = await openPage(path, { expected: EXPECTED_CONSOLE_LINES, stored });
    const requests = recordSubmissions(page);
    await fillIn(page, values);
    await getButton(page, submitLabel).click();
    await getMain(page).getByText(successMessage, { exact: true }).waitFor();
    expect(await requests[0]?.allHeaders()).not.toHaveProperty('authorization');
  });

  it('hides its message after three seconds [CONT-11, INQ-22, CONST-37]', extendedUnlessContact, async () => {
    const page = await openPage(path);
    await page.clock.install();
    await fillIn(page, values);
    await getButton(page, submitLabel).click();
    const message = getMain(page).getByText(successMessage, { exact: true });
    await message.waitFor();
    await page.clock.runFor(2_500);
    expect(await message.isVisible()).toBe(true);
    await page.clock.runFor(600);
    await message.waitFor({ state: 'hidden' });
  });

  it('requires each field and submits nothing without it; the email field has type email, no field has a maximum length [CONT-07, CONT-08, INQ-11, INQ-12]', async () => {
    const page = await openPage(path);
    const requests = recordSubmissions(page);
    await fillIn(page, values);
    for (const [label, value] of Object.entries(values)) {
      await getField(page, label).fill(' ');
      await getButton(page, submitLabel).click();
      await getForm(page).getByText(`${label} is required`).waitFor();
      expect(await getField(page, label).evaluate((node) => node === document.activeElement)).toBe(true);
      expect(await getField(page, label).getAttribute('aria-invalid')).toBe('true');
      expect(await getField(page, label).getAttribute('required')).not.toBeNull();
      expect(await getField(page, label).getAttribute('maxlength')).toBeNull();
      await getField(page, label).fill(value);
    }
    expect(await getField(page, 'Email').getAttribute('type')).toBe('email');
    expect(requests).toEqual([]);
  });

  const failures: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.fulfill({ status: 400, json: { message: 'The server explains.' } }), errorMessage],
    [(route) => route.fulfill({ status: 500, json: { message: 'The server explains.' } }), errorMessage],
    // Rate limited.
    [
      (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { message: 'Please wait.' } }),
      errorMessage,
    ],
    // No connection.
    [(route) => route.abort('connectionrefused'), 'Something went wrong'],
  ];
  it('shows a red message after each failure and keeps the input [CONT-13, INQ-07, INQ-23, ERR-52]', async () => {
    const page = await openPage(path, { width: PHONE, expected: EXPECTED_CONSOLE_LINES });
    await fillIn(page, values);
    for (const [respond, message] of failures) {
      await page.route(endpoint, respond);
      await getButton(page, submitLabel).click();
      const line = getAlert(page).getByText(`${errorPrefix}${message}`, { exact: true });
      await line.waitFor();
      expect(await isRed(line)).toBe(true);
      expect(await readValues(page, values)).toEqual(Object.values(values));
      expect(await getMain(page).textContent()).not.toMatch(/The server explains|Please wait/);
      const top = (await line.boundingBox())?.y ?? -1;
      expect(top > 0 && top < (HEIGHTS[PHONE] ?? 0)).toBe(true);
      await page.unroute(endpoint);
    }
    await getButton(page, submitLabel).click();
    await getMain(page).getByText(successMessage, { exact: true }).waitFor();
  });

  it('keeps the input across a reload and clears it once sent', extendedUnlessContact, async () => {
    const page = await openPage(path);
    await fillIn(page, values);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => readValues(page, values)).toEqual(Object.values(values));
    await getButton(page, submitLabel).click();
    await getMain(page).getByText(successMessage, { exact: true }).waitFor();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Asha');
  });

  it('keeps text typed before hydration', extendedUnlessContact, async () => {
    const page = await openPage('/terms');
    const release = await holdRequest(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await fillIn(page, values);
    expect(await getButton(page, submitLabel).isDisabled()).toBe(true);
    release();
    await waitForHydration(page);
    await expect.poll(() => getButton(page, submitLabel).isEnabled()).toBe(true);
    expect(await readValues(page, values)).toEqual(Object.values(values));
    await getButton(page, submitLabel).click();
    await getMain(page).getByText(successMessage, { exact: true }).waitFor();
  });

  it('without JavaScript explains that it is needed and shows phone, email and address', async () => {
    const page = await openPage(path, { javaScript: false });
    // Text locators ignore `noscript`.
    const hint = getMain(page).locator('noscript p').first();
    expect(await hint.isVisible()).toBe(true);
    expect(await hint.textContent()).toMatch(/^This form needs JavaScript\./);
    expect(await getMain(page).locator('a[href^="tel:"]').first().isVisible()).toBe(true);
    expect(await getMain(page).locator('a[href^="mailto:"]').first().isVisible()).toBe(true);
    expect(await getMain(page).getByText('Ahmedabad').first().isVisible()).toBe(true);
    expect(await getForm(page).isVisible()).toBe(false);
  });

  itAtWidths([PHONE, DESKTOP], 'has no axe violations, with or without errors, at %i px', async (width) => {
    const page = await openPage(path, { width, reducedMotion: true });
    await expectNoAxeViolations(page);
    await getButton(page, submitLabel).click();
    await getForm(page).getByText('Name is required').waitFor();
    await expectNoAxeViolations(page);
  });
});

describe('the contact form', () => {
  it('shows errors above the form [CONT-13, ERR-51]', async () => {
    const page = await openPage('/contact', { expected: EXPECTED_CONSOLE_LINES });
    await page.route('**/api/Contact', (route) => route.fulfill({ status: 500, json: {} }));
    await fillIn(page, FORMS[0].values);
    await getButton(page, 'SUBMIT').click();
    const line = await getAlert(page).getByText('Failed to create contact').boundingBox();
    const box = await getForm(page).boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  });
});

describe('business details', () => {
  it.each(['/contact', '/inquiry/project', '/inquiry/customization', '/returnpolicy', '/terms'])(
    'are the same on %s as in the footer [CONT-04, CONT-05, CONT-06, CONST-41]',
    async (path) => {
      const page = await openPage(path, { javaScript: false });
      const collapseSpaces = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');
      const [mainText, footerText] = [
        collapseSpaces(await getMain(page).textContent()),
        collapseSpaces(await getFooter(page).textContent()),
      ];
      for (const fact of ['+91 79 4000 0000', 'Ahmedabad 380006', 'Mon–Fri 11 am–8 pm', 'Sat and Sun 10 am–1 pm']) {
        expect(mainText).toContain(fact);
        expect(footerText).toContain(fact);
      }
      if (path.startsWith('/inquiry')) {
        const cards = getMain(page).getByRole('heading', { level: 2 });
        expect(await cards.allTextContents()).toEqual(['CALL US', 'LOCATION', 'HOURS']);
        expect(await getMain(page).getByRole('img').first().isVisible()).toBe(true);
      }
    },
  );
});
