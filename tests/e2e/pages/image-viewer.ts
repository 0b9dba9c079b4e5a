import type { Locator, Page } from 'playwright-core';
import { endpointRoutes } from '#contract/endpoint-routes.ts';
import { paths } from '#contract/paths.ts';
import { getShopAddress, openPage, type PageOptions, PHONE } from '../support/browser.ts';

/** The button that shows the controls on narrow screens. */
export const VIEW_TOOLS = 'Zoom and measure';

type ListedImage = { url: string; kind: string; widths: number[]; inchesWide?: number };
type ListedProduct = { id: string; category: string; images: ListedImage[] };

/** A product with a flat picture of known width first and a room picture second. */
async function findPatternedProduct(): Promise<ListedProduct> {
  const response = await fetch(getShopAddress() + endpointRoutes.getAllProducts.path);
  const { data } = (await response.json()) as { data: ListedProduct[] };
  const found = data.find(
    ({ category, images: [first, second] }) =>
      category !== 'canvas' && first?.kind === 'flat' && first.inchesWide !== undefined && second?.kind === 'room',
  );
  if (!found) throw new Error('The demo catalogue has no product with a flat and a room picture');
  return found;
}

export async function openViewer(options: PageOptions = {}): Promise<{ page: Page; product: ListedProduct }> {
  const product = await findPatternedProduct();
  const page = await openPage(paths.product(product.id), options);
  if (options.width === PHONE) await press(page, VIEW_TOOLS);
  return { page, product };
}

export const getViewer = (page: Page): Locator => page.getByRole('region', { name: 'Image viewer' });
export const getControl = (page: Page, name: string): Locator =>
  getViewer(page).getByRole('button', { name, exact: true });
export const getZoomStatus = (page: Page): Locator => getViewer(page).getByRole('status', { name: 'Zoom' });
export const getDragArea = (page: Page): Locator => getViewer(page).getByRole('application');
/** The picture with alt text; the other tiles have none. */
export const getShownPicture = (page: Page): Locator => getViewer(page).getByRole('img').first();

export async function getCentre(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await getControl(page, name).click();
}
