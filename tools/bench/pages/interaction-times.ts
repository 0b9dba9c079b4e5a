import type { Page } from 'playwright-core';

/** Runs before page scripts: records every interaction and its time to the next paint. */
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

/** Returns the longest interaction since the last read; those under 16 ms are not recorded. */
export async function readLongestInteraction(page: Page): Promise<InteractionTimes> {
  await page.evaluate(TWO_FRAMES);
  // The browser reports an interaction shortly after painting it.
  await page.waitForTimeout(300);
  const recorded = (await page.evaluate('window.interactions.splice(0)')) as [number, number][];
  const byId = new Map<number, number>();
  for (const [id, ms] of recorded) byId.set(id, Math.max(ms, byId.get(id) ?? 0));
  return { ms: Math.max(0, ...byId.values()), interactions: byId.size };
}
