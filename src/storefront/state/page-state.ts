import type { Product } from '#contract/api/catalogue.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { BrowseState, BrowseView } from './catalogue/browse-slice.ts';
import { initialProducts, type ProductsState } from './catalogue/products-slice.ts';
import { fromProductPageBlock, type ProductPageBlock, toProductPageBlock } from './product/product-page-block.ts';
import type { RootState } from './store.ts';

/** What the server's page hands to the browser: only what a public page can hold, each product once. */
export type PageState = {
  shop: PublicSettings;
  products: Pick<ProductsState, 'items' | 'list' | 'status' | 'error'>;
  views: readonly PageView[];
  /** Why there is no view, in the words that the page shows until the browser has asked again. */
  failure?: BrowseState['failure'] | undefined;
  /** On product pages only. */
  productPage?: ProductPageBlock | undefined;
};

/** Products by id, and without the time, so that every rendering of the same page is the same. */
type PageView = Omit<BrowseView, 'products' | 'at'> & { ids: readonly string[] };

export function toPageState({ shop, products, browse, productPage }: RootState): PageState {
  const { status, error } = products;
  const views = browse.views.map(toPageView);
  return {
    shop,
    products: { ...inSight(products, browse.views), status, error },
    views,
    failure: browse.failure ?? undefined,
    productPage: toProductPageBlock(productPage),
  };
}

/** Decision D-23: a page with a view brings only the products in sight, and a list that is cut is no list. */
function inSight({ items, list }: ProductsState, views: readonly BrowseView[]): Pick<ProductsState, 'items' | 'list'> {
  const shown = new Map(views.flatMap((view) => view.products).map((product) => [product.id, product]));
  if (views.length > 0 && shown.size < items.length) return { items: [...shown.values()], list: null };
  // Request ids are random: left in, they would make every rendering of the same page a different one.
  return { items, list: list && { ...list, requestId: '' } };
}

const toPageView = ({ products, at: _, ...view }: BrowseView): PageView => ({
  ...view,
  ids: products.map((product) => product.id),
});

export function fromPageState(
  { products, views, failure, productPage }: PageState,
  now: number,
): Pick<RootState, 'products' | 'browse' | 'productPage'> {
  const byId = Object.fromEntries(products.items.map((product) => [product.id, product]));
  const lastFetched = products.status === 'succeeded' ? now : null;
  return {
    products: { ...initialProducts, ...products, byId, lastFetched },
    browse: { views: views.map((view) => fromPageView(view, byId, now)), failure: failure ?? null },
    productPage: fromProductPageBlock(productPage, byId, now),
  };
}

/** Whether the server's page brought what it shows; one whose load has failed there did not. */
export const hasServedData = ({ browse, productPage }: RootState): boolean =>
  browse.views.length > 0 || productPage.status === 'succeeded';

const fromPageView = ({ ids, ...view }: PageView, byId: Record<string, Product>, now: number): BrowseView => ({
  ...view,
  products: ids.flatMap((id) => byId[id] ?? []),
  at: now,
});
