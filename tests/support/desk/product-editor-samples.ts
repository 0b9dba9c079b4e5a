import type { DeskProduct, DraftImage, DraftType, ProductContent } from '#contract/desk/products/desk-product.ts';

export const createDraftType = (changes: Partial<DraftType> = {}): DraftType =>
  ({
    id: 't1',
    title: 'Sheer',
    description: '',
    pricePerSqFt: 385,
    configuration: 'Pair of Curtains',
    heading: null,
    tiebacks: null,
    ...changes,
  }) as DraftType;

export const createDraftImage = (changes: Partial<DraftImage> = {}): DraftImage => ({
  url: '/pictures/uploads/blue.webp',
  hexCode: '#2244aa',
  colorName: 'Indigo',
  kind: 'flat',
  width: 1600,
  height: 1200,
  dominantColor: '#2244aa',
  widths: [320, 640],
  altText: 'Indigo vines',
  ...changes,
});

/** Complete: it can be published. */
export const createProductDraft = (changes: Partial<ProductContent> = {}): ProductContent => ({
  category: 'curtains',
  title: 'Basant Vine',
  slug: null,
  subCategory: 'Floral',
  orderComment: null,
  isFeatured: false,
  images: [createDraftImage()],
  types: [createDraftType()],
  ...changes,
});

/** On sale, without changes that wait. */
export const createDeskProduct = (changes: Partial<DeskProduct> = {}): DeskProduct => ({
  id: 'p1',
  version: 1,
  state: 'published',
  draft: null,
  published: createProductDraft(),
  redirectTo: null,
  changedAt: '2026-01-02T08:00:00.000Z',
  changedBy: 'Kiran Rao',
  changedById: 's2',
  shopUrl: 'http://localhost:3000/product/p1',
  ...changes,
});
