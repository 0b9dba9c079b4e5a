import { expect, vi } from 'vitest';
import { createPriceList } from '#server/modules/cart/cart-pricing.ts';
import { createProductSource } from '#server/modules/catalogue/product-source.ts';
import { seedSampleHistory } from '#server/seed-sample-history.ts';
import type { TestApp } from './test-app.ts';

/** Inserts sample history as the start of a demo shop does; returns whether it did. */
export async function insertSamples({
  db,
  clock,
  config,
  catalogue,
}: Pick<TestApp, 'db' | 'clock' | 'config' | 'catalogue'>): Promise<boolean> {
  const prices = createPriceList(createProductSource(catalogue).find, () => config.shop);
  const logger = { info: vi.fn(), warn: vi.fn() };
  await seedSampleHistory({ db, clock, facts: config.shop, prices, logger, ...catalogue.getCurrent() });
  expect(logger.warn).not.toHaveBeenCalled();
  return logger.info.mock.calls.length > 0;
}
