import { expect, it } from 'vitest';
import { unwrapResponse } from './normalise-response.ts';
import { readWishlist } from './wishlist-reader.ts';

const readBody = (body: unknown) => readWishlist(unwrapResponse(body));

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
  const list = readBody({ data: { items: [entry] } });
  expect(list?.map((item) => item.productId)).toEqual(['p1']);
  expect(readBody({ items: [entry] })).toEqual(list);
  expect(readBody([entry])).toEqual(list);
});

it("uses the entry's own fields when the product is absent [WISH-33, ENT-19]", () => {
  const [item] = readBody([entry]) ?? [];
  expect(item).toMatchObject({ ...entry, productTypes: [{ pricePerSqFt: 210 }] });
  expect(item).not.toHaveProperty('product');
});

it("falls back to the product's fields and id", () => {
  const productFields = { title: 'Neel', slug: 'neel', category: 'blinds' };
  const product = { id: 'p2', ...productFields, images: entry.images, blindsTypes: [{ id: 't', pricePerSqFt: 90 }] };
  expect(readBody([{ product }])).toMatchObject([
    { productId: 'p2', ...productFields, images: [{ url: '/a.webp' }], productTypes: [{ pricePerSqFt: 90 }], product },
  ]);
});

it('reads an entry that has only the product id', () => {
  expect(readBody([{ productId: 'p3' }])).toEqual([
    { productId: 'p3', title: '', subCategory: null, images: [], productTypes: [], category: undefined, slug: '' },
  ]);
});

it.each([null, undefined, 'x', {}, { data: null }, { items: 'x' }, [null, {}, 3]])(
  'cannot read a list from %j [D-50]',
  (body) => {
    expect(readBody(body)).toBeUndefined();
  },
);
