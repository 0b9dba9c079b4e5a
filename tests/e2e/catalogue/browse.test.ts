import { describe, expect, it } from 'vitest';
import { getCards, getPageTitle, readTitles, recordRequests } from '../pages/browse-page.ts';
import { getFooter, readScrollTop, scrollTo } from '../pages/page-shell.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, openPage, PHONE, TABLET, WIDTHS } from '../support/browser.ts';
import { EXTENDED, expectToFit, itAtWidths, resize } from '../support/widths.ts';

const CATEGORIES = [
  ['/wallpaper', 'Wallpaper Categories', 'Wallpaper'],
  ['/curtains', 'Curtain Categories', 'Curtains'],
  ['/blinds', 'Blinds Categories', 'Blinds'],
  ['/canvas', 'Canvas Categories', 'Canvas'],
  ['/fabrics', 'Fabric Categories', 'Fabrics'],
] as const;

describe('the category pages', () => {
  itAtWidths(
    WIDTHS,
    'are linked from home, each with tiles, video and cards at %i px [GEN-01, GEN-03, CAT-06, CAT-10]',
    async (width) => {
      const page = await openPage('/', { width, reducedMotion: true });
      const calls = recordRequests(page);
      for (const [path, title, name] of CATEGORIES) {
        await getFooter(page).locator(`a[href="${path}"]`).click();
        await getPageTitle(page).getByText(title).waitFor();
        await getCards(page).first().waitFor();
        const tiles = page.getByRole('navigation', { name: title }).getByRole('link');
        expect(await tiles.count()).toBeGreaterThan(3);
        const round = await tiles
          .first()
          .locator('span')
          .first()
          .evaluate((tile) => {
            const { width: wide, height: high } = tile.getBoundingClientRect();
            return { isSquare: Math.abs(wide - high) < 1, radius: getComputedStyle(tile).borderRadius };
          });
        expect(round).toEqual({ isSquare: true, radius: '50%' });
        const films = await page
          .locator('video')
          .evaluateAll((all) =>
            all.map((film) => ({ loop: (film as HTMLVideoElement).loop, muted: (film as HTMLVideoElement).muted })),
          );
        expect(films).toEqual(path === '/fabrics' ? [] : [{ loop: true, muted: true }]);
        expect(await getCards(page).count()).toBeLessThanOrEqual(12);
        expect(calls.at(-1)).toBe(`/api/Products/category/${name}`);
        await expectToFit(page);
      }
    },
  );

  it('plays the video when it is visible, until it is paused [CAT-09, D-17]', async () => {
    const page = await openPage('/wallpaper', { reducedMotion: false });
    const isPaused = () => page.locator('video').evaluate((film) => (film as HTMLVideoElement).paused);
    expect(await isPaused()).toBe(true);
    await page.mouse.move(400, 400);
    await expect.poll(isPaused).toBe(false);
    await page.getByRole('button', { name: 'Pause video' }).click();
    expect(await isPaused()).toBe(true);
  });

  it('does not autoplay the video with reduced motion [D-17]', async () => {
    const page = await openPage('/blinds', { reducedMotion: true });
    const isPaused = () => page.locator('video').evaluate((film) => (film as HTMLVideoElement).paused);
    await page.mouse.move(400, 400);
    await page.getByRole('button', { name: 'Play video' }).click();
    await expect.poll(isPaused).toBe(false);
  });

  it("shows 'Loading ...' only when there is no data, and an error with a working retry [CAT-12, ERR-01]", async () => {
    const page = await openPage('/', { expected: [/500/] });
    let isFailing = true;
    await page.route('**/api/Products/category/Canvas', async (route) => {
      if (isFailing) return route.fulfill({ status: 500, body: '' });
      return route.continue();
    });
    await getFooter(page).locator('a[href="/canvas"]').click();
    await page.getByText('HTTP 500').waitFor();
    isFailing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await getCards(page).first().waitFor();
    expect(await page.getByText('Loading ...').count()).toBe(0);
  });
});

