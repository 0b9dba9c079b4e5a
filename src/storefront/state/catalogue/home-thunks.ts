import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { type Category, HOME_TAB_CATEGORIES } from '#domain/catalogue/category.ts';
import { HOME_TAB_LIMIT, pickFeatured } from '#domain/catalogue/featured.ts';
import type { AppThunk } from '../store.ts';
import { findDeadLinks } from './home-targets.ts';
import { loadView } from './load-view.ts';

type HomeEntries = {
  /** Products of the Wallpaper tab. */
  sampleIds: readonly string[];
  links: readonly string[];
};

/** Loads all featured tabs in one request: each list load empties the previous list. */
export const loadHomeView = ({ sampleIds, links }: HomeEntries): AppThunk<Promise<void>> =>
  loadView(paths.home, {}, (products) => ({
    products: HOME_TAB_CATEGORIES.flatMap((category) => pickTabProducts(category, products, sampleIds)),
    deadLinks: findDeadLinks(links, products),
    total: products.length,
    firstPage: 1,
    pageCount: 1,
    name: null,
    facets: null,
    tiles: [],
  }));

/** Wallpaper starts with the samples that exist (D-03, D-35). */
function pickTabProducts(category: Category, products: readonly Product[], sampleIds: readonly string[]): Product[] {
  const inCategory = products.filter((product) => product.category === category);
  const samples =
    category === 'wallpaper' ? sampleIds.flatMap((id) => inCategory.find((product) => product.id === id) ?? []) : [];
  const others = inCategory.filter((product) => !samples.includes(product));
  return [...samples, ...pickFeatured(others, HOME_TAB_LIMIT)].slice(0, HOME_TAB_LIMIT);
}
