import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

const SCREENSHOTS = join('.cache', 'test', 'screenshots');
const MAX_NAME_LENGTH = 150;
/** A hanging page must not block the test run. */
const SCREENSHOT_TIMEOUT_MS = 10_000;

/** `the cart > is empty [CART-01]` becomes `the-cart-is-empty-cart-01`. */
const toFileName = (testName: string): string =>
  testName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_NAME_LENGTH);

/**
 * Saves evidence of a failed test: `<name>.png` of its page, `<name>-2.png` of the next, and in `<name>.txt` their
 * URLs and the browser log. Returns the paths.
 */
export async function saveEvidence(
  testName: string,
  contexts: readonly BrowserContext[],
  lines: readonly string[],
): Promise<string[]> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const file = join(SCREENSHOTS, toFileName(testName));
  const pages = contexts.flatMap((context) => context.pages());
  const saved: string[] = [];
  for (const [index, page] of pages.entries()) {
    const path = `${file}${index === 0 ? '' : `-${index + 1}`}.png`;
    try {
      await page.screenshot({ path, fullPage: true, timeout: SCREENSHOT_TIMEOUT_MS });
      saved.push(path);
    } catch (error) {
      console.error(`No screenshot of ${page.url()}: ${error}`);
    }
  }
  writeFileSync(`${file}.txt`, [...pages.map((page) => page.url()), ...lines, ''].join('\n'));
  return [...saved, `${file}.txt`];
}
