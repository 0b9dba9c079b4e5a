import { describe, expect, it } from 'vitest';
import { COLOUR_FAMILIES, COLOUR_FAMILY_KEYS, classifyColour, parseColourFamily } from './colour-family.ts';

describe('colour families', () => {
  it.each([
    ['Ivory', '#f4ecdf', 'white'],
    ['Chalk white', '#ffffff', 'white'],
    ['Oat', '#e3d7c2', 'beige'],
    ['Champagne', '#d5c3aa', 'beige'],
    ['Fog', '#c3cac7', 'grey'],
    ['Charcoal', '#343a40', 'grey'],
    ['Black', '#000', 'black'],
    ['Cocoa', '#4a2f22', 'brown'],
    ['Madder', '#8c3b31', 'red'],
    ['Rani', '#b93a63', 'pink'],
    ['Blush', '#f0d9cc', 'pink'],
    ['Terracotta', '#c5714f', 'orange'],
    ['Haldi', '#e0b65c', 'yellow'],
    ['Brass', '#b98f45', 'yellow'],
    ['Sage', '#c9d1bd', 'green'],
    ['Bottle Green', '#1f3a31', 'green'],
    ['Pond', '#1f5a5c', 'teal'],
    ['Indigo', '#1d2d4a', 'blue'],
    ['Sky', '#dcebf0', 'blue'],
    ['Plum', '#6a4a78', 'purple'],
  ])('classify %s %s as %s', (_, hex, family) => {
    expect(classifyColour(hex)).toBe(family);
  });

  it.each([null, undefined, '', 'blue', '#12', '#12345g'])('do not include %j', (hex) => {
    expect(classifyColour(hex)).toBeUndefined();
  });

  it('have a swatch of their own colour', () => {
    for (const family of COLOUR_FAMILY_KEYS) expect(classifyColour(COLOUR_FAMILIES[family].hex)).toBe(family);
  });

  it('are parsed by name', () => {
    expect(parseColourFamily(' Blue ')).toBe('blue');
    expect(parseColourFamily('bluish')).toBeUndefined();
  });
});
