import { describe, expect, it } from 'vitest';
import { getChatButton, getFooter, getHeader, isUncovered, scrollTo } from '../pages/page-shell.ts';
import {
  addToCartButton,
  fetchProduct,
  getCommentField,
  getHeightField,
  getPriceBox,
  getWidthField,
  typeRadios,
} from '../pages/product-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { DESKTOP, getShopAddress, openPage, PHONE, TABLET, WIDTHS, waitForHydration } from '../support/browser.ts';
import { openBeforeScripts } from '../support/delayed-scripts.ts';
import { EXTENDED, expectToFit, itAtWidths } from '../support/widths.ts';

const UNKNOWN = '/product/00000000-0000-4000-8000-000000000000';
const EXPECTED_404 = [/404/];

describe('the product URL', () => {
  it('has the id in the path or in the query [PDP-01, PDP-02, PDP-03, ROUTE-10]', async () => {
    const { id, title } = await fetchProduct('wallpaper');
    const other = await fetchProduct('canvas');
    for (const path of [
      `/product/${id}`,
      `/product?id=${id}`,
      `/product?productId=${id}`,
      `/product?pid=${id}`,
      `/product/${id}?id=${other.id}&pid=${other.id}`,
    ]) {
      const response = await fetch(getShopAddress() + path);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    }
    const page = await openPage(`/product?pid=${id}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  });

  const UNKNOWN_PATHS = [UNKNOWN, '/product/no-uuid', '/product', '/product?pid=nothing'];
  it.each(UNKNOWN_PATHS)('%s responds with a 404 page [Q-09]', async (path) => {
    const response = await fetch(getShopAddress() + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/<h1[^>]*>Product not found<\/h1>/);
  });

  describe.each(UNKNOWN_PATHS)('%s', (path) => {
    it('links home inside the layout', path === UNKNOWN ? {} : EXTENDED, async () => {
      const page = await openPage(path, { expected: EXPECTED_404 });
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Product not found');
      expect(await getHeader(page).isVisible()).toBe(true);
      expect(await getFooter(page).isVisible()).toBe(true);
      await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
      await page.waitForURL(`${getShopAddress()}/`);
    });
  });

  it('keeps configurations out of the cached page; the browser restores them [D-22]', async () => {
    const { id } = await fetchProduct('wallpaper');
    const bare = await (await fetch(`${getShopAddress()}/product/${id}`)).text();
    const configured = await (await fetch(`${getShopAddress()}/product/${id}?width=36&height=48&utm_source=x`)).text();
    expect(configured).toBe(bare);
    const page = await openPage(`/product/${id}?width=36&height=48&unit=cm`);
    await expect.poll(() => getWidthField(page).inputValue()).toBe('91.4');
    expect(await addToCartButton(page).isEnabled()).toBe(true);
    const replaced = await page.evaluate(() =>
      [...document.querySelectorAll('main h1, main section, main fieldset')].filter(
        (part) => !window.servedElements.has(part),
      ),
    );
    expect(replaced).toEqual([]);
  });
});

describe('navigating to a product and back', () => {
  it('shows the card’s data while loading, then the full product without layout shift [PDP-18]', async () => {
    const { title, id } = await fetchProduct('wallpaper');
    const page = await openPage('/products/all');
    let hasResponded = false;
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route('**/api/Products/GetProductById/*', async (route) => {
      await held;
      hasResponded = true;
      await route.continue();
    });
    const requested = page.waitForRequest(/GetProductById/);
    await page.locator(`main a[href="/product/${id}"]`).first().click();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await heading.waitFor();
    expect((await requested).url()).toContain(id);
    expect(hasResponded).toBe(false);
    const before = await getPriceBox(page).boundingBox();
    const arrived = page.waitForResponse(/GetProductById/);
    respond();
    await arrived;
    await page.getByText('You may also like').waitFor();
    expect(await getPriceBox(page).boundingBox()).toEqual(before);
  });

  it('Back returns to the previous page, also after changing options [PDP-06]', async () => {
    const { id } = await fetchProduct('wallpaper');
    const page = await openPage('/products/all');
    await page.locator(`main a[href="/product/${id}"]`).first().click();
    await getWidthField(page).fill('36');
    await getHeightField(page).fill('48');
    await page.waitForURL(/width=36/);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL(`${getShopAddress()}/products/all`);
  });

  it('the link to the care of a product shows its heading, and Back still leaves the page [PDP-06, D-19]', async () => {
    const { id } = await fetchProduct('wallpaper');
    const page = await openPage('/products/all', { width: PHONE });
    await page.locator(`main a[href="/product/${id}"]`).first().click();
    await page.getByRole('link', { name: 'Care and installation' }).click();
    const care = page.getByRole('heading', { name: 'Care and installation' });
    await expect.poll(() => isUncovered(care)).toBe(true);
    await expect.poll(() => care.evaluate((heading) => heading === document.activeElement)).toBe(true);
    expect(await isUncovered(care)).toBe(true);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL(`${getShopAddress()}/products/all`);
  });

  it('a reload restores every option [D-02]', async () => {
    const { id } = await fetchProduct('wallpaper');
    const page = await openPage(`/product/${id}`);
    await typeRadios(page).nth(1).check();
    await getWidthField(page).fill('40');
    await getHeightField(page).fill('60');
    await page.waitForURL(/type=.*width=40&height=60/);
    const price = await getPriceBox(page).textContent();
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => getPriceBox(page).textContent()).toBe(price);
    expect(await typeRadios(page).nth(1).isChecked()).toBe(true);
  });
});

describe('on a phone', () => {
  it('price and ADD TO CART stick to the bottom without covering the end of the page', async () => {
    const { id } = await fetchProduct('wallpaper');
    const page = await openPage(`/product/${id}?width=36&height=48`, { width: PHONE, touch: true });
    for (const top of [0, 900, 100_000]) {
      await scrollTo(page, top);
      const box = await addToCartButton(page).boundingBox();
      expect(box && box.y + box.height <= 844 && box.y > 700).toBe(true);
      expect(await isUncovered(addToCartButton(page))).toBe(true);
    }
    const last = await getFooter(page).boundingBox();
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  });

  it('without a size the bar scrolls to the size fields', async () => {
    const { id } = await fetchProduct('curtains');
    const page = await openPage(`/product/${id}`, { width: PHONE });
    await page.getByRole('link', { name: 'Enter your size' }).click();
    await expect.poll(() => isUncovered(getWidthField(page))).toBe(true);
  });

  it('the chat button hides while typing', async () => {
    const { id } = await fetchProduct('wallpaper');
    const page = await openPage(`/product/${id}`, { width: PHONE });
    for (const field of [getWidthField(page), getHeightField(page), getCommentField(page)]) {
      // Here the button would cover the field's right end.
      await field.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().y - 670));
      await field.focus();
      expect(await getChatButton(page).count()).toBe(0);
      expect(await isUncovered(field)).toBe(true);
    }
    await getCommentField(page).blur();
    expect(await getChatButton(page).isVisible()).toBe(true);
  });

  itAtWidths([PHONE, TABLET, DESKTOP], 'an error under one size field keeps both aligned, at %i px', async (wide) => {
    const { id } = await fetchProduct('wallpaper');
    const page = await openPage(`/product/${id}`, { width: wide });
    const before = await getHeightField(page).boundingBox();
    await getWidthField(page).fill('abc');
    await getHeightField(page).focus();
    await page.getByText('Please enter a number, for example 36 or 36.5.').waitFor();
    const [left, right] = [await getWidthField(page).boundingBox(), await getHeightField(page).boundingBox()];
    expect([right?.height, right?.height]).toEqual([left?.height, before?.height]);
    expect(right?.y).toBe(left?.y);
  });
});

describe('a visitor without JavaScript', () => {
  it('sees the product, its types and its description', async () => {
    const { id, title, orderComment } = await fetchProduct('wallpaper');
    const page = await openPage(`/product/${id}`, { javaScript: false });
    expect(await page.getByRole('heading', { level: 1, name: title }).isVisible()).toBe(true);
    expect(await typeRadios(page).count()).toBeGreaterThan(0);
    expect(await page.getByText(orderComment ?? '').isVisible()).toBe(true);
    expect(await page.locator('main noscript p').textContent()).toMatch(/You need JavaScript to choose a size/);
  });
});

describe('accessibility', () => {
  describe.each(['wallpaper', 'blinds'] as const)('of a %s page', (category) => {
    itAtWidths(WIDTHS, 'axe finds nothing at %i px', async (wide) => {
      const { id } = await fetchProduct(category);
      const page = await openPage(`/product/${id}?width=96&height=180`, { width: wide, reducedMotion: true });
      await page.getByText('Dreaming big?').waitFor();
      await expectNoAxeViolations(page);
      await expectToFit(page);
    });
  });

  itAtWidths([PHONE, DESKTOP], 'axe finds nothing in the measuring guide at %i px', async (wide) => {
    const { id } = await fetchProduct('curtains');
    const page = await openPage(`/product/${id}`, { width: wide, reducedMotion: true });
    await page.getByRole('button', { name: 'How to measure' }).click();
    await page.getByRole('dialog', { name: 'How to measure' }).waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('How to measure');
  });
});

describe('before hydration', () => {
  it('selected options and typed text are preserved', async () => {
    const { id } = await fetchProduct('wallpaper');
    const { page, release } = await openBeforeScripts(`/product/${id}`, { width: PHONE });
    await typeRadios(page).nth(1).check({ force: true });
    await getWidthField(page).fill('96');
    await getCommentField(page).fill('For the study');
    release();
    await waitForHydration(page);
    await expect.poll(() => page.url()).toContain('width=96');
    expect(await typeRadios(page).nth(1).isChecked()).toBe(true);
    expect([await getWidthField(page).inputValue(), await getCommentField(page).inputValue()]).toEqual([
      '96',
      'For the study',
    ]);
  });
});
