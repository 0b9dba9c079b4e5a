import type { Page } from 'playwright-core';

/** Stops the clock; requires a page opened with `clock`. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(new Date(Date.now() + 60_000));
