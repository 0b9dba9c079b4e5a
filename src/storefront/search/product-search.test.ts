import { describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { createSampleImage, createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { loadProductSearch } from './product-search.ts';

const shop: readonly Product[] = [
  createSampleProduct('linen', {
    title: 'Kora Linen',
    category: 'fabrics',
    subCategory: 'Linen',
    orderComment: 'Woven in the lanes behind the velvet market.',
    images: [createSampleImage('oat', { colorName: 'Oat' }), createSampleImage('indigo', { colorName: 'Indigo' })],
  }),
  createSampleProduct('chandni', {
    title: 'Chandni',
    category: 'curtains',
    subCategory: 'Velvet',
    orderComment: 'Heavy folds for an attic.',
    images: [createSampleImage('peacock', { colorName: 'Peacock', hexCode: '#33507d' })],
  }),
  createSampleProduct('night', { title: 'Velvet Night', category: 'canvas', subCategory: null }),
  createSampleProduct('stripe', { title: 'Café Stripe', category: 'blinds', subCategory: null }),
];
const search = await loadProductSearch(shop);
const searchShop = (text: string) => search(text).map(({ title }) => title);

describe('the product search', () => {
  it.each([
    ['titles before sub-categories before descriptions', 'velvet', ['Velvet Night', 'Chandni', 'Kora Linen']],
    ['a colour by its name', 'indigo', ['Kora Linen']],
    ['a colour by its family', 'blue', ['Chandni']],
    ['words of the description', 'attic curtains', ['Chandni']],
    ['plurals by the singular', 'curtain', ['Chandni']],
    ['singulars by the plural', 'linens', ['Kora Linen']],
    ['categories by their menu label', 'canvas frames', ['Velvet Night']],
    ['any case', 'CHANDNI', ['Chandni']],
    ['letters without their accents', 'cafe', ['Café Stripe']],
    ['a word that is half typed', 'str', ['Café Stripe']],
    ['words despite a missing letter', 'chadni', ['Chandni']],
    ['words despite swapped letters', 'fabrcis', ['Kora Linen']],
    ['short words despite swapped letters', 'kroa', ['Kora Linen']],
    ['long words despite a doubled letter', 'currtains', ['Chandni']],
    ['colours despite a typo', 'pecock', ['Chandni']],
    ['one word for two', 'velvetcurtain', ['Chandni']],
    ['two words for one', 'chand ni', ['Chandni']],
    ['a product only if every word matches', 'indigo velvet curtains', []],
    ['nothing in the middle of a word', 'ripe', []],
    ['no similar words in descriptions', 'markit', []],
    ['no other category that a description mentions', 'canvas lanes', []],
    ['nothing for punctuation', '₹ !', []],
    ['everything for words that say nothing', 'best price', ['Kora Linen', 'Chandni', 'Velvet Night', 'Café Stripe']],
    ['everything for a blank text', '  ', ['Kora Linen', 'Chandni', 'Velvet Night', 'Café Stripe']],
  ])('finds %s [HDR-04, D-05]', (_, text, titles) => {
    expect(searchShop(text)).toEqual(titles);
  });

  it('does not treat a word of the catalogue as a typo', async () => {
    const products = [createSampleProduct('1', { title: 'Vine' }), createSampleProduct('2', { title: 'Fine' })];
    const searchVines = await loadProductSearch(products);
    expect(searchVines('vine').map(({ title }) => title)).toEqual(['Vine']);
  });

  it('lists equal matches in catalogue order', async () => {
    const products = ['b', 'c', 'a'].map((id) => createSampleProduct(id, { title: 'Vine' }));
    const searchVines = await loadProductSearch(products);
    expect(searchVines('vine').map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('builds one index per list, also for searches at the same time', async () => {
    const products = [createSampleProduct('1', { title: 'Vine' })];
    const searches = await Promise.all([loadProductSearch(products), loadProductSearch(products)]);
    expect(searches[1]).toBe(searches[0]);
    expect(await loadProductSearch(products)).toBe(searches[0]);
    expect(await loadProductSearch([...products])).not.toBe(searches[0]);
  });

  it('reads the first eight words only', () => {
    expect(searchShop('kora linen oat indigo fabric woven lanes market attic')).toEqual(['Kora Linen']);
    expect(searchShop('attic kora linen')).toEqual([]);
  });

  it('searches two thousand products', async () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      createSampleProduct(`${index}`, { title: `Design ${index}`, orderComment: `About leaves and lamp ${index}.` }),
    );
    const searchMany = await loadProductSearch(many);
    expect(searchMany('desing 1711')[0]?.title).toBe('Design 1711');
  });
});
