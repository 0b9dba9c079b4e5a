import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assetsOf, BROWSER_BOOT, BROWSER_ENTRY, type WebManifest } from '#server/rendering/web-manifest.ts';
import { notFoundScreen, screens } from '#storefront/app/routes.tsx';
import { openPage, PHONE } from './browser.ts';

const CLIENT = join('dist', 'client');
const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8')) as WebManifest;

/** Kilobytes of JavaScript, brotli, that the first visit to a page may load. Lower them when a page gets lighter. */
const LIMITS: Readonly<Record<string, number>> = { 'product-page': 125, 'home-page': 114, 'order-page': 115 };
const LIMIT = 112;

const files = [...new Set([...Object.values(screens), notFoundScreen].map(({ file }) => file))];
const kilobytesOf = (script: string) => statSync(join(CLIENT, `${script}.br`)).size / 1000;
const scriptsOf = (file: string) =>
  assetsOf(manifest, [BROWSER_BOOT, BROWSER_ENTRY, `src/storefront/routes/${file}.tsx`]).scripts;

describe('the first visit to a page', () => {
  it.each(files)('%s stays within its budget of JavaScript', (file) => {
    const kilobytes = scriptsOf(file).reduce((sum, script) => sum + kilobytesOf(script), 0);
    expect(kilobytes).toBeLessThan(LIMITS[file] ?? LIMIT);
    expect(scriptsOf(file).length).toBeLessThanOrEqual(17);
  });

  it.each([
    ['/', 'home-page'],
    ['/wallpaper', 'category-page'],
    ['/products/all', 'all-products-page'],
    ['/contact', 'contact-page'],
  ])(
    '%s loads the scripts that its document lists, after everything of the first view, and no other',
    async (path, file) => {
      const page = await openPage(path, { width: PHONE, reducedMotion: false });
      const { loadedAt, scripts } = await page.evaluate(() => ({
        loadedAt: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
        scripts: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
      }));
      expect(new Set(scripts.map((script) => script.path))).toEqual(new Set(scriptsOf(file)));
      const entry = scripts.find((script) => script.path === `/${manifest[BROWSER_ENTRY]?.file}`);
      expect(entry?.startTime).toBeGreaterThanOrEqual(Math.min(loadedAt, 2000));
    },
  );
});
