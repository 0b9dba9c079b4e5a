import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { createPhoto } from './product-editor-page.ts';

const POLL = { timeout: 60_000 };

export const getPanel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Uploads another picture and says what it shows. */
export async function replacePicture(page: Page, label: string, alt: string, seed: number): Promise<void> {
  const group = page.getByRole('group', { name: label });
  const before = await group.locator('img').getAttribute('src');
  const buffer = await createPhoto('#5a7d5a', seed);
  await group.locator('input[type=file]').setInputFiles([{ name: 'wall.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect.poll(() => group.locator('img').getAttribute('src'), POLL).not.toBe(before);
  await group.getByLabel('Alternative text').fill(alt);
}

/** Finds a product by its title and chooses it. */
export async function chooseProduct(place: Locator, label: string, title: string): Promise<void> {
  await place.getByLabel(label).fill(title);
  await place.getByRole('button', { name: title, exact: true }).click();
}
