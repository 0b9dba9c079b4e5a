import { describe, expect, it } from 'vitest';
import { buildListing } from './listing.ts';
import type { ListedProduct } from './listing-attributes.ts';
import { EMPTY_QUERY, LISTING_PAGE_SIZE, type ListingQuery } from './listing-query.ts';

const createProduct = (title: string, fields: Partial<ListedProduct> = {}): ListedProduct => ({
  title,
  category: 'wallpaper',
  subCategory: 'Bahaara',
  isFeatured: false,
  images: [],
  wallpaperTypes: [{ pricePerSqFt: 300 }],
  ...fields,
});
const shop = [
  createProduct('Vine', {
    wallpaperTypes: [{ pricePerSqFt: 210 }, { pricePerSqFt: 400 }],
    images: [{ hexCode: '#1d2d4a' }],
  }),
  createProduct('Ámra', { wallpaperTypes: [{ pricePerSqFt: 510, isWashable: true }], subCategory: null }),
  createProduct('Linen', {
    category: 'fabrics',
    subCategory: 'Linen',
    isFeatured: true,
    fabricTypes: [{ pricePerSqFt: 95, isWashable: true }],
    images: [{ hexCode: '#1d2d4a' }, { hexCode: '#c5714f' }],
  }),
  createProduct('Bare', { category: 'curtains', subCategory: 'Linen', curtainTypes: [] }),
];
const listTitles = (query: Partial<ListingQuery>) =>
  buildListing(shop, { ...EMPTY_QUERY, ...query }).products.map(({ title }) => title);

describe('a listing', () => {
  it('shows the last page for a page past the end', () => {
    const many = Array.from({ length: LISTING_PAGE_SIZE + 1 }, (_, index) => createProduct(`Design ${index}`));
    expect(buildListing(many, { ...EMPTY_QUERY, page: 9 }).products.map(({ title }) => title)).toEqual(['Design 24']);
  });

  it.each<[string, Partial<ListingQuery>, string[]]>([
    ['featured first, then in catalogue order', {}, ['Linen', 'Vine', 'Ámra', 'Bare']],
    ['by ascending price, without a price last', { sort: 'price-up' }, ['Linen', 'Vine', 'Ámra', 'Bare']],
    ['by descending price, without a price last', { sort: 'price-down' }, ['Ámra', 'Vine', 'Linen', 'Bare']],
    ['by name, ignoring accents', { sort: 'name' }, ['Ámra', 'Bare', 'Linen', 'Vine']],
    ['of a category', { categories: ['curtains'] }, ['Bare']],
    ['of either of two categories', { categories: ['curtains', 'fabrics'] }, ['Linen', 'Bare']],
    ['of a sub-category in any category', { subs: ['linen'] }, ['Linen', 'Bare']],
    ['without a sub-category', { subs: ['misc'] }, ['Ámra']],
    ['of a colour family', { colours: ['blue'] }, ['Linen', 'Vine']],
    ['from a minimum price', { min: '210' }, ['Vine', 'Ámra']],
    ['up to a maximum price', { max: '210' }, ['Linen', 'Vine']],
    ['between price limits in the wrong order', { min: '300', max: '100' }, ['Vine']],
    ['that are washable', { washable: true }, ['Linen', 'Ámra']],
    ['that pass several filters', { colours: ['blue'], washable: true }, ['Linen']],
    ['of a search in the order of its matches', { q: 'linen' }, ['Vine', 'Ámra', 'Linen', 'Bare']],
    ['of a search by name', { q: 'linen', sort: 'name' }, ['Ámra', 'Bare', 'Linen', 'Vine']],
  ])('shows products %s', (_, query, expected) => {
    expect(listTitles(query)).toEqual(expected);
  });

  it('counts the products of each choice fields the other filters', () => {
    const { facets, total } = buildListing(shop, { ...EMPTY_QUERY, colours: ['blue'], categories: ['canvas'] });
    expect(total).toBe(0);
    expect(facets.categories.map(({ value, count }) => [value, count])).toEqual([
      ['wallpaper', 1],
      ['canvas', 0],
      ['fabrics', 1],
    ]);
    expect(facets.colours).toEqual([{ value: 'blue', label: 'Blue', count: 0 }]);
  });

  it('lists each sub-category once, with its label', () => {
    expect(buildListing(shop, EMPTY_QUERY).facets.subs).toEqual([
      { value: 'bahaara', label: 'Bahaara', count: 1 },
      { value: 'misc', label: 'Misc', count: 1 },
      { value: 'linen', label: 'Linen', count: 2 },
    ]);
  });

  it('reports the price range and the number of washable products', () => {
    expect(buildListing(shop, EMPTY_QUERY).facets).toMatchObject({ price: { from: 95, to: 510 }, washable: 2 });
    expect(buildListing([createProduct('Bare', { wallpaperTypes: [] })], EMPTY_QUERY).facets.price).toBeUndefined();
  });

  it('has pages of 24, alone or with the pages before [D-23]', () => {
    const many = Array.from({ length: 50 }, (_, index) => createProduct(`P${index}`));
    const buildPage = (page: number, firstPage?: number) => buildListing(many, { ...EMPTY_QUERY, page }, firstPage);
    expect(LISTING_PAGE_SIZE).toBe(24);
    expect(buildPage(1)).toMatchObject({ total: 50, pageCount: 3 });
    expect(buildPage(1).products.map(({ title }) => title)).toEqual(many.slice(0, 24).map(({ title }) => title));
    expect(buildPage(3).products.map(({ title }) => title)).toEqual(['P48', 'P49']);
    expect(buildPage(2, 1).products).toHaveLength(48);
    expect(buildPage(9).products).toHaveLength(2);
  });
});