describe('a listing', () => {
  it('opens from a tile, in 2 columns at 390 px, 3 at 768 and 4 at 1440 [CAT-13, SUB-01, SUB-08]', async () => {
    const page = await openPage('/wallpaper', { width: PHONE, reducedMotion: true });
    const calls = recordRequests(page);
    await page.getByRole('navigation', { name: 'Wallpaper Categories' }).getByText('Indian Motifs').click();
    await page.waitForURL('**/wallpaper/indian-motifs');
    await getPageTitle(page).getByText('Indian Motifs Wallpapers').waitFor();
    await getCards(page).first().waitFor();
    expect(calls).toEqual(['/api/Products/category/Wallpaper/sub/indian-motifs']);
    const countColumns = async () => {
      const lefts = await getCards(page).evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().left)),
      );
      return new Set(lefts).size;
    };
    for (const [width, columns] of [
      [PHONE, 2],
      [TABLET, 3],
      [DESKTOP, 4],
    ] as const) {
      await resize(page, width);
      await expect.poll(countColumns).toBe(columns);
    }
    await expectToFit(page);
  });

  it('responds 404 with an empty state for an unknown name [SUB-09]', async () => {
    const page = await openPage('/curtains/nothing', { expected: [/404/] });
    expect(await page.getByText('No curtains found for nothing.').isVisible()).toBe(true);
  });

  itAtWidths(WIDTHS, 'is restored after viewing a product, at %i px [D-19, CARD-01]', async (width) => {
    const page = await openPage('/products/all', { width, reducedMotion: true });
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect.poll(() => getCards(page).count()).toBe(48);
    await getCards(page).nth(30).scrollIntoViewIfNeeded();
    const left = await readScrollTop(page);
    expect(left).toBeGreaterThan(500);
    await getCards(page).nth(30).getByRole('heading').click();
    await page.waitForURL('**/product/*');
    await expect.poll(() => readScrollTop(page)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/products/all?page=2');
    await expect.poll(() => readScrollTop(page)).toBe(left);
    expect(await getCards(page).count()).toBe(48);
  });
});

