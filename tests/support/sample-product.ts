import type { Product } from '#contract/api/catalogue.ts';

/** A product with everything that is not the test's business filled in. */
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
