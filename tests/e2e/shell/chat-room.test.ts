import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAsBuyer } from '../pages/checkout-page.ts';
import { getChatButton } from '../pages/page-shell.ts';
import { fetchProduct, getWidthField } from '../pages/product-page.ts';
import { openPage, PHONE, TABLET } from '../support/browser.ts';
import { EXTENDED } from '../support/widths.ts';

/** At every scroll position, lists what is directly under the chat button, unless it is the band or bar that is kept free for it. */
const listCovered = (page: Page): Promise<string[]> =>
  getChatButton(page).evaluate((chat) => {
    const covered = new Set<string>();
    const describeElement = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`;
    const STEP = 60;
    for (let top = 0; top < document.documentElement.scrollHeight; top += STEP) {
      window.scrollTo({ top, behavior: 'instant' });
      const box = chat.getBoundingClientRect();
      const points = [0.2, 0.5, 0.8].flatMap((x) =>
        [0.2, 0.5, 0.8].map((y) => [box.x + box.width * x, box.y + box.height * y] as const),
      );
      for (const [x, y] of points) {
        const [under] = document.elementsFromPoint(x, y).filter((element) => !chat.contains(element));
        if (!under?.matches('[data-chat-band], [data-bottom-bar]'))
          covered.add(under ? describeElement(under) : 'nothing');
      }
    }
    for (const control of document.querySelectorAll('[data-bottom-bar] > *')) {
      if (control.getBoundingClientRect().right > chat.getBoundingClientRect().left)
        covered.add(describeElement(control));
    }
    return [...covered];
  });

/** The end of the page scrolls clear of the band or bar. */
const isEndVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const kept = document.querySelector('[data-bottom-bar]') ?? document.querySelector('[data-chat-band]');
    const ends = [...document.querySelectorAll('main, footer')].map((part) => part.getBoundingClientRect().bottom);
    return kept !== null && Math.max(...ends) <= kept.getBoundingClientRect().top + 1;
  });

async function expectFreeChat(page: Page): Promise<void> {
  expect(await getChatButton(page).isVisible()).toBe(true);
  expect(await listCovered(page)).toEqual([]);
  expect(await isEndVisible(page)).toBe(true);
}

describe('the chat button on a phone covers nothing, at any scroll position', () => {
  it.each(['blinds', 'canvas'] as const)('on the page of a product: %s [CHAT-01]', async (category) => {
    const { id } = await fetchProduct(category);
    const page = await openPage(`/product/${id}?width=36&height=48`, { width: PHONE, touch: true });
    await expectFreeChat(page);
  });

  it.each(['/cart', '/checkout'])('on %s [CHAT-01]', async (path) => {
    const { page } = await openAsBuyer(path, { width: PHONE, touch: true });
    await page.locator('[data-bottom-bar]').waitFor();
    await expectFreeChat(page);
  });

  it('on the login page [CHAT-01]', async () => {
    await expectFreeChat(await openPage('/login', { width: PHONE, touch: true }));
  });

  it('has a band that opens the chat in all its width [CHAT-01, CHAT-03]', async () => {
    const page = await openPage('/login', { width: PHONE, touch: true });
    const band = await page.locator('[data-chat-band]').boundingBox();
    if (!band) throw new Error('The band is not visible');
    const opened = page.waitForEvent('popup');
    await page.context().route(/whatsapp/, (route) => route.fulfill({ body: 'The chat.' }));
    await page.touchscreen.tap(band.x + band.width * 0.1, band.y + band.height / 2);
    expect((await opened).url()).toContain('whatsapp');
    const chat = getChatButton(page);
    expect(await chat.getAttribute('aria-label')).toContain((await chat.textContent()) ?? '');
  });

  it.each(['/signup', '/contact', '/inquiry/project', '/inquiry/customization', '/wallpaper', '/'])(
    'on %s [CHAT-01]',
    EXTENDED,
    async (path) => {
      await expectFreeChat(await openPage(path, { width: PHONE, touch: true }));
    },
  );

  it.each(['/profile', '/orders', '/wishlist'])('on %s [CHAT-01]', EXTENDED, async (path) => {
    const { page } = await openAsBuyer(path, { width: PHONE, touch: true });
    await expectFreeChat(page);
  });
});

describe('the chat button on wider screens', () => {
  it.each([1024, 1280, 1440])('stays beside the content, at %i px', async (width) => {
    const { id } = await fetchProduct('blinds');
    const page = await openPage(`/product/${id}`, { width });
    const content = await page.locator('main .container').first().boundingBox();
    const field = await getWidthField(page).boundingBox();
    const chat = await getChatButton(page).boundingBox();
    if (!content || !field || !chat) throw new Error('Content or chat button not visible');
    const gutter = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.querySelector('main .container') ?? document.body).paddingRight),
    );
    expect(chat.x).toBeGreaterThanOrEqual(content.x + content.width - gutter);
    expect(chat.x + chat.width).toBeLessThanOrEqual(width);
    expect(chat.width).toBeGreaterThanOrEqual(24);
  });

  it('has its own band on a tablet [CHAT-01]', EXTENDED, async () => {
    await expectFreeChat(await openPage('/login', { width: TABLET, touch: true }));
  });
});
