import type { Page } from 'playwright-core';

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
  const times = ((await page.evaluate('window.frameTimes.splice(0)')) as number[]).toSorted((a, b) => a - b);
  const rounded = (ms: number | undefined) => Math.round(ms ?? 0);
  return {
    frames: times.length,
    medianMs: rounded(times[Math.floor(times.length / 2)]),
    slowestMs: rounded(times.at(-1)),
  };
}
