import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getDots, getSlider, readCurrentDot } from '../pages/home-page.ts';
import { openPage, PHONE, stopClock } from '../support/browser.ts';
import { EXTENDED } from '../support/widths.ts';

/** The visible slide, once scrolling has stopped. */
const findVisibleSlide = (page: Page) =>
  getSlider(page).evaluate((region) => {
    const middle = region.getBoundingClientRect().width / 2;
    const slides = [...region.querySelectorAll('[aria-roledescription="slide"]')];
    const shown = slides.find((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left <= middle && right >= middle;
    });
    return shown?.getAttribute('aria-label') ?? '';
  });

const SLOW = { ...EXTENDED, timeout: 180_000 };
const STEPS_PER_SLIDE = 6;

/** Groups equal neighbours. */
function countRuns(dots: readonly string[]): { dot: string; steps: number }[] {
  const runs: { dot: string; steps: number }[] = [];
  for (const dot of dots) {
    const last = runs.at(-1);
    if (last?.dot === dot) last.steps += 1;
    else runs.push({ dot, steps: 1 });
  }
  return runs;
}

/** Lets the slider rotate on a page whose main thread is this many times slower, like that of a cheap phone. */
async function checkRotation(slowdown: number): Promise<void> {
  const page = await openPage('/', { width: PHONE, hasOwnClock: true, reducedMotion: false });
  await getSlider(page).scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await stopClock(page);
  await getDots(page).nth(3).click();
  // Playwright may scroll to click.
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.move(0, 0);
  // Autoplay restarts only without hover and focus.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const dots: string[] = [];
  for (let step = 0; step < 3.5 * STEPS_PER_SLIDE; step += 1) {
    await page.clock.runFor(3000 / STEPS_PER_SLIDE);
    dots.push((await readCurrentDot(page)) ?? 'none');
  }
  const runs = countRuns(dots);
  const inOrder = ['Slide 4: Kids Series', 'Slide 5: Minimal', 'Slide 1: Bahaara', 'Slide 2: Enchanted'];
  expect(runs.map(({ dot }) => dot)).toEqual(inOrder.slice(0, runs.length));
  // A timer may start a step late, because React renders in real time.
  const steps = runs.slice(0, -1).map((run) => run.steps);
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(STEPS_PER_SLIDE - 1);
  expect(Math.max(...steps)).toBeLessThanOrEqual(STEPS_PER_SLIDE * 1.5);
  const shownNumber = dots.at(-1)?.match(/\d/)?.[0];
  await expect.poll(() => findVisibleSlide(page)).toMatch(new RegExp(`^${shownNumber} of 5`));
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
}

const COLLECTIONS = [
  ['Bahaara', '/wallpaper/bahaara'],
  ['Enchanted', '/wallpaper/enchanted'],
  ['Indian Motifs', '/wallpaper/indian-motifs'],
  ['Kids Series', '/wallpaper/kids'],
  ['Minimal', '/wallpaper/minimal'],
] as const;

describe('the collection slider', () => {
  it('has five slides with their links and five dots [HOME-09, HOME-10, HOME-11, HOME-12]', async () => {
    const page = await openPage('/', { reducedMotion: true });
    const links = await getSlider(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual(COLLECTIONS);
    expect(await getDots(page).count()).toBe(5);
    expect(await readCurrentDot(page)).toBe('Slide 1: Bahaara');
  });

  it('links each slide to a collection with products [HOME-34, HOME-14, Q-20]', async () => {
    const page = await openPage('/', { reducedMotion: true });
    for (const [label, path] of COLLECTIONS) {
      await getSlider(page).getByRole('link', { name: label }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${path}`);
      await page.getByRole('main').getByRole('article').first().waitFor();
      await page.goBack();
      await getSlider(page).waitFor();
    }
  });

  it('advances every 3 seconds without scrolling the page [HOME-07, HOME-08]', () => checkRotation(1));

  it.each([6, 20])('advances every 3 seconds on a phone %i times slower [HOME-07, HOME-08]', SLOW, checkRotation);

  it('jumps to the slide of the selected dot', async () => {
    const page = await openPage('/', { reducedMotion: true });
    await getDots(page).nth(2).click();
    await expect.poll(() => findVisibleSlide(page)).toMatch(/^3 of 5: Indian Motifs/);
    expect(await readCurrentDot(page)).toBe('Slide 3: Indian Motifs');
  });

  it('has a visible pause button, and does not autoplay with reduced motion [D-17]', async () => {
    const moving = await openPage('/', { hasOwnClock: true, reducedMotion: false });
    const pause = getSlider(moving).getByRole('button', { name: 'Pause slides' });
    await pause.click();
    expect(await getSlider(moving).getByRole('button', { name: 'Play slides' }).isVisible()).toBe(true);
    const still = await openPage('/', { hasOwnClock: true, reducedMotion: true });
    expect(await getSlider(still).getByRole('button', { name: 'Play slides' }).isVisible()).toBe(true);
    for (const page of [moving, still]) await stopClock(page);
    const before = await Promise.all([readCurrentDot(moving), readCurrentDot(still)]);
    for (const page of [moving, still]) await page.clock.runFor(3500);
    expect(await Promise.all([readCurrentDot(moving), readCurrentDot(still)])).toEqual(before);
  });

  it('follows a swipe on a phone', async () => {
    const page = await openPage('/', { width: PHONE, touch: true, reducedMotion: true });
    await getSlider(page).evaluate((region) => {
      const strip = region.querySelector('[aria-roledescription="slide"]')?.parentElement;
      strip?.scrollTo({ left: strip.clientWidth, behavior: 'instant' });
    });
    await expect.poll(() => readCurrentDot(page)).toBe('Slide 2: Enchanted');
  });
});
