import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import { sampleImage, sampleProduct, samples } from '../samples/product-samples.ts';

/** A recognisable id. */
export const numberedId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const images: ProductImage[] = [
  sampleImage('ivory', { sortOrder: 1, hexCode: '#EEEEDD', colorName: 'Ivory' }),
  sampleImage('ivory-room', { sortOrder: 2, hexCode: '#EEEEDD', colorName: 'Ivory', kind: 'room' }),
  sampleImage('sage', { sortOrder: 3, hexCode: '#99AA88', colorName: 'Sage' }),
];

const type = (id: number, pricePerSqFt: number) => ({
  id: numberedId(id),
  title: `At ${pricePerSqFt}`,
  description: `For ${pricePerSqFt} rupees.`,
  pricePerSqFt,
});

const RATES = [45, 10, 50, 510, 210, 45.5, 99.99, 210.35, 60];

/** The wallpaper type with this rate per square foot. */
export const wallpaperTypeAtRate = (rate: number): string => numberedId(101 + RATES.indexOf(rate));

const only = <Type>(types: readonly Type[]): Type => {
  const [first] = types;
  if (!first) throw new Error('The sample has no type.');
  return first;
};

/** Products with valid database ids: one per category, and some special cases. */
export const testProducts = {
  wallpaper: sampleProduct(numberedId(1), {
    title: 'Basant Vine',
    slug: 'basant-vine',
    images,
    wallpaperTypes: RATES.map((rate, at) => ({ ...type(101 + at, rate), finish: 'Matt', isWashable: at % 2 === 1 })),
  }),
  curtains: sampleProduct(numberedId(2), {
    category: 'curtains',
    images,
    curtainTypes: [{ ...only(samples.curtains.curtainTypes), ...type(201, 510) }],
  }),
  blinds: sampleProduct(numberedId(3), {
    category: 'blinds',
    images,
    blindsTypes: [{ ...only(samples.blinds.blindsTypes), ...type(301, 95) }],
  }),
  fabrics: sampleProduct(numberedId(4), {
    category: 'fabrics',
    images,
    fabricTypes: [{ ...type(401, 249.5), material: 'Linen', width: 54, isWashable: true }],
  }),
  canvas: sampleProduct(numberedId(5), {
    category: 'canvas',
    images,
    canvasTypes: [
      { ...type(501, 350), width: 24, height: 36, frameType: 'Gallery Wrap', hasMirrorEdges: true },
      { ...type(502, 120), width: 8, height: 10, frameType: null, hasMirrorEdges: false },
    ],
  }),
  untyped: sampleProduct(numberedId(6), { category: 'curtains', subCategory: null }),
  untypedCanvas: sampleProduct(numberedId(7), { category: 'canvas' }),
} satisfies Record<string, Product>;
