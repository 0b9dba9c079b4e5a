import type { Page } from 'playwright-core';
import sharp from 'sharp';

export type Shot = { name: string; picture: Buffer };

/** Longer pages are cut off. */
const MAX_WINDOWS = 9;
const SETTLE_TIMEOUT_MS = 2_500;

/** Waits for fonts, visible images and one-time animations. */
async function waitUntilSettled(page: Page): Promise<void> {
  const isSettled = () =>
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || bottom < 0 || top > innerHeight;
    }) &&
    document.getAnimations().every((animation) => {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return isEndless || animation.playState !== 'running' || !(animation.timeline instanceof DocumentTimeline);
    });
  await page.waitForFunction(isSettled, undefined, { timeout: SETTLE_TIMEOUT_MS }).catch(() => undefined);
}

/** Scrolls down once, so lazy images load. */
async function loadLazyImages(page: Page): Promise<void> {
  const { height = 900 } = page.viewportSize() ?? {};
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < Math.min(pageHeight, height * MAX_WINDOWS); top += height) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await waitUntilSettled(page);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Captures the window, or the whole page as one shot per window height. */
export async function takeShots(page: Page, name: string, isFullPage: boolean): Promise<Shot[]> {
  if (isFullPage) await loadLazyImages(page);
  await waitUntilSettled(page);
  const all = await page.screenshot({ fullPage: isFullPage });
  if (!isFullPage) return [{ name, picture: all }];
  const { width = 0, height: wholeHeight = 0 } = await sharp(all).metadata();
  const { width: cssWidth = width, height: cssHeight = 900 } = page.viewportSize() ?? {};
  const windowHeight = Math.round((cssHeight * width) / cssWidth);
  const count = Math.min(MAX_WINDOWS, Math.ceil(wholeHeight / windowHeight));
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const top = index * windowHeight;
      const height = Math.min(windowHeight, wholeHeight - top);
      const picture = await sharp(all).extract({ left: 0, top, width, height }).toBuffer();
      return { name: count === 1 ? name : `${name} ${index + 1}/${count}`, picture };
    }),
  );
}
