import { describe, expect, it } from 'vitest';
import { type PageGuard, pagePatterns } from '#contract/paths.ts';
import { notFoundScreen, routeTable, screens } from '#storefront/app/route-table.ts';
import { filesBelow } from './source-tree.ts';

/** The specification's route table with guards. */
const STATED: readonly (readonly [string, PageGuard])[] = [
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
  ['/login', 'signedOutOnly'],
  ['/signup', 'signedOutOnly'],
  ['/profile', 'token'],
  ['/wishlist', 'token'],
  ['/orders', 'token'],
  ['/orders/:id', 'token'],
];

/** Linked by the specification but not in its table. */
const LINKED: readonly (readonly [string, PageGuard])[] = [
  ['/product', 'none'],
  ['/products/all', 'none'],
  ['/account', 'token'],
  ['/user/tracking', 'token'],
];

/** Shown by the error boundary instead of a page, and by the development server alone. */
const NO_ROUTE = [
  'src/storefront/routes/errors/error-page.tsx',
  'src/storefront/routes/ui-gallery/ui-gallery-page.tsx',
];

const sorted = (rows: readonly (readonly [string, PageGuard])[]) => rows.map((row) => row.join(' ')).sort();

describe('the route table', () => {
  it("has exactly the specification's paths with their guards [SUB-02, GEN-10, ROUTE-27, D-06]", () => {
    const rows = pagePatterns.map(({ pattern, guard }) => [pattern, guard] as const);
    expect(sorted(rows)).toEqual(sorted([...STATED, ...LINKED]));
  });

  it('has screens only for its own paths', () => {
    expect(routeTable.map(({ pattern }) => pattern)).toEqual(pagePatterns.map(({ pattern }) => pattern));
    expect(Object.keys(screens).filter((path) => !pagePatterns.some(({ pattern }) => pattern === path))).toEqual([]);
  });

  it('refers to each file of the pages folder exactly once', () => {
    const named = [...Object.values(screens), notFoundScreen].map(({ file }) => `src/storefront/routes/${file}.tsx`);
    const there = filesBelow('src/storefront/routes').filter((path) => path.endsWith('-page.tsx'));
    expect([...new Set(named)].filter((path) => !there.includes(path))).toEqual([]);
    expect(there.filter((path) => !named.includes(path) && !NO_ROUTE.includes(path))).toEqual([]);
  });
});
