import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { paths } from '#contract/paths.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { DESKTOP, openPage, type PageOptions, PHONE } from '../support/browser.ts';
import { getCentre } from './image-viewer.ts';
import { fetchProduct } from './product-page.ts';

/** Browser warnings about software rendering and lost WebGL contexts. */
export const WEBGL_WARNINGS = [/GPU stall due to ReadPixels/, /WebGL: CONTEXT_LOST_WEBGL/];
/** Software rendering on a busy machine is slow. */
export const RENDER_TIMEOUT_MS = 90_000;

export const SIZE = '?width=60&height=40';
export const SCREEN_WIDTHS = [PHONE, DESKTOP] as const;
/** Touch on a phone, a mouse on a desktop. */
export const getPageOptions = (width: number): PageOptions => ({ width, touch: width === PHONE });

export const getRoomView = (page: Page): Locator => page.getByRole('region', { name: 'See it in a room' });
export const getLivePicture = (page: Page): Locator => getRoomView(page).getByRole('img').first();
export const getOpener = (page: Page): Locator => page.getByRole('button', { name: 'See it in a room' });

/** Chooses a colour other than the initial one. */
export const chooseSecondColour = (page: Page): Promise<void> =>
  getRoomView(page).getByRole('group', { name: 'Colour in the room' }).locator('label').nth(1).click();

/** Wallpaper fills the wall until this is pressed. */
export const getExactSizeSwitch = (page: Page): Locator =>
  getRoomView(page).getByRole('button', { name: 'My exact size' });

/** Pixels by which the page is wider than the window. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export async function openProductInCategory(category: Category, query = '', options: PageOptions = {}): Promise<Page> {
  const { id } = await fetchProduct(category);
  return openPage(paths.product(id) + query, {
    ...options,
    expected: [...WEBGL_WARNINGS, ...(options.expected ?? [])],
  });
}

export async function openRoomView(page: Page): Promise<void> {
  await getOpener(page).click();
  await waitForLiveView(page);
}

export const waitForLiveView = (page: Page): Promise<void> =>
  getRoomView(page).locator('[data-status="ready"]').waitFor({ timeout: RENDER_TIMEOUT_MS });

/** A small screenshot, enough to detect a change. */
export async function captureView(page: Page): Promise<Buffer> {
  const shot = await getLivePicture(page).screenshot();
  return sharp(shot).resize(64, 40, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

export function measureDifference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

/** A photo of a plain wall that is darker on the right. */
export const createWallPhoto = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><defs><linearGradient id="g"><stop offset="0" stop-color="#e8e4dc"/><stop offset="1" stop-color="#8f8b84"/></linearGradient></defs><rect width="1600" height="1200" fill="url(#g)"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer();

/** Drags by touch or with the mouse. */
export async function dragBy(
  page: Page,
  target: Locator,
  by: { x: number; y: number },
  isTouch: boolean,
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y } = await getCentre(target);
  if (!isTouch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  await touch('touchMove', [{ x: x + by.x / 2, y: y + by.y / 2 }]);
  await touch('touchMove', [{ x: x + by.x, y: y + by.y }]);
  await touch('touchEnd', []);
}
