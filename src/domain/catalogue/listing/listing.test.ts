import { describe, expect, it } from 'vitest';
import { buildListing } from './listing.ts';
import { EMPTY_QUERY, LISTING_PAGE_SIZE, type ListingQuery } from './listing-query.ts';
import type { ListedProduct } from './product-facts.ts';

const product = (title: string, given: Partial<ListedProduct> = {}): ListedProduct => ({
  title,
  category: 'wallpaper',
  subCategory: 'Bahaara',
  isFeatured: false,
  images: [],
  wallpaperTypes: [{ pricePerSqFt: 300 }],
  ...given,
});
const shop = [
  product('Vine', { wallpaperTypes: [{ pricePerSqFt: 210 }, { pricePerSqFt: 400 }], images: [{ hexCode: '#1d2d4a' }] }),
  product('Ámra', { wallpaperTypes: [{ pricePerSqFt: 510, isWashable: true }], subCategory: null }),
  product('Linen', {
    category: 'fabrics',
    subCategory: 'Linen',
    isFeatured: true,
    fabricTypes: [{ pricePerSqFt: 95, isWashable: true }],
    images: [{ hexCode: '#1d2d4a' }, { hexCode: '#c5714f' }],
  }),
  product('Bare', { category: 'curtains', subCategory: 'Linen', curtainTypes: [] }),
];
const titles = (query: Partial<ListingQuery>) =>
  buildListing(shop, { ...EMPTY_QUERY, ...query }).products.map(({ title }) => title);

describe('a listing', () => {
  it('shows its last page when a later one is asked for', () => {
    const many = Array.from({ length: LISTING_PAGE_SIZE + 1 }, (_, place) => product(`Design ${place}`));
    expect(buildListing(many, { ...EMPTY_QUERY, page: 9 }).products.map(({ title }) => title)).toEqual(['Design 24']);
  });

  it.each<[string, Partial<ListingQuery>, string[]]>([
    ['featured first, else as in the catalogue', {}, ['Linen', 'Vine', 'Ámra', 'Bare']],
    ['by price up, without a price last', { sort: 'price-up' }, ['Linen', 'Vine', 'Ámra', 'Bare']],
    ['by price down, without a price last', { sort: 'price-down' }, ['Ámra', 'Vine', 'Linen', 'Bare']],
    ['by name without regard to accents', { sort: 'name' }, ['Ámra', 'Bare', 'Linen', 'Vine']],
    ['of a category', { categories: ['curtains'] }, ['Bare']],
    ['of either of two categories', { categories: ['curtains', 'fabrics'] }, ['Linen', 'Bare']],
    ['of a sub-category, whatever the goods', { subs: ['linen'] }, ['Linen', 'Bare']],
    ['of those without sub-category', { subs: ['misc'] }, ['Ámra']],
    ['of a colour family', { colours: ['blue'] }, ['Linen', 'Vine']],
    ['of a lowest price from', { min: '210' }, ['Vine', 'Ámra']],
    ['of a lowest price up to', { max: '210' }, ['Linen', 'Vine']],
    ['of prices given in the wrong order', { min: '300', max: '100' }, ['Vine']],
    ['of what can be washed', { washable: true }, ['Linen', 'Ámra']],
    ['of filters together', { colours: ['blue'], washable: true }, ['Linen']],
    ['of a search, best match first', { q: 'linen' }, ['Linen', 'Bare']],
    ['of a search in another order', { q: 'linen', sort: 'name' }, ['Bare', 'Linen']],
  ])('shows products %s', (_, query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  it('counts for each choice what it would show beside the other filters', () => {
    const { facets, total } = buildListing(shop, { ...EMPTY_QUERY, colours: ['blue'], categories: ['canvas'] });
    expect(total).toBe(0);
    expect(facets.categories.map(({ value, count }) => [value, count])).toEqual([
      ['wallpaper', 1],
      ['canvas', 0],
      ['fabrics', 1],
    ]);
    expect(facets.colours).toEqual([{ value: 'blue', label: 'Blue', count: 0 }]);
  });

  it('names sub-categories once, with the label of the catalogue', () => {
    expect(buildListing(shop, EMPTY_QUERY).facets.subs).toEqual([
      { value: 'bahaara', label: 'Bahaara', count: 1 },
      { value: 'misc', label: 'Misc', count: 1 },
      { value: 'linen', label: 'Linen', count: 2 },
    ]);
  });

  it('tells the range of the prices and how many can be washed', () => {
    expect(buildListing(shop, EMPTY_QUERY).facets).toMatchObject({ price: { from: 95, to: 510 }, washable: 2 });
    expect(buildListing([product('Bare', { wallpaperTypes: [] })], EMPTY_QUERY).facets.price).toBeUndefined();
  });

  it('is cut into pages of 24, alone or with the pages before [D-23]', () => {
    const many = Array.from({ length: 50 }, (_, place) => product(`P${place}`));
    const page = (page: number, firstPage?: number) => buildListing(many, { ...EMPTY_QUERY, page }, firstPage);
    expect(LISTING_PAGE_SIZE).toBe(24);
    expect(page(1)).toMatchObject({ total: 50, pageCount: 3 });
    expect(page(1).products.map(({ title }) => title)).toEqual(many.slice(0, 24).map(({ title }) => title));
    expect(page(3).products.map(({ title }) => title)).toEqual(['P48', 'P49']);
    expect(page(2, 1).products).toHaveLength(48);
    expect(page(9).products).toHaveLength(2);
  });
});
