import { describe, expect, it } from 'vitest';
import {
  getChatButton,
  getFooter,
  getHeader,
  getMenu,
  getMenuButton,
  isUncovered,
  readScrollTop,
  scrollTo,
  waitForPaint,
} from '../pages/page-shell.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, getShopAddress, openPage, PHONE, WIDTHS, waitForHydration } from '../support/browser.ts';
import { openBeforeScripts } from '../support/delayed-scripts.ts';
import { itAtWidths } from '../support/widths.ts';

const MISSING = '/no-such-page';
/** The browser logs the expected 404 (D-32). */
const EXPECTED_404 = [/404.*no-such-page/, /no-such-page.*404/];

describe('the chat button', () => {
  describe.each(['/', MISSING])('floats at the bottom right of %s', (path) => {
    itAtWidths([PHONE, DESKTOP], 'at %i px [CHAT-01, CHAT-03]', async (width) => {
      const page = await openPage(path, { width, expected: EXPECTED_404 });
      const size = page.viewportSize() ?? { width: 0, height: 0 };
      const box = (await getChatButton(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(size.width - (box.x + box.width)).toBeLessThan(60);
      expect(size.height - (box.y + box.height)).toBeLessThan(60);
      await scrollTo(page, 500);
      expect(await getChatButton(page).boundingBox()).toEqual(box);
      expect(await isUncovered(getChatButton(page))).toBe(true);
      expect(new URL((await getChatButton(page).getAttribute('href')) ?? '').searchParams.get('phone')).toMatch(
        /^\d{11,15}$/,
      );
    });
  });
});

describe('an unknown path', () => {
  it('responds 404 with a page inside the layout that links home [Q-10]', async () => {
    const response = await fetch(`${getShopAddress()}${MISSING}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const page = await openPage(MISSING, { expected: EXPECTED_404 });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/not found/i);
    expect(await getHeader(page).isVisible()).toBe(true);
    expect(await getFooter(page).isVisible()).toBe(true);
    await page.getByRole('main').locator('a[href="/"]').first().click();
    await page.waitForURL(`${getShopAddress()}/`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Elevate Your Space');
  });
});

describe('scrolling', () => {
  it('starts at the top after a link and restores the position on Back [FOOT-10, D-19]', async () => {
    const page = await openPage('/', { width: PHONE });
    await getFooter(page).locator('a[href="/terms"]').scrollIntoViewIfNeeded();
    const left = await readScrollTop(page);
    expect(left).toBeGreaterThan(0);
    await getFooter(page).locator('a[href="/terms"]').click();
    await page.waitForURL('**/terms');
    await expect.poll(() => readScrollTop(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(`${getShopAddress()}/`);
    await expect.poll(() => readScrollTop(page)).toBe(left);
  });

  it('keeps the position through hydration and restores it on Back [D-19]', async () => {
    const { page, release } = await openBeforeScripts('/', { width: PHONE });
    await scrollTo(page, 700);
    release();
    await waitForHydration(page);
    expect(await readScrollTop(page)).toBe(700);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click());
    await page.waitForURL('**/terms');
    await page.goBack();
    await page.waitForURL(`${getShopAddress()}/`);
    await expect.poll(() => readScrollTop(page)).toBe(700);
  });

  it('follows the contents of a page opened by a link, and Back returns within it [D-19]', async () => {
    const page = await openPage('/');
    await getFooter(page).locator('a[href="/terms"]').click();
    await page.waitForURL('**/terms');
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const headings = page.locator('article h2[id]');
    // A section that was left at another position is shown from its start again.
    for (const index of [4, 5, 4]) {
      await scrollTo(page, 0);
      await contents.nth(index).click();
      await page.waitForURL(`**/terms#${await headings.nth(index).getAttribute('id')}`);
      // The browser scrolls before the page does.
      await waitForPaint(page);
      await expect.poll(() => isUncovered(headings.nth(index))).toBe(true);
    }
    await page.goBack();
    await expect.poll(() => isUncovered(headings.nth(5))).toBe(true);
  });

  it('keeps the position of a URL fragment', async () => {
    const { page, release } = await openBeforeScripts('/terms#hyperlinking', { width: PHONE });
    await expect.poll(() => readScrollTop(page)).toBeGreaterThan(0);
    const top = await readScrollTop(page);
    release();
    await waitForHydration(page);
    expect(await readScrollTop(page)).toBe(top);
  });
});

describe('a visitor without JavaScript', () => {
  itAtWidths(WIDTHS, 'sees header, hero and footer at %i px', async (width) => {
    const page = await openPage('/', { width, javaScript: false });
    expect(await page.getByRole('heading', { level: 1, name: 'Elevate Your Space' }).isVisible()).toBe(true);
    expect(await getHeader(page).isVisible()).toBe(true);
    expect(await getFooter(page).locator('a[href="/terms"]').isVisible()).toBe(true);
    await page.locator('main a[href="/wallpaper"]').first().click();
    await page.waitForURL('**/wallpaper');
  });
});

describe('the document', () => {
  it.each(['/', MISSING])('of %s hydrates: React reuses the server-rendered elements', async (path) => {
    const page = await openPage(path, { reducedMotion: false, expected: EXPECTED_404 });
    // On a hydration mismatch React discards the server-rendered elements.
    const replaced = await page.evaluate(() =>
      [...document.querySelectorAll('header, main, h1, footer, footer a')].filter(
        (part) => !window.servedElements.has(part),
      ),
    );
    expect(replaced).toEqual([]);
  });

  it('stays clean after a reload [D-32]', async () => {
    const page = await openPage('/');
    await page.reload();
    await waitForHydration(page);
    expect(await page.title()).not.toBe('');
  });

  it('has title, description, URL and language metadata for sharing', async () => {
    const page = await openPage('/');
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/);
    expect(await content('meta[name="description"]')).toMatch(/\w{3}/);
    expect(await content('meta[property="og:title"]')).toMatch(/\w{3}/);
    expect(await content('meta[property="og:image"]')).toMatch(/^http/);
    expect(await page.locator('head link[rel="canonical"]').getAttribute('href')).toBe(`${getShopAddress()}/`);
  });

  it('runs only same-origin script files, by CSP and in practice', async () => {
    const response = await fetch(`${getShopAddress()}/`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(scripts).toContain("'self'");
    // Only our own files and the payment provider's origin; never inline code, which would need a nonce per response.
    expect(scripts.filter((source) => source !== "'self'" && !/^https?:\/\/[^*]+$/.test(source))).toEqual([]);
    const html = await response.text();
    expect([...html.matchAll(/<script(?![^>]*\b(src=|type="application\/(ld\+)?json"))[^>]*>/g)]).toEqual([]);
  });
});

describe('accessibility', () => {
  describe.each(['/', MISSING])('of %s', (path) => {
    itAtWidths(WIDTHS, 'axe finds nothing at %i px', async (width) => {
      const page = await openPage(path, { width, reducedMotion: true, expected: EXPECTED_404 });
      await expectNoAxeViolations(page);
    });
  });

  itAtWidths([PHONE, DESKTOP], 'axe finds nothing in the open menu at %i px', async (width) => {
    const page = await openPage('/', { width, reducedMotion: true });
    await getMenuButton(page).click();
    await getMenu(page).waitFor();
    await expectNoAxeViolations(page);
  });
});
