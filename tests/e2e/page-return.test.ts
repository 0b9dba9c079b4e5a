import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFullChromium } from '../../scripts/testing/find-chromium.ts';
import { shopAddress } from './browser.ts';
import { EXTENDED } from './widths.ts';

declare global {
  interface Window {
    leftAt?: number;
  }
}

/** The headless shell of all other journeys forgets a page when it leaves it; this one keeps it, as those of customers do. */
let keeping: Browser;
beforeAll(async () => {
  keeping = await chromium.launch({
    executablePath: await findFullChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(() => keeping.close());

describe('a page that was left', EXTENDED, () => {
  it.each(['/', '/wallpaper', '/products/all', '/cart'])(
    '%s is shown again as it was, without loading',
    async (path) => {
      const context = await keeping.newContext({ baseURL: shopAddress() });
      const page = await context.newPage();
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => {
        window.leftAt = performance.timeOrigin;
      });
      await page.goto('/terms');
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => window.leftAt === performance.timeOrigin)).toBe(true);
      await context.close();
    },
  );
});
