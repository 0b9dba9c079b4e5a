import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getCards } from '../pages/browse-page.ts';
import { openProductSignedIn, openSignedIn } from '../pages/cart-page.ts';
import { getHeader } from '../pages/page-shell.ts';
import { fetchProduct } from '../pages/product-page.ts';
import { openPage, waitForHydration } from '../support/browser.ts';
import { EXTENDED } from '../support/widths.ts';

const ROLES: Readonly<Record<string, () => Promise<Page>>> = {
  visitor: () => openPage('/'),
  customer: () => openSignedIn('/'),
};

describe('browsing', () => {
  describe.each(Object.keys(ROLES))('is open to everyone', (role) => {
    // Other tests cover visitors.
    it(
      `also for a ${role}, who sees categories, listings and products [ROLE-01]`,
      role === 'visitor' ? EXTENDED : {},
      async () => {
        const page = (await ROLES[role]?.()) as Page;
        const { id, title } = await fetchProduct('wallpaper');
        const account = getHeader(page).locator(role === 'customer' ? 'a[href="/profile"]' : 'a[href="/login"]');
        await account.filter({ visible: true }).waitFor();
        for (const path of ['/wallpaper', '/wallpaper/indian-motifs', '/products/all']) {
          await page.goto(path);
          await waitForHydration(page);
          expect(await getCards(page).count(), path).toBeGreaterThan(0);
        }
        await page.goto(`/product/${id}`);
        await waitForHydration(page);
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      },
    );
  });
});

it("a customer's wishlist requests carry the token [ROLE-04]", async () => {
  const { page } = await openProductSignedIn('wallpaper');
  const headers: [string, string | undefined][] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/Wishlist')) headers.push([request.method(), request.headers().authorization]);
  });
  await page.reload();
  await waitForHydration(page);
  const like = page.getByRole('button', { name: 'Like' });
  for (const [method, pressed] of [
    ['POST', 'true'],
    ['DELETE', 'false'],
  ]) {
    // A click while the last one is being saved is ignored.
    const saved = page.waitForResponse((response) => response.request().method() === method);
    await like.click();
    await saved;
    await expect.poll(() => like.getAttribute('aria-pressed'), { timeout: 20_000 }).toBe(pressed);
  }
  await expect.poll(() => new Set(headers.map(([method]) => method))).toEqual(new Set(['GET', 'POST', 'DELETE']));
  expect(headers.filter(([, authorization]) => !/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/.test(authorization ?? ''))).toEqual(
    [],
  );
});
