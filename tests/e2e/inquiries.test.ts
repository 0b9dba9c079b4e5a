import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createTokenUntil } from '../support/customers/fake-token.ts';
import { TOKEN_KEY } from './pages/account-page.ts';
import { button, FORMS, field, fillIn, form, recordSubmissions, typedIn } from './pages/inquiry-forms.ts';
import { footer } from './pages/page-shell.ts';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { DESKTOP, hydrated, openPage, PHONE } from './support/browser.ts';
import { EXTENDED, itAtWidths } from './support/widths.ts';

/** The browser logs the expected error response (D-32). */
const ASKED = [/\/api\//];
const main = (page: Page) => page.getByRole('main');
const alert = (page: Page) => main(page).getByRole('alert');

/** Holds the request until the test releases it. */
async function holdCall(page: Page, url: string): Promise<() => void> {
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

describe.each(FORMS)('the $name form', (oneForm) => {
  const { path, title, call, values, body, button: submit, sent, mark, failed } = oneForm;
  /** All forms share the same code. */
  const common = oneForm.name === 'contact' ? {} : EXTENDED;

  it('is public, submits without a token, confirms and resets [GEN-12, ROUTE-07, ROUTE-08, ROUTE-09, ROLE-07, CONT-01, CONT-02, CONT-03, CONT-09, CONT-12, INQ-01, INQ-02, INQ-05, INQ-06, INQ-08, INQ-09, INQ-10, INQ-13, INQ-15, INQ-16, INQ-21]', async () => {
    const page = await openPage(path);
    expect(await main(page).getByRole('heading', { level: 1 }).textContent()).toBe(title);
    const requests = recordSubmissions(page);
    const release = await holdCall(page, call);
    await fillIn(page, values);
    await button(page, submit).click();
    await button(page, 'Sending...').waitFor();
    expect(await button(page, 'Sending...').isDisabled()).toBe(true);
    release();
    await main(page).getByText(sent, { exact: true }).waitFor();
    expect((await typedIn(page, values)).join('')).toBe('');
    expect(requests.map((request) => request.postDataJSON())).toEqual([body]);
    expect(await requests[0]?.allHeaders()).not.toHaveProperty('authorization');
    expect((await requests[0]?.response())?.status()).toBe(201);
    await expect.poll(() => button(page, submit).evaluate((node) => node === document.activeElement)).toBe(true);
  });

  it('sends no token for a signed-in customer either [INQ-15, INQ-16]', common, async () => {
    const stored = { [TOKEN_KEY]: createTokenUntil(Date.now() + 3_600_000) };
    const page = await openPage(path, { expected: ASKED, stored });
    const requests = recordSubmissions(page);
    await fillIn(page, values);
    await button(page, submit).click();
    await main(page).getByText(sent, { exact: true }).waitFor();
    expect(await requests[0]?.allHeaders()).not.toHaveProperty('authorization');
  });

  it('hides its message after three seconds [CONT-11, INQ-22, CONST-37]', common, async () => {
    const page = await openPage(path);
    await page.clock.install();
    await fillIn(page, values);
    await button(page, submit).click();
    const message = main(page).getByText(sent, { exact: true });
    await message.waitFor();
    await page.clock.runFor(2_500);
    expect(await message.isVisible()).toBe(true);
    await page.clock.runFor(600);
    await message.waitFor({ state: 'hidden' });
  });

  it('requires each field and submits nothing without it; email has its type, nothing is truncated [CONT-07, CONT-08, INQ-11, INQ-12, INQ-14, Q-140]', async () => {
    const page = await openPage(path);
    const requests = recordSubmissions(page);
    await fillIn(page, values);
    for (const [label, value] of Object.entries(values)) {
      await field(page, label).fill(' ');
      await button(page, submit).click();
      await form(page).getByText(`${label} is required`).waitFor();
      expect(await field(page, label).evaluate((node) => node === document.activeElement)).toBe(true);
      expect(await field(page, label).getAttribute('aria-invalid')).toBe('true');
      expect(await field(page, label).getAttribute('required')).not.toBeNull();
      expect(await field(page, label).getAttribute('maxlength')).toBeNull();
      await field(page, label).fill(value);
    }
    expect(await field(page, 'Email').getAttribute('type')).toBe('email');
    expect(requests).toEqual([]);
  });

  const endings: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.fulfill({ status: 400, json: { message: 'The server explains.' } }), failed],
    [(route) => route.fulfill({ status: 500, json: { message: 'The server explains.' } }), failed],
    // Too many messages.
    [
      (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { message: 'Please wait.' } }),
      failed,
    ],
    // No server at all.
    [(route) => route.abort('connectionrefused'), 'Something went wrong'],
  ];
  it('shows a red message after each failure and keeps the input [CONT-13, INQ-07, INQ-23, INQ-24, ERR-51, ERR-52, ERR-53, ERR-55, Q-125, Q-135]', async () => {
    const page = await openPage(path, { width: PHONE, expected: ASKED });
    await fillIn(page, values);
    for (const [answer, sentence] of endings) {
      await page.route(call, answer);
      await button(page, submit).click();
      const line = alert(page).getByText(`${mark}${sentence}`, { exact: true });
      await line.waitFor();
      const colour = await line.evaluate((node) => getComputedStyle(node).color.match(/\d+/g)?.map(Number) ?? []);
      expect(colour[0]).toBeGreaterThan((colour[1] ?? 255) * 3);
      expect(await typedIn(page, values)).toEqual(Object.values(values));
      expect(await main(page).textContent()).not.toMatch(/The server explains|Please wait/);
      const top = (await line.boundingBox())?.y ?? -1;
      expect(top > 0 && top < 844).toBe(true);
      await page.unroute(call);
    }
    await button(page, submit).click();
    await main(page).getByText(sent, { exact: true }).waitFor();
  });

  it('keeps the input over a reload and clears it once sent', common, async () => {
    const page = await openPage(path);
    await fillIn(page, values);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => typedIn(page, values)).toEqual(Object.values(values));
    await button(page, submit).click();
    await main(page).getByText(sent, { exact: true }).waitFor();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Asha');
  });

  it('keeps text typed before hydration', common, async () => {
    const page = await openPage('/terms');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await fillIn(page, values);
    expect(await button(page, submit).isDisabled()).toBe(true);
    release();
    await hydrated(page);
    await expect.poll(() => button(page, submit).isEnabled()).toBe(true);
    expect(await typedIn(page, values)).toEqual(Object.values(values));
    await button(page, submit).click();
    await main(page).getByText(sent, { exact: true }).waitFor();
  });

  it('without JavaScript explains that it is needed and shows phone, email and address', async () => {
    const page = await openPage(path, { javaScript: false });
    // Searches by text leave `noscript` out.
    const said = main(page).locator('noscript p').first();
    expect(await said.isVisible()).toBe(true);
    expect(await said.textContent()).toMatch(/^This form needs JavaScript\./);
    expect(await main(page).locator('a[href^="tel:"]').first().isVisible()).toBe(true);
    expect(await main(page).locator('a[href^="mailto:"]').first().isVisible()).toBe(true);
    expect(await main(page).getByText('Ahmedabad').first().isVisible()).toBe(true);
    expect(await form(page).isVisible()).toBe(false);
  });

  itAtWidths([PHONE, DESKTOP], 'axe finds nothing on it, nor on its errors, at %i px', async (width) => {
    const page = await openPage(path, { width, reducedMotion: true });
    await expectNoAxeViolations(page);
    await button(page, submit).click();
    await form(page).getByText('Name is required').waitFor();
    await expectNoAxeViolations(page);
  });
});

