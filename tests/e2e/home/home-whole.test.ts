import { describe, expect, it } from 'vitest';
import { getCategories, getFeatured, getLookSection, getSlider, getTab, readCardTitles } from '../pages/home-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { openPage, PHONE, WIDTHS, waitForHydration } from '../support/browser.ts';
import { itAtWidths } from '../support/widths.ts';

type Shift = { share: number; startTime: number; moved: string[] };

const FONT = /\.woff2/;
/** The "good" thresholds of Web Vitals. */
const MAX_SHIFT = 0.1;
const sumShifts = (shifts: readonly Shift[]): number => shifts.reduce((sum, { share }) => sum + share, 0);

/** Runs in the page: returns all layout shifts and their elements. */
const collectLayoutShifts = (): Promise<Shift[]> =>
  new Promise((resolve) => {
    type Entry = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
    const shifts: Shift[] = [];
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Entry[]) {
        shifts.push({ share: value, startTime, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // Twice, so the observer delivers its buffered entries first.
    setTimeout(() => setTimeout(() => resolve(shifts), 100), 100);
  });

describe('the home page as a whole', () => {
  itAtWidths(WIDTHS, 'reads from top to bottom without JavaScript at %i px', async (width) => {
    const page = await openPage('/', { width, javaScript: false });
    expect(await getCategories(page).getByRole('link').count()).toBe(4);
    expect(await getSlider(page).getByRole('link').count()).toBe(5);
    // All four: pagination needs script.
    expect(await readCardTitles(page)).toHaveLength(4);
    expect(await getFeatured(page).locator('a[href="/wallpaper"]').isVisible()).toBe(true);
    expect(await getLookSection(page).getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe(
      '/products/all',
    );
    const strip = getSlider(page).locator('[aria-roledescription="slide"]').first().locator('xpath=..');
    expect(await strip.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
  });

  itAtWidths(WIDTHS, 'does not shift while it loads, and is no wider than a window of %i px', async (width) => {
    const page = await openPage('/', { width, reducedMotion: false, expected: [FONT] });
    // On a slow machine fonts load late and lines may wrap differently.
    expect(sumShifts(await page.evaluate(collectLayoutShifts))).toBeLessThan(MAX_SHIFT);
    await page.route(FONT, (route) => route.abort());
    await page.reload();
    await waitForHydration(page);
    expect((await page.evaluate(collectLayoutShifts)).filter(({ share }) => share >= 0.01)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('keeps every server-rendered card: hydration re-creates nothing', async () => {
    const page = await openPage('/', { width: PHONE, reducedMotion: false });
    const drawnAnew = await page.evaluate(() =>
      [...document.querySelectorAll('main section, main article, main li')].filter(
        (part) => !window.servedElements.has(part),
      ),
    );
    expect(drawnAnew).toEqual([]);
  });

  it('has no axe violations in a tab of loaded products', async () => {
    const page = await openPage('/', { reducedMotion: true });
    await getTab(page, 'Canvas').click();
    await expectNoAxeViolations(page);
  });
});
