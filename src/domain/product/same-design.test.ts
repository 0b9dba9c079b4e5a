import { describe, expect, it } from 'vitest';
import { getDesignName, pickSameDesign } from './same-design.ts';

const createProduct = (id: string, category: string, title: string) => ({ id, category, title });

describe('the name of a design', () => {
  it.each([
    ['Basant Vine', 'basant vine'],
    ['Basant Vine Curtains', 'basant vine'],
    ['Mehrab Arches Roller Blind', 'mehrab arches'],
    ['Roman Arches', 'roman arches'],
    ['Kora Linen Roman Blind ', 'kora linen'],
    ['Curtains', 'curtains'],
  ])('%j is %j', (title, name) => {
    expect(getDesignName(title)).toBe(name);
  });
});

describe('the same design', () => {
  const vine = createProduct('1', 'wallpaper', 'Basant Vine');
  const list = [
    vine,
    createProduct('2', 'wallpaper', 'Basant Vine Wallpaper'),
    createProduct('3', 'curtains', 'Basant Vine Curtains'),
    createProduct('4', 'curtains', 'Basant vine curtain'),
    createProduct('5', 'blinds', 'Basant Vine Roman Blind'),
    createProduct('6', 'fabrics', 'Basant Vines'),
  ];

  it('is one product per other category', () => {
    expect(pickSameDesign(list, vine).map(({ id }) => id)).toEqual(['3', '5']);
  });
});
