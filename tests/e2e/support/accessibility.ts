import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitForAnimations } from './browser.ts';

export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Animations change colours and with them the contrast.
  await waitForAnimations(page);
  // Legacy mode skips frames, of which there are none, and is three times faster.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' ')}`,
  );
  expect(found).toEqual([]);
}
