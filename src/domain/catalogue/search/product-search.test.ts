import { describe, expect, it } from 'vitest';
import { searchProducts } from './product-search.ts';

const vine = { title: 'Bahaara Vine', category: 'wallpaper', subCategory: 'bahaara' };
const cafe = { title: 'Café Stripe', category: 'curtains', subCategory: null };
const found = (text: string) => searchProducts([vine, cafe], text).map((product) => product.title);

describe('searchProducts', () => {
  it.each([
    ['vine', ['Bahaara Vine']],
    ['BAH', ['Bahaara Vine']],
    ['vine wallpaper', ['Bahaara Vine']],
    ['cafe', ['Café Stripe']],
    ['  ', ['Bahaara Vine', 'Café Stripe']],
    ['stripe wallpaper', []],
    ['ine', []],
  ])('finds for %j exactly %j [HDR-04]', (text, titles) => {
    expect(found(text)).toEqual(titles);
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
const inShop = (text: string) => searchProducts(shop, text).map((product) => product.title);

describe('a search in the shop', () => {
  it.each([
    ['title before sub-category before description', 'velvet', ['Velvet Night', 'Makhmal', 'Kora Linen']],
    ['a colour by its name', 'indigo', ['Kora Linen']],
    ['words of the description', 'bedroom curtains', ['Makhmal']],
    ['one for many', 'curtain', ['Makhmal']],
    ['many for one', 'linens', ['Kora Linen']],
    ['the word on the menu', 'canvas frames', ['Velvet Night']],
    ['any case', 'MAKHMAL', ['Makhmal']],
    ['a missing letter', 'makmal', ['Makhmal']],
    ['swapped letters', 'fabrcis', ['Kora Linen']],
    ['a doubled letter in a long word', 'currtains', ['Makhmal']],
    ['a mistyped colour', 'pecock', ['Makhmal']],
    ['a slip in the singular of a word in the plural', 'curtian', ['Makhmal']],
    ['another one', 'fabirc', ['Kora Linen']],
    ['a colour by its family', 'blue', ['Makhmal']],
    ['nothing for signs alone', '₹ !', []],
    ['no word that is only near one of a description', 'markit', []],
    ['every word, or nothing', 'indigo velvet curtains', []],
  ])('finds %s [D-05]', (_, text, titles) => {
    expect(inShop(text)).toEqual(titles);
  });

  it('does not take a word for a slip while the catalogue has it', () => {
    const products = [
      { title: 'Vine', category: 'wallpaper' },
      { title: 'Fine', category: 'wallpaper' },
    ];
    expect(searchProducts(products, 'vine').map(({ title }) => title)).toEqual(['Vine']);
  });

  it('finds its way through ten thousand products', () => {
    const many = Array.from({ length: 10_000 }, (_, place) => ({
      title: `Design ${place}`,
      category: 'wallpaper',
      subCategory: `Collection ${place % 40}`,
      orderComment: `Words number ${place} about leaves and lamps.`,
    }));
    expect(searchProducts(many, 'desing 4711')[0]?.title).toBe('Design 4711');
  });
});
