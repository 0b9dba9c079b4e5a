import { describe, expect, it } from 'vitest';
import { findLowestRatePaise } from '#domain/catalogue/product-types.ts';
import { unwrapResponse } from './normalise-response.ts';
import { readProduct, readProducts } from './product-reader.ts';

const product = { id: 'p1', title: 'Basant Vine', slug: 'basant-vine', category: 'wallpaper' };
const type = { id: 't1', title: 'Non-woven', pricePerSqFt: 210 };

describe('readProduct', () => {
  it('fills missing lists and texts', () => {
    expect(readProduct(product)).toEqual({
      ...product,
      subCategory: null,
      orderComment: null,
      isFeatured: false,
      images: [],
      wallpaperTypes: [],
      curtainTypes: [],
      blindsTypes: [],
      canvasTypes: [],
      fabricTypes: [],
    });
  });

  it('accepts the five categories in any case [ENT-02]', () => {
    const categories = ['Wallpaper', 'CURTAINS', 'blinds', 'fabrics', 'Canvas', 'Rugs', undefined, 3];
    expect(categories.map((category) => readProduct({ ...product, category })?.category)).toEqual([
      'wallpaper',
      'curtains',
      'blinds',
      'fabrics',
      'canvas',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([null, undefined, 3, 'x', [], {}, { ...product, id: '' }])('reads no product from %j', (value) => {
    expect(readProduct(value)).toBeUndefined();
  });

  it('sorts images and fills their missing fields', () => {
    const images = [
      { url: '/b.webp', sortOrder: 2, hexCode: '#222222' },
      { url: '/a.webp', sortOrder: 1, hexCode: null, kind: 'room', width: 1600, height: 900, widths: [480, '960'] },
      { sortOrder: 0 },
    ];
    expect(readProduct({ ...product, images })?.images).toMatchObject([
      { url: '/a.webp', hexCode: null, kind: 'room', width: 1600, height: 900, widths: [480, 960] },
      { url: '/b.webp', hexCode: '#222222', kind: 'flat', width: 1000, height: 1000, widths: [] },
    ]);
  });
});

describe('product types', () => {
  it('come from wallpaperTypes or productTypes [CARD-12, ENT-05]', () => {
    const lists = [{ wallpaperTypes: [type] }, { productTypes: [type] }, { wallpaperTypes: [], productTypes: [type] }];
    for (const list of lists) {
      const read = readProduct({ ...product, ...list });
      expect(read?.wallpaperTypes).toEqual([{ ...type, description: '', finish: null, isWashable: false }]);
      expect(findLowestRatePaise(read?.wallpaperTypes ?? [])).toBe(21_000);
    }
  });

  it('take the rate from price when pricePerSqFt is missing [CARD-13, TYPE-24, ENT-06]', () => {
    const wallpaperTypes = [
      { id: 'a', price: 250 },
      { id: 'b', pricePerSqFt: 300, price: 1 },
      { id: 'c', pricePerSqFt: null, price: '99.5' },
    ];
    const read = readProduct({ ...product, wallpaperTypes });
    expect(read?.wallpaperTypes.map((one) => one.pricePerSqFt)).toEqual([250, 300, 99.5]);
  });

  it('take the title from name when title is missing [TYPE-23, ENT-06]', () => {
    const wallpaperTypes = [
      { id: 'a', name: 'Vinyl', price: 1 },
      { id: 'b', title: 'Silk', name: 'x', price: 1 },
    ];
    expect(readProduct({ ...product, wallpaperTypes })?.wallpaperTypes.map((one) => one.title)).toEqual([
      'Vinyl',
      'Silk',
    ]);
  });

  it('are skipped without an id or a price', () => {
    const wallpaperTypes = [{ title: 'x', price: 1 }, { id: 'a', title: 'x' }, null, type];
    expect(readProduct({ ...product, wallpaperTypes })?.wallpaperTypes).toHaveLength(1);
  });

  it.each([
    ['wallpaper', 'wallpaperTypes', { finish: 'Matt', isWashable: true }],
    ['curtains', 'curtainTypes', { configuration: 'Pair of Curtains', heading: 'Eyelet', tiebacks: 'Rope' }],
    [
      'blinds',
      'blindsTypes',
      {
        fittingType: 'Inside',
        blindStyle: 'Classic',
        motorisation: 'Motor Only',
        chainColour: 'Grey',
        sideOfControls: 'Left',
      },
    ],
    ['fabrics', 'fabricTypes', { material: 'Linen', width: 54, isWashable: false }],
    ['canvas', 'canvasTypes', { width: 24, height: 36, frameType: 'Floater', hasMirrorEdges: true }],
  ])('of %s keep their own fields', (category, list, fields) => {
    const completeType = { ...type, description: 'd', ...fields };
    expect(readProduct({ ...product, category, [list]: [completeType] })).toHaveProperty(list, [completeType]);
  });
});

describe('product responses', () => {
  const readList = (body: unknown) => readProducts(unwrapResponse(body));
  const readOne = (body: unknown) => readProduct(unwrapResponse(body).data);

  it('may contain no products', () => expect(readList({ data: [] })).toEqual([]));

  it('are read from data, without unreadable products', () => {
    expect(readList({ succeeded: true, data: [product, { id: 'x' }, null] })).toHaveLength(1);
    expect(readOne({ succeeded: true, data: product })?.id).toBe('p1');
  });

  it('read a product once that several lists of the server contain', () => {
    expect(readList({ data: [product] })?.[0]).toBe(readList({ data: [product, { ...product, id: 'p2' }] })?.[0]);
  });

  it.each([null, undefined, 'x', 3, {}, { data: null }, { data: {} }, { data: [{}] }])(
    'are unreadable for %j [D-50]',
    (body) => {
      expect(readList(body)).toBeUndefined();
      expect(readOne(body)).toBeUndefined();
    },
  );
});
