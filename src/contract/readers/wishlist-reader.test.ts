import { expect, it } from 'vitest';
import { readWishlist } from './wishlist-reader.ts';

const entry = {
  productId: 'p1',
  title: 'Basant Vine',
  subCategory: 'Bahaara',
  images: [{ url: '/a.webp', sortOrder: 0, hexCode: '#111111' }],
  productTypes: [{ id: 't', title: 'x', pricePerSqFt: 210 }],
  category: 'wallpaper',
  slug: 'basant-vine',
};

it('reads the same list from data.items, from items and from a bare list [WISH-30]', () => {
  const list = readWishlist({ data: { items: [entry] } });
  expect(list.map((one) => one.productId)).toEqual(['p1']);
  expect(readWishlist({ items: [entry] })).toEqual(list);
  expect(readWishlist([entry])).toEqual(list);
});

it("uses the entry's own fields when the product is absent [WISH-33, ENT-19]", () => {
  const [read] = readWishlist([entry]);
  expect(read).toMatchObject({ ...entry, productTypes: [{ pricePerSqFt: 210 }] });
  expect(read).not.toHaveProperty('product');
});

it("falls back on the product's fields, and on its id", () => {
  const own = { title: 'Neel', slug: 'neel', category: 'blinds' };
  const product = { id: 'p2', ...own, images: entry.images, blindsTypes: [{ id: 't', pricePerSqFt: 90 }] };
  expect(readWishlist([{ product }])).toMatchObject([
    { productId: 'p2', ...own, images: [{ url: '/a.webp' }], productTypes: [{ pricePerSqFt: 90 }], product },
  ]);
});

it('reads an entry that tells no more than the product id', () => {
  expect(readWishlist([{ productId: 'p3' }])).toEqual([
    { productId: 'p3', title: '', subCategory: null, images: [], productTypes: [], category: undefined, slug: '' },
  ]);
});

it.each([null, undefined, 'x', {}, { data: null }, { items: 'x' }, [null, {}, 3]])('finds no entries in %j', (body) => {
  expect(readWishlist(body)).toEqual([]);
});
