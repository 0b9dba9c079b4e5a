import type { Page } from 'playwright-core';
import { expect, it, type TestOptions } from 'vitest';
import { measureOverflow } from '../pages/browse-page.ts';
import { HEIGHTS, WIDTHS } from './browser.ts';

/** Marks tests of the extended run; see `tags` in vitest.config.ts. */
export const EXTENDED: TestOptions = { tags: ['extended'] };

/** One test per width: the first in the default run, the others in the extended run. */
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

/** Expects no horizontal overflow at any width; restores the window size. */
export async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await resize(page, width);
    await expect.poll(() => measureOverflow(page), { message: `${page.url()} at ${width} px` }).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
