import { describe, expect, it } from 'vitest';
import { getCushion, getHotspots, getLookSection, measurePixelsOutside } from '../pages/home-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, openPage, PHONE, TABLET } from '../support/browser.ts';
import { itAtWidths } from '../support/widths.ts';

describe('Shop by Look', () => {
  it('has hotspots on a room picture; hovering one shows its cushion cover [HOME-26, HOME-27, HOME-28]', async () => {
    const page = await openPage('/');
    const picture = (await getLookSection(page).getByRole('img').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const count = await getHotspots(page).count();
    expect(count).toBeGreaterThanOrEqual(2);
    for (let index = 0; index < count; index += 1) {
      const spot = (await getHotspots(page).nth(index).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(spot.x).toBeGreaterThan(picture.x);
      expect(spot.x + spot.width).toBeLessThan(picture.x + picture.width);
    }
    expect(await getCushion(page).count()).toBe(0);
    await getHotspots(page).first().hover();
    await getCushion(page).waitFor();
    const text = (await getCushion(page).textContent()) ?? '';
    expect(text).toMatch(/Cushion Cover/);
    await page.mouse.move(0, 0);
    await getCushion(page).waitFor({ state: 'hidden' });
  });

  itAtWidths(
    [PHONE, TABLET, DESKTOP],
    'shows every card inside a window of %i px, with price, MRP and tax note [HOME-29, HOME-30, HOME-31]',
    async (width) => {
      const page = await openPage('/', { width, touch: width === PHONE, reducedMotion: true });
      for (let index = 0; index < (await getHotspots(page).count()); index += 1) {
        const spot = getHotspots(page).nth(index);
        await (width === PHONE ? spot.tap() : spot.click());
        await getCushion(page).waitFor();
        await expect.poll(() => measurePixelsOutside(getCushion(page))).toBe(0);
        const text = (await getCushion(page).textContent()) ?? '';
        const [price = 0, mrp = 0] = [...text.matchAll(/₹([\d,]+)/g)].map(([, sum]) => Number(sum?.replace(',', '')));
        expect(price).toBeGreaterThan(0);
        expect(mrp).toBeGreaterThan(price);
        expect(text).toContain('MRP');
        expect(await getCushion(page).locator('s').textContent()).toContain(mrp.toLocaleString('en-IN'));
        expect(text).toContain('Inclusive of all taxes');
      }
      await expectNoAxeViolations(page);
    },
  );

  it('works with the keyboard: focus opens, Escape closes [D-16]', async () => {
    const page = await openPage('/');
    await getLookSection(page).getByRole('link', { name: 'Explore' }).focus();
    await page.keyboard.press('Tab');
    await getCushion(page).waitFor();
    await expect.poll(() => measurePixelsOutside(getCushion(page))).toBe(0);
    expect(await getHotspots(page).first().getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await getCushion(page).waitFor({ state: 'hidden' });
    expect(
      await getHotspots(page)
        .first()
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });

  it('links to all products [HOME-32]', async () => {
    const page = await openPage('/');
    await getLookSection(page).getByRole('link', { name: 'Explore' }).click();
    await page.waitForURL('**/products/all');
    await page.getByRole('main').getByRole('article').first().waitFor();
  });
});
