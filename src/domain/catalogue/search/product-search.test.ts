import { describe, expect, it } from 'vitest';
import { searchProducts } from './product-search.ts';

const vine = { title: 'Bahaara Vine', category: 'wallpaper', subCategory: 'bahaara' };
const cafe = { title: 'Café Stripe', category: 'curtains', subCategory: null };
const searchTwo = (text: string) => searchProducts([vine, cafe], text).map((product) => product.title);

describe('searchProducts', () => {
  it.each([
    ['vine', ['Bahaara Vine']],
    ['BAH', ['Bahaara Vine']],
    ['vine wallpaper', ['Bahaara Vine']],
    ['cafe', ['Café Stripe']],
    ['  ', ['Bahaara Vine', 'Café Stripe']],
    ['stripe wallpaper', []],
    ['ine', []],
  ])('for %j returns %j [HDR-04]', (text, titles) => {
    expect(searchTwo(text)).toEqual(titles);
  });
});

const shop = [
  {
    title: 'Kora Linen',
    category: 'fabrics',
    subCategory: 'Linen',
    orderComment: 'Woven in the lanes behind the velvet market.',
    images: [{ colorName: 'Oat' }, { colorName: 'Indigo' }],
  },
  {
    title: 'Makhmal',
    category: 'curtains',
    subCategory: 'Velvet',
    orderComment: 'Heavy folds for a bedroom.',
    images: [{ colorName: 'Peacock', hexCode: '#33507d' }],
  },
  {
    title: 'Velvet Night',
    category: 'canvas',
    subCategory: null,
    orderComment: null,
    images: [{ colorName: null }],
  },
];
const searchShop = (text: string) => searchProducts(shop, text).map((product) => product.title);

describe('search ranking', () => {
  it.each([
    ['titles before sub-categories before descriptions', 'velvet', ['Velvet Night', 'Makhmal', 'Kora Linen']],
    ['a colour by its name', 'indigo', ['Kora Linen']],
    ['words of the description', 'bedroom curtains', ['Makhmal']],
    ['plurals by the singular', 'curtain', ['Makhmal']],
    ['singulars by the plural', 'linens', ['Kora Linen']],
    ['categories by their menu label', 'canvas frames', ['Velvet Night']],
    ['any case', 'MAKHMAL', ['Makhmal']],
    ['words despite a missing letter', 'makmal', ['Makhmal']],
    ['words despite swapped letters', 'fabrcis', ['Kora Linen']],
    ['long words despite a doubled letter', 'currtains', ['Makhmal']],
    ['colours despite a typo', 'pecock', ['Makhmal']],
    ['plurals despite a typo in the singular', 'curtian', ['Makhmal']],
    ['plurals despite another typo', 'fabirc', ['Kora Linen']],
    ['a colour by its family', 'blue', ['Makhmal']],
    ['nothing for punctuation', '₹ !', []],
    ['no similar words in descriptions', 'markit', []],
    ['nothing unless every word matches', 'indigo velvet curtains', []],
  ])('finds %s [D-05]', (_, text, titles) => {
    expect(searchShop(text)).toEqual(titles);
  });

  it('does not treat a word of the catalogue as a typo', () => {
    const products = [
      { title: 'Vine', category: 'wallpaper' },
      { title: 'Fine', category: 'wallpaper' },
    ];
    expect(searchProducts(products, 'vine').map(({ title }) => title)).toEqual(['Vine']);
  });

  it('searches ten thousand products', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      title: `Design ${index}`,
      category: 'wallpaper',
      subCategory: `Collection ${index % 40}`,
      orderComment: `Words number ${index} about leaves and lamps.`,
    }));
    expect(searchProducts(many, 'desing 4711')[0]?.title).toBe('Design 4711');
  });
});
