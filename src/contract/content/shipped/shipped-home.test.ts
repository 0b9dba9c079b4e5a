import { expect, it } from 'vitest';
import { findHomeProblems, homeContentSchema } from '../home-content.ts';
import { shippedHome } from './shipped-home.ts';

const { hero, tiles, slides, tabs, look } = shippedHome;

it('is what the specification states [HOME-02, HOME-03, HOME-06, D-35]', () => {
  expect([hero.title, hero.ctaHref]).toEqual(['Elevate Your Space', '/wallpaper']);
  expect(tiles.map(({ to }) => to)).toEqual(['/wallpaper', '/blinds', '/curtains', '/canvas']);
  expect(slides.map(({ label }) => label)).toEqual(['Bahaara', 'Enchanted', 'Indian Motifs', 'Kids Series', 'Minimal']);
  expect(tabs.wallpaper).toHaveLength(4);
});

it('could be published as it is, with all its pictures', () => {
  expect(homeContentSchema.parse(shippedHome)).toEqual(shippedHome);
  expect(findHomeProblems(shippedHome)).toEqual([]);
  expect([hero.tallPicture, ...look.spots.map(({ cushion }) => cushion?.picture)]).not.toContain(null);
});

it('has cushions with prices below the MRP [Q-24]', () => {
  expect(look.spots.length).toBeGreaterThanOrEqual(2);
  for (const { cushion } of look.spots) expect(cushion?.priceRupees).toBeLessThan(cushion?.mrpRupees ?? 0);
});
