import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseProduct, getPanel, replacePicture } from '../pages/home-editor-page.ts';
import { getHotspots, getLookSection } from '../pages/home-page.ts';
import { fetchSoldProduct, publish, waitForSaved } from '../pages/product-editor-page.ts';
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
/** The browser's driver cannot run scripts in the preview either. */
const EXPECTED = [/Blocked script execution in 'about:srcdoc'/];

const openHome = (width?: number) => openPage('/', { shop: shop.address, ...(width !== undefined && { width }) });
const listSlides = (page: Page) =>
  page.getByRole('region', { name: 'Collections' }).getByRole('heading', { level: 2 }).allTextContents();

const getTitle = (page: Page) => getPanel(page, 'Hero').getByLabel('Title', { exact: true });

async function openEditor(width?: number): Promise<Page> {
  const page = await shop.openAsOwner('/desk/content', { expected: EXPECTED, ...(width !== undefined && { width }) });
  await page.getByRole('link', { name: 'Home page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home page' }).waitFor();
  await getPanel(page, 'Hero').waitFor();
  return page;
}

describe('the home page in the desk', () => {
  it('gets a hero, slides, featured products and a look of its own [tasks 41, 42]', async () => {
    const curtain = await fetchSoldProduct(shop.address, 'curtains', 5);
    const page = await openEditor();
    await getTitle(page).fill('Walls of our own');
    await replacePicture(page, 'Picture of the hero', 'A green wall', 1);
    await page.getByRole('button', { name: 'Remove: Picture for upright phones' }).click();
    await page.getByRole('button', { name: 'Move up: Slide Minimal' }).click();
    await page.getByRole('button', { name: 'Remove: Slide Bahaara' }).click();
    await chooseProduct(page.getByRole('region', { name: 'Curtains tab' }), 'Add to the Curtains tab', curtain.title);

    const look = getPanel(page, 'Shop by Look');
    await look.getByRole('button', { name: 'Remove: point 2' }).click();
    await chooseProduct(look, 'Product of point 1', curtain.title);
    const point = look.getByRole('button', { name: /^Point 1, / });
    await expect.poll(() => point.getAttribute('aria-label'), POLL).toContain(curtain.title);
    await look.getByLabel('Point 1, from the left (%)').fill('40');
    await point.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => look.getByLabel('Point 1, from the left (%)').inputValue(), POLL).toBe('41');
    const box = await look
      .getByRole('img', { name: /living room/ })
      .last()
      .boundingBox();
    if (!box) throw new Error('The picture of the look is missing.');
    await point.dragTo(look.getByRole('button', { name: 'Place the chosen point' }), {
      targetPosition: { x: box.width / 4, y: box.height / 2 },
    });
    await expect
      .poll(async () => Number(await look.getByLabel('Point 1, from the left (%)').inputValue()), POLL)
      .toBeCloseTo(25, 0);
    await waitForSaved(page);
    await expectNoAxeViolations(page);
    await expectToFit(page);

    await page.getByRole('link', { name: 'Preview' }).click();
    await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Walls of our own' }).waitFor();
    expect(await (await openHome()).getByRole('heading', { level: 1 }).textContent()).toBe('Elevate Your Space');
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await publish(page);

    const home = await openHome();
    expect(await home.getByRole('heading', { level: 1 }).textContent()).toBe('Walls of our own');
    const hero = home.getByRole('img', { name: 'A green wall' });
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth), POLL).toBeGreaterThan(0);
    expect(await listSlides(home)).toEqual(['Enchanted', 'Indian Motifs', 'Minimal', 'Kids Series']);
    await home.getByRole('tab', { name: 'Curtains' }).click();
    await home.getByRole('article').first().getByRole('heading', { name: curtain.title }).waitFor();
    await getHotspots(home).first().click();
    const link = getLookSection(home).getByRole('link', { name: curtain.title });
    expect(await link.getAttribute('href')).toBe(`/product/${curtain.id}`);
    await expectNoAxeViolations(home);
  }, 240_000);

  it('leaves out what leads nowhere, says so, and goes back on a phone [task 43]', async () => {
    const page = await openEditor(PHONE);
    const tiles = getPanel(page, 'Category tiles');
    await tiles.getByLabel('Link').first().fill('/wallpaper/no-such-collection');
    const hidden = getPanel(page, 'Not shown in the shop');
    await hidden.getByText('Tile ‘Wallpaper’').waitFor();
    await publish(page);
    await expectNoAxeViolations(page);
    const home = await openHome(PHONE);
    await home.getByRole('link', { name: 'Blinds', exact: true }).first().waitFor();
    expect(await home.locator('a[href="/wallpaper/no-such-collection"]').count()).toBe(0);

    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { level: 2, name: 'As shipped' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Go back to this version' }).last().click();
    await getPanel(page, 'Hero').waitFor();
    await expect.poll(() => getTitle(page).inputValue(), POLL).toBe('Elevate Your Space');
    await publish(page);
    const shipped = await openHome(PHONE);
    expect(await shipped.getByRole('heading', { level: 1 }).textContent()).toBe('Elevate Your Space');
    expect(await listSlides(shipped)).toHaveLength(5);
  }, 180_000);
});
