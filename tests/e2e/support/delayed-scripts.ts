import type { Page } from 'playwright-core';
import { openPage, type PageOptions } from './browser.ts';

/** Opens a page without its scripts; `release` lets them load. */
export async function openBeforeScripts(
  path: string,
  options?: PageOptions,
): Promise<{ page: Page; release: () => void }> {
  const page = await openPage('/contact', options);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // All but the boot script, which the document waits for.
  await page.route(/\/assets\/(?!boot)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, release };
}
