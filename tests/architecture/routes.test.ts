import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { buildRobotsText } from '#server/modules/seo/robots.ts';
import { buildSitemapXml } from '#server/modules/seo/sitemap.ts';
import { notFoundRoute, routeTable } from '#storefront/app/route-table.ts';
import type { Guard } from '#storefront/routes/route.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { listFiles } from './source-tree.ts';

type PathWithGuard = readonly [string, Guard | 'none'];

/** The required routes with their guards (ROUTE). */
const SPECIFIED: readonly PathWithGuard[] = [
  ['/', 'none'],
  ['/wallpaper', 'none'],
  ['/wallpaper/:category', 'none'],
  ['/curtains', 'none'],
  ['/curtains/:category', 'none'],
  ['/blinds', 'none'],
  ['/blinds/:category', 'none'],
  ['/canvas', 'none'],
  ['/canvas/:category', 'none'],
  ['/fabrics', 'none'],
  ['/fabrics/:category', 'none'],
  ['/contact', 'none'],
  ['/inquiry/project', 'none'],
  ['/inquiry/customization', 'none'],
  ['/product/:id', 'none'],
  ['/cart', 'none'],
  ['/checkout', 'none'],
  ['/payment-success', 'none'],
  ['/payment-failure', 'none'],
  ['/cashfree-return', 'none'],
  ['/returnpolicy', 'none'],
  ['/terms', 'none'],
  ['/privacypolicy', 'none'],
  ['/login', 'signedOut'],
  ['/signup', 'signedOut'],
  ['/profile', 'signedIn'],
  ['/wishlist', 'signedIn'],
  ['/orders', 'signedIn'],
  ['/orders/:id', 'signedIn'],
];

/** Linked pages outside the table of public and protected routes (D-02, D-39, Q-02, Q-03, Q-09). */
const LINKED: readonly PathWithGuard[] = [
  ['/product', 'none'],
  ['/products/all', 'none'],
  ['/account', 'signedIn'],
  ['/forgot', 'none'],
  ['/reset', 'none'],
  ['/confirm-email', 'none'],
  ['/profile/security', 'signedIn'],
  ['/user/tracking', 'signedIn'],
  ['/profile/data', 'signedIn'],
  ['/profile/data/copy', 'signedIn'],
  ['/verify-email', 'none'],
  ['/unsubscribe', 'none'],
  ['/unsubscribed', 'none'],
  ['/ticket', 'none'],
];

const PAGES_WITHOUT_ROUTE = [
  // The error boundary shows it instead of a page.
  'src/storefront/routes/errors/error-page.tsx',
  // Served at any address while too many pages are being rendered.
  'src/storefront/routes/errors/busy-page.tsx',
  // Served only by the development server.
  'src/storefront/routes/ui-gallery/ui-gallery-page.tsx',
];

const ORIGIN = 'https://shop.example';
const robotsLines = buildRobotsText(ORIGIN).split('\n');

const toSortedLines = (routes: readonly PathWithGuard[]) => routes.map((route) => route.join(' ')).sort();

describe('the route table', () => {
  it('has exactly the required paths with their guards [SUB-02, GEN-10, ROUTE-27, D-06]', () => {
    const routes = routeTable.map((route): PathWithGuard => [route.path, route.guard ?? 'none']);
    expect(toSortedLines(routes)).toEqual(toSortedLines([...SPECIFIED, ...LINKED]));
  });

  it('matches every address that `paths` builds', () => {
    const built = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('wallpaper', 'x')));
    const toRegExp = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
    const isRouted = (address: string) =>
      routeTable.some(({ path }) => toRegExp(path).test(address.replace(/\?.*/, '')));
    expect(built.filter((address) => !isRouted(address))).toEqual([]);
  });

  it('keeps crawlers off every page behind the login', () => {
    const guarded = routeTable.filter(({ guard }) => guard === 'signedIn').map(({ path }) => path.replace(/:.*$/, ''));
    expect(guarded.filter((path) => !robotsLines.includes(`Disallow: ${path}`))).toEqual([]);
  });

  it('has every public page without parameters in the sitemap', () => {
    const products = CATEGORY_KEYS.map((category) => createSampleProduct(category, { category }));
    const sitemap = buildSitemapXml(products, ORIGIN);
    const publicPaths = routeTable
      .filter(({ path, guard, query }) => guard === undefined && !path.includes(':') && query !== 'productId')
      .map(({ path }) => path)
      .filter((path) => !robotsLines.includes(`Disallow: ${path}`));
    expect(publicPaths.filter((path) => !sitemap.includes(`<loc>${ORIGIN}${path}</loc>`))).toEqual([]);
  });

  it('refers only to existing files and leaves no page out', () => {
    const routeFiles = [...routeTable, notFoundRoute].map(({ file }) => `src/storefront/${file}.tsx`);
    const files = listFiles('src/storefront');
    expect(routeFiles.filter((path) => !files.includes(path))).toEqual([]);
    const pages = files.filter((path) => /\/routes\/.*-page\.tsx$/.test(path));
    expect(pages.filter((path) => !routeFiles.includes(path) && !PAGES_WITHOUT_ROUTE.includes(path))).toEqual([]);
  });
});
