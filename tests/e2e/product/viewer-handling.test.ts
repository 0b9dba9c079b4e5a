import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  getCentre,
  getControl,
  getDragArea,
  getShownPicture,
  getZoomStatus,
  openViewer,
  press,
} from '../pages/image-viewer.ts';
import { tabTo } from '../pages/product-page.ts';
import { PHONE, waitForAnimations } from '../support/browser.ts';

const getLeft = async (page: Page) => Math.round((await getShownPicture(page).boundingBox())?.x ?? 0);

type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

/** Returns a function that touches these points; no points lift all fingers. */
async function createTouch(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: Touch, points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
}

describe('image viewer gestures', () => {
  it('drags an unlocked picture with the pointer, never past its edge [VIEW-02]', async () => {
    const { page } = await openViewer();
    await press(page, 'Unlock picture', ...Array<string>(10).fill('Zoom in'));
    const { x, y } = await getCentre(getDragArea(page));
    await waitForAnimations(page);
    const before = await getLeft(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 10, { steps: 5 });
    await expect.poll(() => getLeft(page)).toBe(before + 80);
    await page.mouse.move(x + 4000, y, { steps: 3 });
    await page.mouse.up();
    const window = await getDragArea(page).boundingBox();
    await expect.poll(() => getLeft(page)).toBe(Math.round(window?.x ?? 0));
  });

  it('works with the keyboard alone, from unlocking to moving [VIEW-02, VIEW-06]', async () => {
    const { page } = await openViewer();
    await getControl(page, 'Unlock picture').focus();
    await page.keyboard.press('Enter');
    await tabTo(page, getDragArea(page), 'Shift+Tab');
    for (const key of ['+', '+', '-', '+', '+']) await page.keyboard.press(key);
    await expect.poll(() => getZoomStatus(page).textContent()).toBe('130%');
    const before = await getLeft(page);
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => getLeft(page)).toBeLessThan(before);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('0');
    await expect.poll(() => getZoomStatus(page).textContent()).toBe('100%');
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });

  it('zooms by pinching on a phone in steps of 10% [VIEW-06]', async () => {
    const { page } = await openViewer({ width: PHONE, touch: true });
    await press(page, 'Unlock picture');
    const { x, y } = await getCentre(getDragArea(page));
    const placeFingers = (pixels: number) => [
      { x: x - pixels / 2, y },
      { x: x + pixels / 2, y },
    ];
    const touch = await createTouch(page);
    await touch('touchStart', placeFingers(100));
    for (const pixels of [120, 140, 163]) await touch('touchMove', placeFingers(pixels));
    await touch('touchEnd', []);
    await expect.poll(() => getZoomStatus(page).textContent()).toBe('160%');
  });
});
