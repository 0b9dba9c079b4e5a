import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BROWSER_BOOT, BROWSER_ENTRY, collectAssets, type ViteManifest } from '#server/rendering/vite-manifest.ts';
import { notFoundRoute, routeTable } from '#storefront/app/route-table.ts';
import { logIn } from '../pages/account-page.ts';
import { openPage, PHONE } from '../support/browser.ts';

const CLIENT = join('dist', 'client');
const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8')) as ViteManifest;

/** Maximum kilobytes of brotli JavaScript on the first visit: the figure rounded up. Lower them when a page gets lighter. */
const LIMIT = 111;
/** Pages with a form also load the form system (decision 016). */
const FORM_LIMIT = 119;
const LIMITS: Readonly<Record<string, number>> = {
  'routes/catalogue/listing-page': 112,
  'routes/product/product-page': 122,
  'routes/cart/cart-page': 112,
  'routes/checkout/checkout-page': 127,
  'routes/orders/order-page': 113,
  'routes/account/auth-page': FORM_LIMIT,
  'routes/account/forgot-password-page': FORM_LIMIT,
  'routes/account/reset-password-page': FORM_LIMIT,
  'routes/account/security-page': FORM_LIMIT,
  'routes/account/profile-page': 120,
  'routes/inquiries/contact-page': FORM_LIMIT,
  'routes/inquiries/project-inquiry-page': FORM_LIMIT,
  'routes/inquiries/customization-inquiry-page': FORM_LIMIT,
  'routes/inquiries/ticket-page': FORM_LIMIT,
};

const files = [...new Set([...routeTable, notFoundRoute].map(({ file }) => file))];
const getKilobytes = (script: string) => statSync(join(CLIENT, `${script}.br`)).size / 1000;
const findScripts = (file: string) =>
  collectAssets(manifest, [BROWSER_BOOT, BROWSER_ENTRY, `src/storefront/${file}.tsx`]).scripts;

describe('the first page load', () => {
  it.each(files)('%s stays within its JavaScript budget', (file) => {
    const kilobytes = findScripts(file).reduce((sum, script) => sum + getKilobytes(script), 0);
    expect(kilobytes).toBeLessThan(LIMITS[file] ?? LIMIT);
    expect(findScripts(file).length).toBeLessThanOrEqual(17);
  });

  it.each([
    ['/', 'routes/home/home-page'],
    ['/wallpaper', 'routes/catalogue/category-page'],
    ['/products/all', 'routes/catalogue/all-products-page'],
    ['/contact', 'routes/inquiries/contact-page'],
  ])('%s loads only the scripts its document lists, after styles and fonts', async (path, file) => {
    const page = await openPage(path, { width: PHONE, reducedMotion: false });
    const resources = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    );
    const scripts = resources.filter((resource) => resource.path.endsWith('.js'));
    const stylesAndFonts = resources.filter((resource) => /\.(css|woff2)$/.test(resource.path));
    expect(new Set(scripts.map((script) => script.path))).toEqual(new Set(findScripts(file)));
    const entry = scripts.find((script) => script.path === `/${manifest[BROWSER_ENTRY]?.file}`);
    expect(entry?.startTime).toBeGreaterThan(Math.max(...stylesAndFonts.map(({ startTime }) => startTime)));
  });

  it('is enough to call the API when no further script arrives', async () => {
    const page = await openPage('/login', { expected: [/status of 401/, /^response 401/, /ERR_FAILED/] });
    await page.route('**/*.js', (route) => route.abort());
    const response = page.waitForResponse('**/api/Account/**');
    await logIn(page, 'nobody@example.in');
    expect((await response).status()).toBe(401);
  });
});
