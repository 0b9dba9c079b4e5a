import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrInstallFullChromium } from '../../../scripts/testing/find-or-install-chromium.ts';
import { getShopAddress } from '../support/browser.ts';
import { EXTENDED } from '../support/widths.ts';

declare global {
  interface Window {
    leftAt?: number;
  }
}

/** Full Chromium: unlike the headless shell, it has a back/forward cache. */
let fullBrowser: Browser;
beforeAll(async () => {
  fullBrowser = await chromium.launch({
    executablePath: await findOrInstallFullChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(() => fullBrowser.close());

describe('a page restored from the back/forward cache', EXTENDED, () => {
  it.each(['/', '/wallpaper', '/products/all', '/cart'])('%s is restored without loading', async (path) => {
    const context = await fullBrowser.newContext({ baseURL: getShopAddress() });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      window.leftAt = performance.timeOrigin;
    });
    await page.goto('/terms');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => window.leftAt === performance.timeOrigin)).toBe(true);
    await context.close();
  });
});
