import { describe, expect, it } from 'vitest';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { findDeadLinks, findHiddenHomeEntries, followMovedLinks, listHomeLinks } from './home-targets.ts';
import { shippedHome } from './shipped/shipped-home.ts';

const products = [
  createSampleProduct('vine', { subCategory: 'Indian Motifs' }),
  createSampleProduct('satin', { category: 'fabrics', subCategory: 'Silk & Satin' }),
];

it.each([
  ['/wallpaper', true],
  ['/wallpaper/indian-motifs', true],
  ['/wallpaper/kids', false],
  ['/fabrics/silk-%26-satin?sort=name', true],
  ['/wallpaper/100%-cotton', false],
  ['/wallpaper/indian-motifs/anything', false],
  ['/wallpaper/indian-motifs/', true],
  ['/blinds', false],
  ['/blinds/indian-motifs', false],
  ['/product/vine', true],
  ['/product/gone', false],
  ['/products/all', true],
  ['/contact', true],
  ['/no-such-page', false],
  ['https://example.com/wallpaper', true],
  ['#', true],
])('finds out whether %s leads to a product or a page: %s [D-35]', (link, isAlive) => {
  expect(findDeadLinks([link], products)).toEqual(isAlive ? [] : [link]);
});

it('names what the home page leaves out and why [D-35]', () => {
  const home = {
    ...shippedHome,
    tabs: { ...shippedHome.tabs, wallpaper: ['vine', 'gone'], blinds: ['vine'] },
    look: { ...shippedHome.look, spots: shippedHome.look.spots.slice(0, 1) },
  };
  const list = (isSample: boolean) =>
    findHiddenHomeEntries(home, { products, isSample }).map(({ what, why }) => `${what}: ${why}`);
  expect(list(true)).toEqual([
    'Tile ‘Blinds’: /blinds leads to no product or page',
    'Tile ‘Curtains’: /curtains leads to no product or page',
    'Tile ‘Canvas’: /canvas leads to no product or page',
    'Slide ‘Bahaara’: /wallpaper/bahaara leads to no product or page',
    'Slide ‘Enchanted’: /wallpaper/enchanted leads to no product or page',
    'Slide ‘Kids Series’: /wallpaper/kids leads to no product or page',
    'Slide ‘Minimal’: /wallpaper/minimal leads to no product or page',
    'Wallpaper tab, product 2: is not on sale in this category',
    'Blinds tab, product 1: is not on sale in this category',
  ]);
  expect(list(false).at(-1)).toMatch(/^Shop by Look, ‘.+’: a sample of the demo, which nobody can buy$/);
});

it('ignores a hero’s button without a label, which no page shows [D-35]', () => {
  const home = { ...shippedHome, hero: { ...shippedHome.hero, ctaLabel: '  ', ctaHref: '/gone' } };
  const hidden = findHiddenHomeEntries(home, { products, isSample: true });
  expect(hidden.filter(({ what }) => what.startsWith('Hero'))).toEqual([]);
});

describe('a link to a sub-category that was renamed', () => {
  const slides = shippedHome.slides.filter(({ to }) => to === '/wallpaper/kids');
  const home = { ...shippedHome, slides };
  const findNewAddress = (link: string) => (link === '/wallpaper/kids' ? '/wallpaper/little-ones' : undefined);

  it('leads to its new address, wherever it is on the page [D-35]', () => {
    const { hero } = shippedHome;
    const page = { ...home, hero: { ...hero, ctaHref: '/wallpaper/kids' }, tiles: slides };
    expect(listHomeLinks(followMovedLinks(page, findNewAddress))).toEqual(Array(3).fill('/wallpaper/little-ones'));
    expect(followMovedLinks(shippedHome, () => undefined)).toEqual(shippedHome);
  });

  it('is hidden only if its new address leads nowhere [D-35]', () => {
    const shop = { isSample: true, findNewAddress };
    const list = (subCategory: string) =>
      findHiddenHomeEntries(home, { ...shop, products: [createSampleProduct('duck', { subCategory })] }).filter(
        ({ what }) => what.startsWith('Slide'),
      );
    expect(list('Little ones')).toEqual([]);
    expect(list('Minimal')).toEqual([
      { what: 'Slide ‘Kids Series’', why: '/wallpaper/little-ones leads to no product or page' },
    ]);
  });
});
