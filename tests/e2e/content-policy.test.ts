import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pagePatterns } from '#contract/paths.ts';
import { screens } from '#storefront/app/route-table.ts';
import { TOKEN_KEY } from './pages/account-page.ts';
import { fetchOrders, fillIn, payWith, title, visitAs } from './pages/checkout-page.ts';
import { fetchProduct } from './pages/product-page.ts';
import { hydrated, openPage, shopAddress } from './support/browser.ts';
import { EXTENDED } from './support/widths.ts';

declare global {
  interface Window {
    policyBroken: (what: string) => void;
    injected?: string;
  }
}

/** Every breach of the policy in this page and all that follow it in the tab. */
async function watchPolicy(page: Page): Promise<string[]> {
  const breaches: string[] = [];
  await page.exposeFunction('policyBroken', (what: string) => void breaches.push(what));
  const watch = () =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
      window.policyBroken(`${effectiveDirective} ${blockedURI} on ${documentURI}`),
    );
  await page.evaluate(watch);
  await page.addInitScript(watch);
  return breaches;
}

/** One address of every pattern; the values of a paid order and of a product that is sold. */
async function addresses(orderId: string): Promise<{ pattern: string; path: string }[]> {
  const { id } = await fetchProduct('wallpaper');
  const value: Readonly<Record<string, string>> = {
    ':category': 'botanical',
    '/product/:id': id,
    '/orders/:id': orderId,
  };
  return pagePatterns.map(({ pattern }) => {
    const name = /:\w+$/.exec(pattern)?.[0] ?? '';
    return { pattern, path: pattern.replace(/:\w+$/, value[pattern] ?? value[name] ?? 'x') };
  });
}

describe('the content policy', () => {
  it('is not violated by any screen or by a whole payment', {
    timeout: 180_000,
  }, async () => {
    const { page, customer } = await visitAs('/terms', { expected: [/404/] });
    const breaches = await watchPolicy(page);
    await page.goto('/checkout');
    await fillIn(page);
    await payWith(page, 'Success');
    await title(page, 'Payment Successful').waitFor();

    const [order] = await fetchOrders(customer);
    const seen = new Set<string>();
    for (const { pattern, path } of await addresses(order?.id ?? '')) {
      const file = screens[pattern]?.file ?? pattern;
      if (seen.has(file)) continue;
      seen.add(file);
      await page.goto(path);
      await hydrated(page);
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(breaches).toEqual([]);
  });

  it('is sent on every route and allows only script files', async () => {
    const { headers } = await fetch(shopAddress());
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    for (const { path } of await addresses('00000000-0000-4000-8000-000000000000')) {
      const answer = await fetch(shopAddress() + path, { redirect: 'manual' });
      expect(answer.headers.get('content-security-policy'), path).toBe(policy);
      await answer.arrayBuffer();
    }
  });

  const expectNothingToRun = async (path: string) => {
    const page = await openPage(path, { expected: [/Content Security Policy/] });
    const breaches = await watchPolicy(page);
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
    await expect.poll(() => breaches.length).toBe(4);
    expect(await page.evaluate(() => window.injected)).toBeUndefined();
  };
  const LETS_NOTHING_RUN = 'lets nothing run on %s that was put into the page';
  it.each(['/checkout'])(LETS_NOTHING_RUN, expectNothingToRun);
  it.each(['/', '/contact'])(LETS_NOTHING_RUN, EXTENDED, expectNothingToRun);
});

describe('a token', () => {
  it('is never in server-rendered HTML or in a URL [D-27]', async () => {
    const { page, customer } = await visitAs('/profile');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const path of ['/orders', '/profile', '/cart']) {
      await page.goto(path);
      await hydrated(page);
      const headers = { authorization: `Bearer ${customer.token}`, cookie: `${TOKEN_KEY}=${customer.token}` };
      const html = await (await fetch(shopAddress() + path, { headers })).text();
      expect(html).not.toContain(customer.token);
      expect(html).not.toContain(customer.email);
    }
    expect(asked.filter((url) => url.includes(customer.token))).toEqual([]);
  });
});
