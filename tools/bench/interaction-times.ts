import type { Page } from 'playwright-core';

/** Runs in the page before anything else: notes every interaction and how long the next paint took. */
export const WATCH_INTERACTIONS = `
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) window.interactions.push([interactionId, duration]);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

type InteractionTimes = { ms: number; interactions: number };

/** The longest one since the last question; interactions under 16 ms are too short to be noted. */
export async function longestInteraction(page: Page): Promise<InteractionTimes> {
  await page.evaluate(TWO_FRAMES);
  // The browser tells of an interaction a little after it was painted.
  await page.waitForTimeout(300);
  const noted = (await page.evaluate('window.interactions.splice(0)')) as [number, number][];
  const byId = new Map<number, number>();
  for (const [id, ms] of noted) byId.set(id, Math.max(ms, byId.get(id) ?? 0));
  return { ms: Math.max(0, ...byId.values()), interactions: byId.size };
}
