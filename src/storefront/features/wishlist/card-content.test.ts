import { expect, it } from 'vitest';
import { type ListedWishlistEntry, readWishlistEntry } from '#contract/readers/wishlist-reader.ts';
import { createSampleImage, createSampleProduct, samples } from '#tests/support/samples/product-samples.ts';
import { buildCardContent } from './card-content.ts';

const HEXES = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666'];
const images = HEXES.map((hexCode, index) =>
  createSampleImage(`c${index}`, { hexCode, colorName: `Colour ${index}`, sortOrder: index }),
);

const createEntry = (value: object): ListedWishlistEntry => {
  const entry = readWishlistEntry({ productId: 'p1', ...value });
  if (!entry) throw new Error('Not an entry.');
  return entry;
};

it('lists four of six colours with their names [WISH-09, CONST-27]', () => {
  const { colours } = buildCardContent(createEntry({ product: createSampleProduct('p1', { images }) }), undefined);
  expect(colours.map(({ colourHex }) => colourHex)).toEqual(HEXES.slice(0, 4));
  expect(colours[3]?.name).toBe('Colour 3');
});

it("uses the entry's stored fields when there is no product [WISH-33, ENT-19]", () => {
  const entry = createEntry({
    title: 'Basant Vine',
    subCategory: 'Bahaara',
    images,
    productTypes: [300, 210.5].map((pricePerSqFt) => ({ id: `${pricePerSqFt}`, title: 'T', pricePerSqFt })),
    category: 'wallpaper',
    slug: 'basant-vine',
  });
  const { product, title, subCategory, image, secondImage, ratePaise } = buildCardContent(entry, null);
  expect([product, title, subCategory, ratePaise]).toEqual([undefined, 'Basant Vine', 'Bahaara', 21050]);
  expect([image?.colorName, secondImage?.colorName]).toEqual(['Colour 0', 'Colour 1']);
});

it('uses the fetched product [WISH-32]', () => {
  const { title, ratePaise, image } = buildCardContent(createEntry({}), samples.wallpaper);
  expect([title, ratePaise, image?.colorName]).toEqual(['Basant Vine', 4500, 'Ivory']);
});
