import { expect, it } from 'vitest';
import { readWishlistEntry, type WishlistEntryReading } from '#contract/readers/wishlist-reader.ts';
import { sampleImage, sampleProduct, samples } from '#tests/support/samples/product-samples.ts';
import { buildCardFacts } from './card-facts.ts';

const HEXES = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666'];
const images = HEXES.map((hexCode, at) => sampleImage(`c${at}`, { hexCode, colorName: `Colour ${at}`, sortOrder: at }));

const entryOf = (value: object): WishlistEntryReading => {
  const entry = readWishlistEntry({ productId: 'p1', ...value });
  if (!entry) throw new Error('Not an entry.');
  return entry;
};

it('shows four of six colours, by their names [WISH-09, CONST-27]', () => {
  const { colours } = buildCardFacts(entryOf({ product: sampleProduct('p1', { images }) }), undefined);
  expect(colours.map(({ hex }) => hex)).toEqual(HEXES.slice(0, 4));
  expect(colours[3]?.name).toBe('Colour 3');
});

it("uses the entry's stored fields when there is no product [WISH-33, ENT-19]", () => {
  const entry = entryOf({
    title: 'Basant Vine',
    subCategory: 'Bahaara',
    images,
    productTypes: [300, 210.5].map((pricePerSqFt) => ({ id: `${pricePerSqFt}`, title: 'T', pricePerSqFt })),
    category: 'wallpaper',
    slug: 'basant-vine',
  });
  const { product, title, subCategory, image, secondImage, ratePaise } = buildCardFacts(entry, null);
  expect([product, title, subCategory, ratePaise]).toEqual([undefined, 'Basant Vine', 'Bahaara', 21050]);
  expect([image?.colorName, secondImage?.colorName]).toEqual(['Colour 0', 'Colour 1']);
});

it('uses the product that was looked up [WISH-32]', () => {
  const { title, ratePaise, image } = buildCardFacts(entryOf({}), samples.wallpaper);
  expect([title, ratePaise, image?.colorName]).toEqual(['Basant Vine', 4500, 'Ivory']);
});
