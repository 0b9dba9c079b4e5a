import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './accessibility.ts';
import { openPage, PHONE, WIDTHS } from './browser.ts';
import { cardTitles, categories, featured, look, slider, tab } from './home-parts.ts';

describe('the home page as a whole', () => {
  it.each(WIDTHS)('reads from top to bottom without JavaScript at %i px', async (width) => {
    const page = await openPage('/', { width, javaScript: false });
    expect(await categories(page).getByRole('link').count()).toBe(4);
    expect(await slider(page).getByRole('link').count()).toBe(5);
    // All four, although script is what turns pages elsewhere.
    expect(await cardTitles(page)).toHaveLength(4);
    expect(await featured(page).locator('a[href="/wallpaper"]').isVisible()).toBe(true);
    expect(await look(page).getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/products/all');
    const strip = slider(page).locator('[aria-roledescription="slide"]').first().locator('xpath=..');
    expect(await strip.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
  });

  it.each(WIDTHS)('does not shift while it loads, and is no wider than a window of %i px', async (width) => {
    const page = await openPage('/', { width });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThan(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('keeps every card that the server sent: nothing is drawn anew when script arrives', async () => {
    const page = await openPage('/', { width: PHONE });
    const drawnAnew = await page.evaluate(() =>
      [...document.querySelectorAll('main section, main article, main li')].filter(
        (part) => !window.servedElements.has(part),
      ),
    );
    expect(drawnAnew).toEqual([]);
  });

  it('axe finds nothing in a tab of loaded products', async () => {
    const page = await openPage('/', { reducedMotion: true });
    await tab(page, 'Canvas').click();
    await expectNoAxeViolations(page);
  });
});
