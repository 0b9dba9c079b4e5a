import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { whenStill } from './browser.ts';

/** Returns axe violations with their elements. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Colours are only true when they have come to rest.
  await whenStill(page);
  // No page of the shop has frames, and only violations are read: in this mode axe needs a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' ')}`,
  );
  expect(found).toEqual([]);
}
