import type { Locator, Page } from 'playwright-core';
import { endpointRoutes } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { openPage, type PageOptions, shopAddress } from '../support/browser.ts';

type Listed = { id: string; category: string; images: { url: string; kind: string; inchesWide?: number }[] };

/** A product whose pattern comes by the yard, with its flat picture first and another picture after it. */
async function patternedProduct(): Promise<Listed> {
  const answer = await fetch(shopAddress() + endpointRoutes.getAllProducts.path);
  const { data } = (await answer.json()) as { data: Listed[] };
  const found = data.find(
    ({ category, images: [first, second] }) =>
      category !== 'canvas' && first?.kind === 'flat' && first.inchesWide !== undefined && second?.kind === 'room',
  );
  if (!found) throw new Error('The demo catalogue has no product with a flat and a room picture');
  return found;
}

export async function openViewer(options: PageOptions = {}): Promise<{ page: Page; product: Listed }> {
  const product = await patternedProduct();
  return { page: await openPage(paths.product(product.id), options), product };
}

export const viewer = (page: Page): Locator => page.getByRole('region', { name: 'Image viewer' });
export const control = (page: Page, name: string): Locator => viewer(page).getByRole('button', { name, exact: true });
export const zoom = (page: Page): Locator => viewer(page).getByRole('status', { name: 'Zoom' });
export const handle = (page: Page): Locator => viewer(page).getByRole('application');
/** The picture with alt text; the other tiles have none. */
export const shownPicture = (page: Page): Locator => viewer(page).getByRole('img').first();

export async function getCentre(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await control(page, name).click();
}
