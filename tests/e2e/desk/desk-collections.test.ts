import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPhoto, expectResponse, publish, waitForSaved } from '../pages/product-editor-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { openPage, PHONE } from '../support/browser.ts';
import { type ShopWithDesk, startShopWithDesk } from '../support/shop-with-desk.ts';
import { expectToFit } from '../support/widths.ts';

let shop: ShopWithDesk;
beforeAll(async () => {
  shop = await startShopWithDesk();
}, 200_000);
afterAll(() => shop.stop());

const POLL = { timeout: 20_000 };
const EDITOR = '/desk/content/collections';
const openShop = (path: string, width?: number) => openPage(path, { shop: shop.address, ...(width && { width }) });
const getPath = (page: Page): string => new URL(page.url()).pathname;

const listTiles = async (page: Page): Promise<string[]> => {
  await page.goto('/wallpaper');
  return page.getByRole('navigation', { name: 'Wallpaper Categories' }).getByRole('link').allTextContents();
};

describe('categories and sub-categories', () => {
  it('are renamed; the old address leads to the new one, also within the shop [task 44]', async () => {
    const visitor = await openShop('/');
    const owner = await shop.openAsOwner(EDITOR);
    const wallpaper = owner.getByRole('region', { name: 'Wallpaper' });
    await wallpaper.getByRole('button', { name: 'Rename: Wallpaper, Kids' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('New name').fill('Minimal');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('The two will be merged.').waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

    await wallpaper.getByRole('button', { name: 'Rename: Wallpaper, Kids' }).click();
    await dialog.getByLabel('New name').fill('Little ones');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('/wallpaper/little-ones').waitFor();
    await expectNoAxeViolations(owner);
    await dialog.getByLabel('Reason').fill('As families say it');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await wallpaper.getByRole('heading', { name: 'Little ones' }).waitFor();
    const message = wallpaper.getByText('Kids is now called Little ones.');
    await expect.poll(() => message.evaluate((text) => text.closest(':focus') !== null), POLL).toBe(true);
    await owner.getByText('/wallpaper/kids leads to /wallpaper/little-ones').waitFor();

    await expectResponse(`${shop.address}/wallpaper/kids`, { status: 301, location: '/wallpaper/little-ones' });
    // This visitor has the home page from before, with a link to the old address.
    await visitor
      .getByRole('link', { name: /Kids Series/ })
      .first()
      .click();
    await expect.poll(() => getPath(visitor), POLL).toBe('/wallpaper/little-ones');
    await visitor.getByRole('heading', { level: 1, name: 'Little ones Wallpapers' }).waitFor();
    const sitemap = await (await fetch(`${shop.address}/sitemap.xml`)).text();
    expect([sitemap.includes('/wallpaper/little-ones<'), sitemap.includes('/wallpaper/kids<')]).toEqual([true, false]);
  });

  it('get an order, texts, a picture and a video, on a phone [task 45]', async () => {
    const visitor = await openShop('/wallpaper', PHONE);
    const before = await listTiles(visitor);
    const last = before.at(-1) ?? '';
    const owner = await shop.openAsOwner(EDITOR, {
      width: PHONE,
      expected: [/Blocked script execution in 'about:srcdoc'/],
    });
    const wallpaper = owner.getByRole('region', { name: 'Wallpaper' });
    const up = wallpaper.getByRole('button', { name: `Move up: Wallpaper, ${last}`, exact: true });
    await up.focus();
    for (let place = before.length; place > 1; place--) await owner.keyboard.press('Enter');
    await owner.getByLabel('Text: Wallpaper').fill('Our own words about walls.');
    await wallpaper.getByRole('button', { name: `Picture, text, video: Wallpaper, ${last}` }).click();
    await owner.getByLabel(`Text: Wallpaper, ${last}`).fill('All that is quiet.');
    await owner.getByLabel(`Video: Wallpaper, ${last}`, { exact: true }).selectOption('Video of Blinds');
    const picture = owner.getByRole('group', { name: `Picture: Wallpaper, ${last}` });
    await picture
      .locator('input[type=file]')
      .setInputFiles({ name: 'tile.jpg', mimeType: 'image/jpeg', buffer: await createPhoto('#2b4a7f', 1) });
    await picture.getByLabel('Alternative text').fill('Blue stripes');
    await waitForSaved(owner);
    await expectToFit(owner);
    await expectNoAxeViolations(owner);
    expect(await listTiles(visitor)).toEqual(before);
    await owner.getByRole('link', { name: 'Preview' }).click();
    await owner.getByLabel('Page').selectOption({ label: `Wallpaper: ${last}` });
    await owner.frameLocator('iframe').getByText('All that is quiet.').waitFor();
    await owner.getByRole('link', { name: 'Back to the editor' }).click();
    await publish(owner);

    await expect.poll(() => listTiles(visitor), POLL).toEqual([last, ...before.slice(0, -1)]);
    await visitor.getByText('Our own words about walls.').waitFor();
    const tile = visitor.getByRole('navigation', { name: 'Wallpaper Categories' }).getByRole('link').first();
    await expect.poll(() => tile.locator('img').getAttribute('src'), POLL).toContain('/pictures/uploads/');
    await tile.click();
    await visitor.getByText('All that is quiet.').waitFor();
    await expect
      .poll(() => visitor.locator('video source').first().getAttribute('src'), POLL)
      .toContain('/video/blinds');
    await expectToFit(visitor);
  });
});
