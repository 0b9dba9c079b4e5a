import { describe, expect, it } from 'vitest';
import { buildSubCategorySlug, getSubCategoryLabel, matchesSubCategory } from './sub-category.ts';

describe('the slug of a sub-category', () => {
  it.each([
    ['Bahaara', 'bahaara', 'CAT-14'],
    [' Minimal ', 'minimal', 'CAT-15'],
    ['Indian Motifs', 'indian-motifs', 'CAT-16'],
    ['Indian \t Motifs', 'indian-motifs', 'CAT-16, Q-28'],
    ['Kids! (New)', 'kids-new', 'CAT-17'],
    ['Semi-Sheer', 'semi-sheer', 'Q-28'],
    ['Kids & Teens', 'kids--teens', 'CAT-17, Q-28'],
    ['बहार', 'बहार', 'CAT-17'],
    ['&&', '&&', 'CAT-17'],
  ])('of wallpaper %j is %j [%s]', (name, slug) => {
    expect(buildSubCategorySlug('wallpaper', name)).toBe(slug);
  });

  it.each([
    ['Silk & Satin', 'silk-&-satin', 'CAT-18'],
    [' Linen & Co ', 'linen-&-co', 'CAT-23'],
    ['50/50 Blend', '50/50-blend', 'CAT-18'],
  ])('of fabrics %j keeps its signs: %j [%s]', (name, slug) => {
    expect(buildSubCategorySlug('fabrics', name)).toBe(slug);
  });

  it.each([null, undefined, '', '   '])(
    'of the missing sub-category %j is misc, labelled Misc [CAT-08, CONST-22, Q-30]',
    (name) => {
      expect(getSubCategoryLabel(name)).toBe('Misc');
      expect(buildSubCategorySlug('curtains', name)).toBe('misc');
      expect(buildSubCategorySlug('fabrics', name)).toBe('misc');
    },
  );

  it('labels a named sub-category by its name', () => {
    expect(getSubCategoryLabel(' Indian Motifs ')).toBe('Indian Motifs');
  });
});

describe('an asked sub-category', () => {
  it.each([
    ['wallpaper', 'Indian Motifs', 'indian-motifs'],
    ['wallpaper', 'Indian Motifs', 'INDIAN MOTIFS'],
    ['wallpaper', 'Kids & Teens', 'kids--teens'],
    ['wallpaper', 'Kids & Teens', 'kids-teens'],
    ['wallpaper', 'Kids & Teens', 'Kids & Teens'],
    ['wallpaper', 'Kids & Teens', 'kids-&-teens'],
    ['wallpaper', null, 'misc'],
    ['wallpaper', '  ', 'Misc'],
    ['wallpaper', 'Misc', 'misc'],
    ['wallpaper', '&&', '&&'],
    ['fabrics', 'Silk & Satin', 'silk-&-satin'],
    ['fabrics', 'Silk & Satin', 'silk-satin'],
  ] as const)('in %s finds %j by %j [SRV-16, Q-28, Q-30, Q-31]', (category, stored, asked) => {
    expect(matchesSubCategory(category, stored, asked)).toBe(true);
  });

  it.each([
    ['wallpaper', 'Indian Motifs', 'motifs'],
    ['wallpaper', 'Minimal', 'misc'],
    ['wallpaper', null, 'minimal'],
    ['wallpaper', 'Minimal', ''],
    ['wallpaper', '&&', '!!'],
    ['fabrics', 'Silk Satin', 'silk-&-satin'],
  ] as const)('in %s does not find %j by %j [SRV-16, Q-29]', (category, stored, asked) => {
    expect(matchesSubCategory(category, stored, asked)).toBe(false);
  });

  it('is found by its own slug in every category [SRV-16]', () => {
    const names = ['Bahaara', 'Kids & Teens', 'Silk & Satin', '50/50 Blend', null, '100% Cotton'];
    for (const name of names) {
      for (const category of ['wallpaper', 'fabrics'] as const) {
        expect(matchesSubCategory(category, name, buildSubCategorySlug(category, name))).toBe(true);
      }
    }
  });
});
