import type { PublishedContent } from '#contract/content/content-keys.ts';
import { findDeadLinks, listHomeLinks } from '#contract/content/home-targets.ts';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { type Category, HOME_TAB_CATEGORIES } from '#domain/catalogue/category.ts';
import { HOME_TAB_LIMIT, pickFeatured } from '#domain/catalogue/featured.ts';
import { selectContent } from '../content/content-slice.ts';
import { loadContent } from '../content/load-content.ts';
import type { AppThunk } from '../store.ts';
import { loadView } from './load-view.ts';

/** Loads the home page's content, and all featured tabs in one request: each list load empties the previous list. */
export const loadHomeView = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  await dispatch(loadContent('home'));
  const home = selectContent(getState(), 'home');
  if (!home) return;
  await dispatch(
    loadView(
      paths.home,
      {},
      (products) => buildView(home, products),
      (view) => view.home?.number === home.number,
    ),
  );
};

function buildView({ content, number }: PublishedContent<'home'>, products: readonly Product[]) {
  const tabs = HOME_TAB_CATEGORIES.map(
    (category) => [category, pickTabProducts(category, products, content.tabs)] as const,
  );
  const lookIds = content.look.spots.map(({ productId }) => productId);
  const inLook = products.filter(({ id }) => lookIds.includes(id));
  return {
    products: [...new Set([...tabs.flatMap(([, shown]) => shown), ...inLook])],
    home: {
      number,
      tabs: Object.fromEntries(tabs.map(([category, shown]) => [category, shown.map(({ id }) => id)])),
      deadLinks: findDeadLinks(listHomeLinks(content), products),
    },
    total: products.length,
    firstPage: 1,
    pageCount: 1,
    name: null,
    facets: null,
    tiles: [],
  };
}

type Tabs = Partial<Record<Category, readonly string[]>>;

/** Starts with the chosen products that exist; featured ones fill the tab (D-03, D-35). */
function pickTabProducts(category: Category, products: readonly Product[], tabs: Tabs): Product[] {
  const inCategory = products.filter((product) => product.category === category);
  const chosen = (tabs[category] ?? []).flatMap((id) => inCategory.find((product) => product.id === id) ?? []);
  const others = inCategory.filter((product) => !chosen.includes(product));
  return [...chosen, ...pickFeatured(others, HOME_TAB_LIMIT)].slice(0, HOME_TAB_LIMIT);
}
