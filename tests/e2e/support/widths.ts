import type { Page } from 'playwright-core';
import { expect, it, type TestOptions } from 'vitest';
import { overflow } from '../pages/browse-page.ts';
import { HEIGHTS, WIDTHS } from './browser.ts';

/** Marks a variation that only the extended run needs; see `tags` in vitest.config.ts. */
export const EXTENDED: TestOptions = { tags: ['extended'] };

/** One test for each width. The default run has the first of them, the extended run the others. */
export function itAtWidths(
  [first, ...others]: readonly number[],
  title: string,
  test: (width: number) => Promise<void>,
  options: TestOptions = {},
): void {
  it.each([first as number])(title, options, test);
  it.each(others)(title, { ...options, ...EXTENDED }, test);
}

export const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });

/** Nothing of the page is wider than the window, at any of the widths; afterwards the window is as it was. */
export async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await resize(page, width);
    await expect.poll(() => overflow(page), { message: `${page.url()} at ${width} px` }).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
