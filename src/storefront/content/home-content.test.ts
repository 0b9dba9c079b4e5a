import { describe, expect, it } from 'vitest';
import { getHomePicture } from '#storefront/pictures/home-picture.ts';
import { HOME_CONTENT } from './home-content.ts';

const { hero, tiles, slides, sampleIds, cushions } = HOME_CONTENT;

describe('the shipped home content', () => {
  it('is what the specification states [HOME-02, HOME-03, HOME-06, D-35]', () => {
    expect([hero.title, hero.ctaHref]).toEqual(['Elevate Your Space', '/wallpaper']);
    expect(tiles.map(({ to }) => to)).toEqual(['/wallpaper', '/blinds', '/curtains', '/canvas']);
    expect(slides.map(({ label }) => label)).toEqual([
      'Bahaara',
      'Enchanted',
      'Indian Motifs',
      'Kids Series',
      'Minimal',
    ]);
    expect(sampleIds).toHaveLength(4);
  });

  it('names pictures that exist', () => {
    const names = [hero, ...tiles, ...slides, ...cushions].map(({ picture }) => picture).concat(hero.tallPicture);
    expect(names.filter((name) => !getHomePicture(name))).toEqual([]);
  });
});
