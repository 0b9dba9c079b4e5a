import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routeTable } from '#storefront/app/route-table.ts';
import { TOKEN_KEY } from '../pages/account-page.ts';
import { fetchOrders, fillIn, getTitle, openAsBuyer, payWithOutcome } from '../pages/checkout-page.ts';
import { fetchProduct } from '../pages/product-page.ts';
import { getShopAddress, openPage, waitForHydration } from '../support/browser.ts';
import { EXTENDED } from '../support/widths.ts';

declare global {
  interface Window {
    reportViolation: (violation: string) => void;
    injected?: string;
  }
}

/** Records policy violations of this page and later ones in the tab. */
async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => void violations.push(violation));
  const watch = () =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
      window.reportViolation(`${effectiveDirective} ${blockedURI} on ${documentURI}`),
    );
  await page.evaluate(watch);
  await page.addInitScript(watch);
  return violations;
}

/** One URL per route, with a paid order and an existing product. */
async function listUrls(orderId: string): Promise<{ file: string; path: string }[]> {
  const { id } = await fetchProduct('wallpaper');
  const values: Readonly<Record<string, string>> = {
    ':category': 'botanical',
    '/product/:id': id,
    '/orders/:id': orderId,
  };
  return routeTable.map(({ path: pattern, file }) => {
    const name = /:\w+$/.exec(pattern)?.[0] ?? '';
    return { file, path: pattern.replace(/:\w+$/, values[pattern] ?? values[name] ?? 'x') };
  });
}

describe('the content policy', () => {
  it('is not violated by any screen or by a whole payment', {
    timeout: 180_000,
  }, async () => {
    const { page, customer } = await openAsBuyer('/terms', { expected: [/404/] });
    const violations = await recordViolations(page);
    await page.goto('/checkout');
    await fillIn(page);
    await payWithOutcome(page, 'Success');
    await getTitle(page, 'Payment Successful').waitFor();

    const [order] = await fetchOrders(customer);
    const visitedFiles = new Set<string>();
    for (const { file, path } of await listUrls(order?.id ?? '')) {
      if (visitedFiles.has(file)) continue;
      visitedFiles.add(file);
      await page.goto(path);
      await waitForHydration(page);
    }
    expect(visitedFiles.size).toBeGreaterThan(15);
    expect(violations).toEqual([]);
  });

  it('is sent on every route and allows only script files', async () => {
    const { headers } = await fetch(getShopAddress());
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    for (const { path } of await listUrls('00000000-0000-4000-8000-000000000000')) {
      const response = await fetch(getShopAddress() + path, { redirect: 'manual' });
      expect(response.headers.get('content-security-policy'), path).toBe(policy);
      await response.arrayBuffer();
    }
  });

  const expectInlineCodeBlocked = async (path: string) => {
    const page = await openPage(path, { expected: [/Content Security Policy/] });
    const violations = await recordViolations(page);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = "window.injected = 'a script element'";
      const foreign = document.createElement('script');
      foreign.src = 'data:text/javascript,window.injected="a foreign script"';
      const button = document.createElement('button');
      button.setAttribute('onclick', "window.injected = 'an attribute'");
      const link = document.createElement('a');
      link.href = "javascript:window.injected = 'an address'";
      document.body.append(script, foreign, button, link);
      button.click();
      link.click();
    });
    await expect.poll(() => violations.length).toBe(4);
    expect(await page.evaluate(() => window.injected)).toBeUndefined();
  };
  const BLOCKS_INLINE_CODE = 'blocks code injected into %s';
  it.each(['/checkout'])(BLOCKS_INLINE_CODE, expectInlineCodeBlocked);
  it.each(['/', '/contact'])(BLOCKS_INLINE_CODE, EXTENDED, expectInlineCodeBlocked);
});

describe('a token', () => {
  it('is never in server-rendered HTML or in a URL [D-27]', async () => {
    const { page, customer } = await openAsBuyer('/profile');
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    for (const path of ['/orders', '/profile', '/cart']) {
      await page.goto(path);
      await waitForHydration(page);
      const headers = { authorization: `Bearer ${customer.token}`, cookie: `${TOKEN_KEY}=${customer.token}` };
      const html = await (await fetch(getShopAddress() + path, { headers })).text();
      expect(html).not.toContain(customer.token);
      expect(html).not.toContain(customer.email);
    }
    expect(requestedUrls.filter((url) => url.includes(customer.token))).toEqual([]);
  });
});
