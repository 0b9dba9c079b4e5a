import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getFooter } from '../pages/page-shell.ts';
import { openPage, stopClock, WIDTHS } from '../support/browser.ts';

/** Every page has the same footer, and this one loads fastest. */
const PAGE = '/terms';

const getEmailField = (page: Page) => getFooter(page).getByRole('textbox', { name: /email/i });
const subscribe = (page: Page) => getFooter(page).getByRole('button', { name: /subscribe/i });
const getThanks = (page: Page) => getFooter(page).getByText('Successfully subscribed!');
const listHrefs = (page: Page) =>
  getFooter(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('the footer', () => {
  it('keeps the newsletter row inside the page margin at every width [FOOT-04]', async () => {
    const page = await openPage(PAGE);
    for (const width of [...WIDTHS, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overhang = await getEmailField(page).evaluate((input) => {
        const section = input.closest('section')?.getBoundingClientRect();
        const button = input.nextElementSibling?.getBoundingClientRect();
        return (button?.right ?? 0) - (section?.right ?? 0);
      });
      expect(overhang, `at ${width} px`).toBeLessThanOrEqual(0.5);
    }
  });

  it('links categories, information pages and contact options [FOOT-01, FOOT-02]', async () => {
    const page = await openPage(PAGE, { javaScript: false });
    const found = await listHrefs(page);
    expect(found).toEqual(expect.arrayContaining(['/wallpaper', '/curtains', '/blinds', '/canvas', '/fabrics']));
    expect(found).toEqual(expect.arrayContaining(['/privacypolicy', '/terms', '/returnpolicy']));
  });

  it('shows phone, email and postal address [FOOT-03]', async () => {
    const page = await openPage(PAGE, { javaScript: false });
    const found = await listHrefs(page);
    expect(found.some((href) => href?.startsWith('tel:'))).toBe(true);
    expect(found.some((href) => href?.startsWith('mailto:'))).toBe(true);
    expect(await getFooter(page).textContent()).toMatch(/Ahmedabad/);
  });

  it('links, together with header and menu, to every otherwise unreachable page [FOOT-12]', async () => {
    const page = await openPage(PAGE);
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).first().click();
    const all = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const pages = [
      '/contact',
      '/inquiry/project',
      '/inquiry/customization',
      '/privacypolicy',
      '/terms',
      '/returnpolicy',
    ];
    expect(all).toEqual(expect.arrayContaining([...pages, '/products/all']));
  });
});

describe('the newsletter', () => {
  it('accepts an email and sends no request [FOOT-04, FOOT-07, FOOT-08, API-17]', async () => {
    const page = await openPage(PAGE, { hasOwnClock: true });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('/api/')) requests.push(request.url());
    });
    await stopClock(page);
    await getEmailField(page).fill('asha@example.com');
    await subscribe(page).click();
    await page.clock.runFor(900);
    expect(await getThanks(page).isVisible()).toBe(false);
    await page.clock.runFor(200);
    await getThanks(page).waitFor();
    await page.clock.runFor(2700);
    expect(await getThanks(page).isVisible()).toBe(true);
    await page.clock.runFor(400);
    await getThanks(page).waitFor({ state: 'hidden' });
    expect(await getEmailField(page).isEditable()).toBe(true);
    expect(await subscribe(page).isEnabled()).toBe(true);
    expect(requests).toEqual([]);
  });

  it.each(['', '   '])('ignores the entry "%s" [FOOT-05]', async (entry) => {
    const page = await openPage(PAGE, { hasOwnClock: true });
    await stopClock(page);
    await getEmailField(page).fill(entry);
    await subscribe(page).click();
    await page.clock.runFor(2000);
    expect(await getThanks(page).isVisible()).toBe(false);
    expect(await subscribe(page).isEnabled()).toBe(true);
  });

  it("uses the browser's email validation [FOOT-06]", async () => {
    const page = await openPage(PAGE, { hasOwnClock: true });
    await stopClock(page);
    await getEmailField(page).fill('abc');
    await subscribe(page).click();
    await page.clock.runFor(2000);
    expect(await getThanks(page).isVisible()).toBe(false);
    const validation = await getEmailField(page).evaluate((input: HTMLInputElement) => ({
      type: input.type,
      required: input.required,
      valid: input.validity.valid,
    }));
    expect(validation).toEqual({ type: 'email', required: true, valid: false });
  });
});
