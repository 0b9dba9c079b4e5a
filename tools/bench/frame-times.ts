import type { Page } from 'playwright-core';
import { median, quantile } from '../../scripts/testing/quantile.ts';

/** Runs in the page before anything else: notes how long each frame took after the one before. */
export const WATCH_FRAMES = `
  window.frameTimes = [];
  let before;
  const note = (now) => {
    if (before !== undefined) window.frameTimes.push(now - before);
    before = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
`;

type FrameTimes = { frames: number; medianMs: number; slowestMs: number };

/** The frames since the last question. */
export async function framesSince(page: Page): Promise<FrameTimes> {
  const times = (await page.evaluate('window.frameTimes.splice(0)')) as number[];
  const rounded = (ms: number) => Math.round(ms || 0);
  return {
    frames: times.length,
    medianMs: rounded(median(times)),
    slowestMs: rounded(quantile(times, 1)),
  };
}
