import type { DeskProductRow } from '#contract/desk/products/desk-product.ts';

/** A product on sale as a row of the list. */
export const createProductRow = (changes: Partial<DeskProductRow> = {}): DeskProductRow => ({
  id: 'p1',
  version: 0,
  state: 'published',
  hasDraft: false,
  title: 'Basant Vine',
  category: 'wallpaper',
  subCategory: 'Bahaara',
  isFeatured: false,
  image: { url: '/pictures/vine.1a2b.webp', widths: [360], dominantColor: '#d9cdb5' },
  lowestRate: 210,
  typeCount: 4,
  colourCount: 3,
  changedAt: null,
  changedBy: null,
  ...changes,
});
