import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What axe finds, each with the elements it concerns; the reader of a failed test needs no second run. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // What is tied to scrolling runs for ever; what is tied to time has an end, and colours are only true after it.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || !(timeline instanceof DocumentTimeline)),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' ')}`,
  );
  expect(found).toEqual([]);
}
