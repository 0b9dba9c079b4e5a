import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import { createSampleImage, createSampleProduct, samples } from '../samples/product-samples.ts';

/** Creates a UUID that ends in this number. */
export const createNumberedId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const images: ProductImage[] = [
  createSampleImage('ivory', { sortOrder: 1, hexCode: '#EEEEDD', colorName: 'Ivory' }),
  createSampleImage('ivory-room', { sortOrder: 2, hexCode: '#EEEEDD', colorName: 'Ivory', kind: 'room' }),
  createSampleImage('sage', { sortOrder: 3, hexCode: '#99AA88', colorName: 'Sage' }),
];

const createType = (id: number, pricePerSqFt: number) => ({
  id: createNumberedId(id),
  title: `At ${pricePerSqFt}`,
  description: `For ${pricePerSqFt} rupees.`,
  pricePerSqFt,
});

const RATES = [45, 10, 50, 510, 210, 45.5, 99.99, 210.35, 60];

/** Returns the id of the wallpaper type with this rate per square foot. */
export const getWallpaperTypeId = (rate: number): string => createNumberedId(101 + RATES.indexOf(rate));

const getFirst = <Type>(types: readonly Type[]): Type => {
  const [first] = types;
  if (!first) throw new Error('The sample has no type.');
  return first;
};

const createStyledType = (id: number, pricePerSqFt: number, blindStyle: string, motorisation: string) => ({
  ...getFirst(samples.blinds.blindsTypes),
  ...createType(id, pricePerSqFt),
  blindStyle,
  motorisation,
});

/** Products with valid database ids: one per category, and some special cases. */
export const testProducts = {
  wallpaper: createSampleProduct(createNumberedId(1), {
    title: 'Basant Vine',
    slug: 'basant-vine',
    images,
    wallpaperTypes: RATES.map((rate, index) => ({
      ...createType(101 + index, rate),
      finish: 'Matt',
      isWashable: index % 2 === 1,
    })),
  }),
  curtains: createSampleProduct(createNumberedId(2), {
    category: 'curtains',
    images,
    curtainTypes: [{ ...getFirst(samples.curtains.curtainTypes), ...createType(201, 510) }],
  }),
  blinds: createSampleProduct(createNumberedId(3), {
    category: 'blinds',
    images,
    blindsTypes: [{ ...getFirst(samples.blinds.blindsTypes), ...createType(301, 95) }],
  }),
  fabrics: createSampleProduct(createNumberedId(4), {
    category: 'fabrics',
    images,
    fabricTypes: [{ ...createType(401, 249.5), material: 'Linen', width: 54, isWashable: true }],
  }),
  canvas: createSampleProduct(createNumberedId(5), {
    category: 'canvas',
    images,
    canvasTypes: [
      { ...createType(501, 350), width: 24, height: 36, frameType: 'Gallery Wrap', hasMirrorEdges: true },
      { ...createType(502, 120), width: 8, height: 10, frameType: null, hasMirrorEdges: false },
    ],
  }),
  untyped: createSampleProduct(createNumberedId(6), { category: 'curtains', subCategory: null }),
  untypedCanvas: createSampleProduct(createNumberedId(7), { category: 'canvas' }),
  /** Style and motorisation select the type. */
  styledBlind: createSampleProduct(createNumberedId(8), {
    category: 'blinds',
    images,
    blindsTypes: [
      createStyledType(311, 95, 'Classic', 'No Motorisation'),
      createStyledType(312, 190, 'Classic', 'Motor Only'),
      createStyledType(313, 320, 'Platinum', 'Motor Remote & Charger'),
    ],
  }),
} satisfies Record<string, Product>;
