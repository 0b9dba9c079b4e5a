import { describe, expect, it } from 'vitest';
import { readCatalogueFile } from './catalogue-file.ts';

const createUuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const image = {
  url: '/pictures/vine.1a2b.webp',
  hexCode: '#F4EBDD',
  colorName: 'Ivory',
  kind: 'flat',
  width: 1600,
  height: 1600,
  dominantColor: '#e9e0d0',
  widths: [480, 960],
  inchesWide: 54.5,
  repeatInches: 18,
};
const type = { id: createUuid(2), title: 'Non-woven', description: 'Matt.', pricePerSqFt: 210.5 };
const wallpaper = {
  id: createUuid(1),
  title: 'Basant Vine',
  category: 'wallpaper',
  subCategory: 'Bahaara',
  orderComment: null,
  isFeatured: true,
  types: [{ ...type, finish: 'Matt', isWashable: true }],
  images: [image],
};
const canvasType = { ...type, width: 24, height: 36, frameType: null, hasMirrorEdges: false };
const blindsType = {
  ...type,
  fittingType: 'Inside',
  blindStyle: 'Classic',
  motorisation: 'Motor Only',
  chainColour: 'Grey',
  sideOfControls: null,
};

const listProblems = (...products: unknown[]) => {
  const result = readCatalogueFile({ products });
  return result.ok ? [] : result.problems;
};

describe('catalogue file', () => {
  it('accepts the types of each category', () => {
    expect(readCatalogueFile({ products: [wallpaper] })).toEqual({ ok: true, value: { products: [wallpaper] } });
    expect(listProblems({ ...wallpaper, category: 'canvas', types: [canvasType] })).toEqual([]);
    expect(listProblems({ ...wallpaper, category: 'blinds', types: [blindsType] })).toEqual([]);
    expect(listProblems({ ...wallpaper, types: [], images: [], subCategory: null })).toEqual([]);
  });

  it.each([
    ['an id that is not a UUID', { id: 'vine' }, 'products[0].id must be a UUID'],
    ['a blank title', { title: ' ' }, 'products[0].title must not be empty'],
    [
      'an unknown category',
      { category: 'rugs' },
      'products[0].category must be one of: wallpaper, curtains, blinds, canvas, fabrics',
    ],
    ['a slug with spaces', { slug: 'Basant Vine' }, 'products[0].slug must be lower-case words joined by hyphens'],
    ['a missing flag', { isFeatured: undefined }, 'products[0].isFeatured must be true or false'],
    ['an unknown field', { isFeaturd: true }, 'products[0] has an unknown field: isFeaturd'],
  ])('refuses %s', (_, change, problem) => expect(listProblems({ ...wallpaper, ...change })).toEqual([problem]));

  it.each([
    ['a rate of 0', { pricePerSqFt: 0 }, 'pricePerSqFt must be above 0'],
    ['a rate above the maximum', { pricePerSqFt: 1250.01 }, 'pricePerSqFt is above 1250'],
    ['a rate that is text', { pricePerSqFt: '210' }, 'pricePerSqFt must be a number'],
    ['a rate with fractions of a paisa', { pricePerSqFt: 210.005 }, 'pricePerSqFt has more than two decimals'],
    [
      'an option that is not listed',
      { blindStyle: 'Vertical' },
      'blindStyle must be one of: Classic, Designer, Designer No Drill, Platinum',
    ],
  ])('refuses %s', (_, change, problem) =>
    expect(listProblems({ ...wallpaper, category: 'blinds', types: [{ ...blindsType, ...change }] })).toEqual([
      `products[0].types[0].${problem}`,
    ]),
  );

  it('refuses a canvas without sizes', () => {
    const canvas = { ...wallpaper, category: 'canvas' };
    expect(listProblems({ ...canvas, types: [] })).toEqual(['products[0].types must name at least one size']);
    expect(listProblems({ ...canvas, types: [{ ...canvasType, width: 0 }] })).toEqual([
      'products[0].types[0].width is below 1',
    ]);
  });

  it('refuses an invalid image', () => {
    const invalidImage = { ...image, hexCode: 'ivory', width: 0, url: 'vine.webp' };
    expect(listProblems({ ...wallpaper, images: [image, invalidImage] })).toEqual([
      'products[0].images[1].url must be a file below /pictures/, such as /pictures/vine.webp',
      'products[0].images[1].hexCode must be a colour like #1a2b3c',
      'products[0].images[1].width is below 1',
    ]);
  });

  it.each(['https://cdn.example.com/vine.webp', 'HTTP://cdn.example.com/vine.webp', '//cdn.example.com/vine.webp'])(
    'refuses the picture %s of another host',
    (url) => {
      expect(listProblems({ ...wallpaper, images: [{ ...image, url }] })).toEqual([
        'products[0].images[0].url is on another host: put the file into public/pictures and write /pictures/ and its name',
      ]);
    },
  );

  it.each([
    '/icons/mark.svg',
    '/pictures/../secret.webp',
    '/pictures/a b.webp',
    '/pictures/%2e%2e/a.webp',
    '/pictures/',
  ])('refuses %j as a picture', (url) => {
    expect(listProblems({ ...wallpaper, images: [{ ...image, url }] })).toEqual([
      'products[0].images[0].url must be a file below /pictures/, such as /pictures/vine.webp',
    ]);
  });

  it('reports every problem at once', () => {
    expect(listProblems({ ...wallpaper, id: 'a' }, { ...wallpaper, title: 3, types: [] })).toEqual([
      'products[0].id must be a UUID',
      'products[1].title must be text',
    ]);
  });

  it('refuses duplicate ids and slugs', () => {
    const product = { ...wallpaper, slug: 'vine' };
    expect(listProblems(product, { ...product, id: createUuid(9) })).toEqual([
      `products[1].types[0].id is the same as products[0].types[0].id: ${createUuid(2)}`,
      'products[1].slug is the same as products[0].slug: vine',
    ]);
  });

  it('reports duplicates together with all other problems', () => {
    const copy = { ...wallpaper, title: '', types: [{ ...wallpaper.types[0], pricePerSqFt: 0 }] };
    expect(listProblems(wallpaper, copy, 5, { ...wallpaper, category: 'rugs' })).toEqual([
      'products[1].title must not be empty',
      'products[1].types[0].pricePerSqFt must be above 0',
      'products[2] must be an object',
      'products[3].category must be one of: wallpaper, curtains, blinds, canvas, fabrics',
      `products[1].id is the same as products[0].id: ${createUuid(1)}`,
      `products[1].types[0].id is the same as products[0].types[0].id: ${createUuid(2)}`,
      `products[3].id is the same as products[0].id: ${createUuid(1)}`,
      `products[3].types[0].id is the same as products[0].types[0].id: ${createUuid(2)}`,
    ]);
  });

  it('checks the other fields of a product whose category is unknown', () => {
    expect(listProblems({ ...wallpaper, category: 'rugs', title: '', isFeatured: 'yes' })).toEqual([
      'products[0].category must be one of: wallpaper, curtains, blinds, canvas, fabrics',
      'products[0].title must not be empty',
      'products[0].isFeatured must be true or false',
    ]);
  });

  it.each([null, [], 'x', {}, { products: {} }])('refuses %j as a file', (json) => {
    expect(readCatalogueFile(json).ok).toBe(false);
  });
});
