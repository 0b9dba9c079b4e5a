import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';

/** A product with defaults for everything the test does not set. */
export const sampleProduct = (id: string, given: Partial<Product> = {}): Product => ({
  id,
  title: `Product ${id}`,
  slug: id,
  category: 'wallpaper',
  subCategory: 'Bahaara',
  orderComment: null,
  isFeatured: false,
  images: [],
  wallpaperTypes: [],
  curtainTypes: [],
  blindsTypes: [],
  canvasTypes: [],
  fabricTypes: [],
  ...given,
});

export const sampleImage = (name: string, given: Partial<ProductImage> = {}): ProductImage => ({
  url: `/pictures/${name}.webp`,
  sortOrder: 1,
  hexCode: null,
  colorName: null,
  kind: 'flat',
  width: 800,
  height: 800,
  dominantColor: '#cccccc',
  widths: [],
  ...given,
});

const images = [
  sampleImage('ivory', { sortOrder: 1, hexCode: '#eeeedd', colorName: 'Ivory' }),
  sampleImage('sage', { sortOrder: 2, hexCode: '#99aa88', colorName: 'Sage' }),
];
const type = (id: string, title: string, pricePerSqFt: number) => ({
  id,
  title,
  description: `About ${title}.`,
  pricePerSqFt,
});

/** One product of each category, with two types and two colours where the category has them. */
export const samples = {
  wallpaper: sampleProduct('w1', {
    title: 'Basant Vine',
    orderComment: 'Blossoms climb two winding stems.',
    images,
    wallpaperTypes: [
      { ...type('matt', 'Smooth Matt', 45), finish: 'Matt', isWashable: false },
      { ...type('vinyl', 'Eggshell Vinyl', 60.5), finish: 'Eggshell', isWashable: true },
    ],
  }),
  curtains: sampleProduct('c1', {
    title: 'Basant Curtains',
    category: 'curtains',
    images,
    curtainTypes: [
      { ...type('unlined', 'Unlined', 115), configuration: null, heading: null, tiebacks: null },
      { ...type('lined', 'Cotton Lined', 165), configuration: null, heading: 'Wave Pleat', tiebacks: 'Plain' },
    ],
  }),
  blinds: sampleProduct('b1', {
    title: 'Mehrab Roller Blind',
    category: 'blinds',
    images,
    blindsTypes: [
      {
        ...type('platinum', 'Platinum', 95),
        fittingType: 'Inside',
        blindStyle: null,
        motorisation: 'Motor Only',
        chainColour: null,
        sideOfControls: 'Left',
      },
    ],
  }),
  fabrics: sampleProduct('f1', {
    title: 'Kora Linen',
    category: 'fabrics',
    images,
    fabricTypes: [{ ...type('linen', 'Pure Linen', 130), material: 'Linen', width: 54, isWashable: true }],
  }),
  canvas: sampleProduct('k1', {
    title: 'Dusk over the Hills',
    category: 'canvas',
    images,
    canvasTypes: [
      { ...type('wrap', 'Gallery Wrap', 300), width: 24, height: 36, frameType: 'Gallery Wrap', hasMirrorEdges: true },
      { ...type('roll', 'Rolled Print', 10), width: 12, height: 12, frameType: null, hasMirrorEdges: false },
    ],
  }),
} satisfies Record<Product['category'], Product>;
