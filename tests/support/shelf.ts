import type { Product, ProductImage } from '#contract/api/catalogue.ts';
import { sampleImage, sampleProduct, samples } from './sample-products.ts';

/** An id that says which it is. */
export const idNumber = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const images: ProductImage[] = [
  sampleImage('ivory', { sortOrder: 1, hexCode: '#EEEEDD', colorName: 'Ivory' }),
  sampleImage('ivory-room', { sortOrder: 2, hexCode: '#EEEEDD', colorName: 'Ivory', kind: 'room' }),
  sampleImage('sage', { sortOrder: 3, hexCode: '#99AA88', colorName: 'Sage' }),
];

const type = (id: number, pricePerSqFt: number) => ({
  id: idNumber(id),
  title: `At ${pricePerSqFt}`,
  description: `For ${pricePerSqFt} rupees.`,
  pricePerSqFt,
});

const RATES = [45, 10, 50, 510, 210, 45.5, 99.99, 210.35, 60];

/** The type of the shelf's wallpaper that costs so much per square foot. */
export const typeAtRate = (rate: number): string => idNumber(101 + RATES.indexOf(rate));

const only = <Type>(types: readonly Type[]): Type => {
  const [first] = types;
  if (!first) throw new Error('The sample has no type.');
  return first;
};

/** Products under ids that a database takes: one of each category, and some that are special. */
export const shelf = {
  wallpaper: sampleProduct(idNumber(1), {
    title: 'Basant Vine',
    slug: 'basant-vine',
    images,
    wallpaperTypes: RATES.map((rate, at) => ({ ...type(101 + at, rate), finish: 'Matt', isWashable: at % 2 === 1 })),
  }),
  curtains: sampleProduct(idNumber(2), {
    category: 'curtains',
    images,
    curtainTypes: [{ ...only(samples.curtains.curtainTypes), ...type(201, 510) }],
  }),
  blinds: sampleProduct(idNumber(3), {
    category: 'blinds',
    images,
    blindsTypes: [{ ...only(samples.blinds.blindsTypes), ...type(301, 95) }],
  }),
  fabrics: sampleProduct(idNumber(4), {
    category: 'fabrics',
    images,
    fabricTypes: [{ ...type(401, 249.5), material: 'Linen', width: 54, isWashable: true }],
  }),
  canvas: sampleProduct(idNumber(5), {
    category: 'canvas',
    images,
    canvasTypes: [
      { ...type(501, 350), width: 24, height: 36, frameType: 'Gallery Wrap', hasMirrorEdges: true },
      { ...type(502, 120), width: 8, height: 10, frameType: null, hasMirrorEdges: false },
    ],
  }),
  untyped: sampleProduct(idNumber(6), { category: 'curtains', subCategory: null }),
  untypedCanvas: sampleProduct(idNumber(7), { category: 'canvas' }),
} satisfies Record<string, Product>;
