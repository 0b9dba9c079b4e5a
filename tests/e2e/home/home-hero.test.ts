import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, openPage, PHONE, TABLET } from '../support/browser.ts';
import { resize } from '../support/widths.ts';

const getHeadline = (page: Page) => page.getByRole('heading', { level: 1, name: 'Elevate Your Space' });
const getShopNowLink = (page: Page) => page.locator('main section').first().getByRole('link').first();

type HeroLayout = { minHeightShare: number; widthShare: number; imageShare: number; overlayCovers: boolean };

/** Measures the hero section against the window, and its image overlay. */
const measureHero = (page: Page): Promise<HeroLayout> =>
  getHeadline(page).evaluate((title) => {
    const hero = title.closest('section') ?? title;
    const box = hero.getBoundingClientRect();
    const image = hero.querySelector('img')?.getBoundingClientRect();
    const layers = [hero, ...hero.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => ({ element, style: getComputedStyle(element, pseudo) })),
    );
    const covers = ({ element, style }: (typeof layers)[number]) => {
      const over = element.getBoundingClientRect();
      return style.backgroundImage.includes('gradient') && over.width >= box.width && over.height >= box.height - 1;
    };
    return {
      minHeightShare: Number.parseFloat(getComputedStyle(hero).minHeight) / window.innerHeight,
      widthShare: box.width / document.documentElement.clientWidth,
      imageShare: (image?.width ?? 0) / box.width,
      overlayCovers: layers.some(covers),
    };
  });

type Animation = {
  target: 'image' | 'headline' | 'subtitle' | 'button' | 'other';
  from: { transform: string; opacity: string };
  to: { transform: string; opacity: string };
  durationMs: number;
  delayMs: number;
};

/** The running animations of the hero, by what they move. */
const listAnimations = (page: Page): Promise<Animation[]> =>
  getHeadline(page).evaluate((title) => {
    const hero = title.closest('section') ?? title;
    const nameTarget = (target: Element | null): Animation['target'] => {
      if (target === null) return 'other';
      if (target.matches('img, :has(img)')) return 'image';
      if (target.matches('h1')) return 'headline';
      if (target.matches('p')) return 'subtitle';
      return target.matches('a, :has(a)') ? 'button' : 'other';
    };
    const readFrame = (frame: ComputedKeyframe | undefined) => ({
      transform: String(frame?.transform),
      opacity: String(frame?.opacity),
    });
    return hero.getAnimations({ subtree: true }).flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const frames = effect.getKeyframes();
      const { duration, delay = 0 } = effect.getTiming();
      return [
        {
          target: nameTarget(effect.target),
          from: readFrame(frames[0]),
          to: readFrame(frames.at(-1)),
          durationMs: Number(duration),
          delayMs: delay,
        },
      ];
    });
  });

const parseNumber = (transform: string) => Number(/-?[\d.]+/.exec(transform)?.[0]);

describe('the home page hero', () => {
  it('greets visitors who are not signed in [HOME-01, HOME-02, ROUTE-01]', async () => {
    const page = await openPage('/');
    expect(await getHeadline(page).isVisible()).toBe(true);
    expect(page.url()).toMatch(/\/$/);
  });

  it('links to wallpapers [HOME-03]', async () => {
    const page = await openPage('/');
    await getShopNowLink(page).click();
    await page.waitForURL('**/wallpaper');
  });

  it('has the specified height on phone, tablet and desktop, with a full-width image under a dark gradient [HERO-01, HERO-04, HERO-05, HERO-07]', async () => {
    const page = await openPage('/', { reducedMotion: true });
    for (const [width, share] of [
      [PHONE, 0.6],
      [TABLET, 0.7],
      [DESKTOP, 1],
    ] as const) {
      await resize(page, width);
      await expect.poll(async () => (await measureHero(page)).minHeightShare).toBeCloseTo(share, 2);
      const layout = await measureHero(page);
      expect(layout.widthShare).toBeCloseTo(1, 2);
      expect(layout.imageShare).toBeGreaterThanOrEqual(0.999);
      expect(layout.overlayCovers).toBe(true);
    }
  });

  it('scales the image from 1.1 to 1 over 8 seconds [HERO-03]', async () => {
    const page = await openPage('/', { reducedMotion: false });
    const [zoom, ...more] = (await listAnimations(page)).filter(({ target }) => target === 'image');
    expect(more).toEqual([]);
    expect(parseNumber(zoom?.from.transform ?? '')).toBeCloseTo(1.1);
    expect(parseNumber(zoom?.to.transform ?? '')).toBeCloseTo(1);
    expect(zoom?.durationMs).toBe(8000);
  });

  it.each([
    ['headline', 200, 'HERO-08'],
    ['subtitle', 400, 'HERO-09'],
    ['button', 600, 'HERO-10'],
  ])('fades in and raises the %s over 0.8 s after %i ms [%s]', async (part, delayMs) => {
    const page = await openPage('/', { reducedMotion: false });
    const [entrance, ...more] = (await listAnimations(page)).filter(({ target }) => target === part);
    expect(more).toEqual([]);
    expect(entrance).toMatchObject({ durationMs: 800, delayMs, from: { opacity: '0' }, to: { opacity: '1' } });
    expect(parseNumber(entrance?.from.transform ?? ''), 'starts below its place').toBeGreaterThan(0);
    expect(entrance?.to.transform).toBe('none');
  });

  it('does not animate with reduced motion [D-17]', async () => {
    const page = await openPage('/', { reducedMotion: true });
    expect(await listAnimations(page)).toEqual([]);
    expect(await getHeadline(page).evaluate((title) => getComputedStyle(title).opacity)).toBe('1');
  });

  it('has an orange button [HERO-13]', async () => {
    const page = await openPage('/', { reducedMotion: true });
    const colour = await getShopNowLink(page).evaluate((button) => getComputedStyle(button).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const hue = (60 * (green - blue)) / (red - blue);
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
    expect(hue).toBeGreaterThan(14);
    expect(hue).toBeLessThan(45);
  });
});
