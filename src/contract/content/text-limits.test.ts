import { expect, it } from 'vitest';
import { EMPTY_COLLECTION } from './collection-defaults.ts';
import { contentKinds } from './content-kinds.ts';
import { shippedHome } from './shipped/shipped-home.ts';
import { shippedReturns } from './shipped/shipped-policies.ts';

const long = 'x'.repeat(30_000);
const [tile, ...tiles] = shippedHome.tiles;
if (!tile) throw new Error('The shipped home page has tiles.');
const home = {
  ...shippedHome,
  hero: { ...shippedHome.hero, ctaLabel: long },
  tiles: [{ ...tile, label: long, to: `/${long}` }, ...tiles],
};
const collections = { wallpaper: { ...EMPTY_COLLECTION, text: long, caption: long } };
const returns = { ...shippedReturns, sections: [...shippedReturns.sections, { id: 'new', title: 'New', text: long }] };

it('lets a draft keep a text that is too long, and says so before it is published', () => {
  expect(contentKinds.home.schema.safeParse(home).data).toEqual(home);
  expect(contentKinds.home.findProblems(home)).toEqual([
    { path: 'hero.ctaLabel', message: 'Hero, button: shorten this to 200 characters.' },
    { path: 'tiles.0.label', message: 'Tile 1, label: shorten this to 200 characters.' },
    { path: 'tiles.0.to', message: 'Tile 1, link: shorten this to 500 characters.' },
  ]);
  expect(contentKinds.collections.schema.safeParse(collections).data).toEqual(collections);
  expect(contentKinds.collections.findProblems(collections)).toEqual([
    { path: 'wallpaper.text', message: 'Wallpaper, text: shorten this to 2,000 characters.' },
    { path: 'wallpaper.caption', message: 'Wallpaper, words over the video: shorten this to 200 characters.' },
  ]);
  expect(contentKinds['policy-returns'].schema.safeParse(returns).data).toEqual(returns);
  expect(contentKinds['policy-returns'].findProblems(returns)).toEqual([
    { path: 'sections.6.text', message: 'Text of New: shorten this to 20,000 characters.' },
  ]);
});
