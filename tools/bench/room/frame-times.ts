import type { Page } from 'playwright-core';
import { computeMedian, computeQuantile } from '../../../scripts/testing/quantile.ts';

/** Runs before page scripts: records frame durations. */
export const WATCH_FRAMES = `
  window.frameTimes = [];
  let before;
  const recordFrame = (now) => {
    if (before !== undefined) window.frameTimes.push(now - before);
    before = now;
    requestAnimationFrame(recordFrame);
  };
  requestAnimationFrame(recordFrame);
`;

type FrameTimes = { frames: number; medianMs: number; slowestMs: number };

/** Returns the frames since the last read. */
export async function readFrames(page: Page): Promise<FrameTimes> {
  const times = (await page.evaluate('window.frameTimes.splice(0)')) as number[];
  const round = (ms: number) => Math.round(ms || 0);
  return {
    frames: times.length,
    medianMs: round(computeMedian(times)),
    slowestMs: round(computeQuantile(times, 1)),
  };
}