describe('a card', () => {
  it('shows its three actions on hover and keyboard focus [CARD-03, CARD-04, CARD-05, CARD-06]', async () => {
    const page = await openPage('/products/all', { reducedMotion: false });
    const card = getCards(page).nth(1);
    const readOpacity = () =>
      card
        .getByRole('button', { name: /Quick view/ })
        .evaluate((button) => getComputedStyle(button.parentElement as Element).opacity);
    expect(await readOpacity()).toBe('0');
    await card.hover();
    await expect.poll(readOpacity).toBe('1');
    await page.mouse.move(0, 0);
    await expect.poll(readOpacity).toBe('0');
    await card.getByRole('button', { name: /Wishlist/ }).focus();
    await expect.poll(readOpacity).toBe('1');
    expect(await card.locator('a[aria-label], button').count()).toBe(3);
  });

  it('always shows them on a touch screen [D-16]', async () => {
    const page = await openPage('/products/all', { width: PHONE, touch: true });
    const strip = getCards(page)
      .first()
      .getByRole('button', { name: /Quick view/ });
    expect(await strip.evaluate((button) => getComputedStyle(button.parentElement as Element).opacity)).toBe('1');
  });

  it('shows them below the picture on a phone, so that its foot stays visible', async () => {
    const page = await openPage('/wallpaper/indian-motifs', { width: PHONE, touch: true });
    const card = getCards(page).first();
    const picture = await card.locator('picture, img').first().boundingBox();
    const action = await card.getByRole('button', { name: /^Quick view/ }).boundingBox();
    expect(action?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1);
  });

  itAtWidths(WIDTHS, 'opens a quick view that Escape closes, at %i px [CARD-06]', async (width) => {
    const page = await openPage('/products/all', { width, reducedMotion: true });
    const card = getCards(page).first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.hover();
    await card.getByRole('button', { name: /Quick view/ }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('link', { name: 'View product' }).waitFor();
    expect(await dialog.textContent()).toMatch(/₹[\d,]+ \/sq\.ft\./);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(
      await card.getByRole('button', { name: /Quick view/ }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });

  it("shows 'No image' for a picture that cannot be loaded [CARD-07, ERR-24]", async () => {
    const page = await openPage('/', { expected: [/ERR_FAILED/] });
    await page.route('**/pictures/**', (route) => route.abort());
    await getFooter(page).locator('a[href="/products/all"]').click();
    await getCards(page).first().getByText('No image').waitFor();
  });

  it('asks a visitor to log in before saving to the wishlist [ERR-08, CARD-14]', async () => {
    const page = await openPage('/products/all');
    await getCards(page).first().hover();
    await getCards(page)
      .first()
      .getByRole('button', { name: /Wishlist/ })
      .click();
    await page.getByRole('alert').getByText('Please log in to use wishlist.').waitFor();
    expect(await page.getByRole('alert').getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  it('shows another colour when its swatch is selected [CARD-08]', async () => {
    const page = await openPage('/products/all');
    const card = getCards(page)
      .filter({ has: page.getByRole('radio').nth(1) })
      .first();
    const readSource = () => card.locator('img').first().getAttribute('src');
    const before = await readSource();
    await card.getByRole('radio').nth(1).click();
    await expect.poll(readSource).not.toBe(before);
  });
});

describe('a visitor without JavaScript', () => {
  describe.each([
    ['/wallpaper', 'Wallpaper Categories', {}],
    ['/fabrics', 'Fabric Categories', EXTENDED],
    ['/blinds/roman', 'Roman Blinds', EXTENDED],
    ['/products/all', 'All Products', {}],
  ])('on %s', (path, title, options) => {
    it('sees the products and can open them [GEN-03]', options, async () => {
      const page = await openPage(path, { width: PHONE, javaScript: false });
      expect(await getPageTitle(page).textContent()).toBe(title);
      expect(await getCards(page).count()).toBeGreaterThan(1);
      expect(await getCards(page).first().locator('a[href^="/product/"]').first().isVisible()).toBe(true);
    });
  });

  it('can paginate, sort and filter with forms and links [D-23]', async () => {
    const page = await openPage('/products/all', { width: DESKTOP, javaScript: false });
    await page.getByRole('link', { name: 'Show more' }).click();
    await page.waitForURL('**/products/all?page=2');
    expect(await getCards(page).count()).toBe(24);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.waitForURL('**/products/all?sort=name');
    const inOrder = await readTitles(page);
    expect(inOrder).toEqual(inOrder.toSorted());
    await page.getByRole('link', { name: /^Filter/ }).click();
    await page.getByRole('checkbox', { name: /^Curtains/ }).check();
    await page.getByRole('button', { name: 'Show products' }).click();
    await page.waitForURL('**/products/all?*category=curtains*');
    expect(await getCards(page).count()).toBeLessThan(24);
    await scrollTo(page, 0);
    await page.getByRole('link', { name: 'Clear all' }).click();
    expect(await getCards(page).count()).toBe(24);
  });
});

describe('accessibility', () => {
  const hasNoViolation = async (path: string, width: number) => {
    const page = await openPage(path, { width, reducedMotion: true });
    await expectNoAxeViolations(page);
  };

  it.each([
    ['/wallpaper', PHONE],
    ['/wallpaper/indian-motifs', PHONE],
    ['/products/all', PHONE],
    ['/products/all?q=zzzz', PHONE],
  ])('has no axe violations on %s at %i px', hasNoViolation);

  it.each([
    ['/wallpaper', DESKTOP],
    ['/wallpaper/indian-motifs', TABLET],
    ['/wallpaper/indian-motifs', DESKTOP],
    ['/fabrics', PHONE],
    ['/products/all', DESKTOP],
    ['/products/all?q=zzzz', DESKTOP],
  ])('has no axe violations on %s at %i px', EXTENDED, hasNoViolation);
});
