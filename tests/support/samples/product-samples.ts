import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';

/** Creates a product with default values. */
export const createSampleProduct = (id: string, changes: Partial<Product> = {}): Product => ({
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
  ...changes,
});

export const createSampleImage = (name: string, changes: Partial<ProductImage> = {}): ProductImage => ({
  url: `/pictures/${name}.webp`,
  sortOrder: 1,
  hexCode: null,
  colorName: null,
  kind: 'flat',
  width: 800,
  height: 800,
  dominantColor: '#cccccc',
  widths: [],
  ...changes,
});

const images = [
  createSampleImage('ivory', { sortOrder: 1, hexCode: '#eeeedd', colorName: 'Ivory' }),
  createSampleImage('sage', { sortOrder: 2, hexCode: '#99aa88', colorName: 'Sage' }),
];
const createType = (id: string, title: string, pricePerSqFt: number) => ({
  id,
  title,
  description: `About ${title}.`,
  pricePerSqFt,
});

/** One product of each category, with two types and two colours where the category has them. */
export const samples = {
  wallpaper: createSampleProduct('w1', {
    title: 'Basant Vine',
    orderComment: 'Blossoms climb two winding stems.',
    images,
    wallpaperTypes: [
      { ...createType('matt', 'Smooth Matt', 45), finish: 'Matt', isWashable: false },
      { ...createType('vinyl', 'Eggshell Vinyl', 60.5), finish: 'Eggshell', isWashable: true },
    ],
  }),
  curtains: createSampleProduct('c1', {
    title: 'Basant Curtains',
    category: 'curtains',
    images,
    curtainTypes: [
      { ...createType('unlined', 'Unlined', 115), configuration: null, heading: null, tiebacks: null },
      { ...createType('lined', 'Cotton Lined', 165), configuration: null, heading: 'Wave Pleat', tiebacks: 'Plain' },
    ],
  }),
  blinds: createSampleProduct('b1', {
    title: 'Mehrab Roller Blind',
    category: 'blinds',
    images,
    blindsTypes: [
      {
        ...createType('platinum', 'Platinum', 95),
        fittingType: 'Inside',
        blindStyle: null,
        motorisation: 'Motor Only',
        chainColour: null,
        sideOfControls: 'Left',
      },
    ],
  }),
  fabrics: createSampleProduct('f1', {
    title: 'Kora Linen',
    category: 'fabrics',
    images,
    fabricTypes: [{ ...createType('linen', 'Pure Linen', 130), material: 'Linen', width: 54, isWashable: true }],
  }),
  canvas: createSampleProduct('k1', {
    title: 'Dusk over the Hills',
    category: 'canvas',
    images,
    canvasTypes: [
      {
        ...createType('wrap', 'Gallery Wrap', 300),
        width: 24,
        height: 36,
        frameType: 'Gallery Wrap',
        hasMirrorEdges: true,
      },
      { ...createType('roll', 'Rolled Print', 10), width: 12, height: 12, frameType: null, hasMirrorEdges: false },
    ],
  }),
} satisfies Record<Product['category'], Product>;
