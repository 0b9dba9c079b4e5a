import type { Page } from 'playwright-core';

/** From here on time passes only when the test says so, in a page that was opened with a clock of its own. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(new Date(Date.now() + 60_000));