describe('the contact form', () => {
  it('shows errors above the form [CONT-13, ERR-51]', async () => {
    const page = await openPage('/contact', { expected: ASKED });
    await page.route('**/api/Contact', (route) => route.fulfill({ status: 500, json: {} }));
    await fillIn(page, FORMS[0].values);
    await button(page, 'SUBMIT').click();
    const line = await alert(page).getByText('Failed to create contact').boundingBox();
    const box = await form(page).boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  });
});

describe('business details', () => {
  it.each(['/contact', '/inquiry/project', '/inquiry/customization', '/returnpolicy', '/terms'])(
    'are the same on %s as in the footer [CONT-04, CONT-05, CONT-06, INQ-03, INQ-04, CONST-41, Q-127, Q-128]',
    async (path) => {
      const page = await openPage(path, { javaScript: false });
      const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');
      const [inside, below] = [words(await main(page).textContent()), words(await footer(page).textContent())];
      for (const fact of ['+91 79 4000 0000', 'Ahmedabad 380006', 'Mon–Fri 11 am–8 pm', 'Sat and Sun 10 am–1 pm']) {
        expect(inside).toContain(fact);
        expect(below).toContain(fact);
      }
      if (path.startsWith('/inquiry')) {
        const cards = main(page).getByRole('heading', { level: 2 });
        expect(await cards.allTextContents()).toEqual(['CALL US', 'LOCATION', 'HOURS']);
        expect(await main(page).getByRole('img').first().isVisible()).toBe(true);
      }
    },
  );
});
