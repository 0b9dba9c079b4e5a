import type { PublicSettings } from '#contract/public-settings.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { BrowseState, BrowseView } from './catalogue/browse-slice.ts';
import { initialProductsState, type ProductsState } from './catalogue/products-slice.ts';
import type { ContentState } from './content/content-slice.ts';
import { initialProductPageState, PRODUCT_GONE, type ProductPageState } from './product/product-page-slice.ts';
import type { RootState } from './store.ts';

/** State the server embeds in a page: public data only, each product once. */
export type PageState = {
  shop: PublicSettings;
  /** The documents that the page shows. */
  content: ContentState['documents'];
  products: Pick<ProductsState, 'items' | 'list' | 'status' | 'error'>;
  views: readonly PageView[];
  /** The load error to show until the browser retries. */
  failure?: BrowseState['failure'] | undefined;
  /** Only product pages have it. */
  productPage?: ProductPageSnapshot | undefined;
};

/** Product pages embed the product itself among `products`. */
type ProductPageSnapshot = Pick<ProductPageState, 'id' | 'status' | 'error' | 'related'>;

/** Product ids and no timestamp, so equal pages render to equal bytes. */
type PageView = Omit<BrowseView, 'products' | 'fetchedAt'> & { ids: readonly string[] };

export function toPageState({ shop, content, products, browse, productPage }: RootState): PageState {
  const { status, error } = products;
  const views = browse.views.map(toPageView);
  return {
    shop,
    content: content.documents,
    products: { ...pickVisibleProducts(products, browse.views), status, error },
    views,
    failure: browse.failure ?? undefined,
    productPage: toProductPageSnapshot(productPage),
  };
}

/** Embeds only the visible products of a page with a view, and no partial list (D-23). */
function pickVisibleProducts(
  { items, list }: ProductsState,
  views: readonly BrowseView[],
): Pick<ProductsState, 'items' | 'list'> {
  const shown = new Map(views.flatMap((view) => view.products).map((product) => [product.id, product]));
  if (views.length > 0 && shown.size < items.length) return { items: [...shown.values()], list: null };
  // Random request ids would make each rendering differ.
  return { items, list: list && { ...list, requestId: '' } };
}

const toPageView = ({ products, fetchedAt: _, ...view }: BrowseView): PageView => ({
  ...view,
  ids: products.map((product) => product.id),
});

export function fromPageState(
  { content, products, views, failure, productPage }: PageState,
  now: number,
): Pick<RootState, 'content' | 'products' | 'browse' | 'productPage'> {
  const byId = Object.fromEntries(products.items.map((product) => [product.id, product]));
  const lastFetched = products.status === 'succeeded' ? now : null;
  return {
    content: fromServedContent(content, now),
    products: { ...initialProductsState, ...products, byId, lastFetched },
    browse: { views: views.map((view) => fromPageView(view, byId, now)), failure: failure ?? null },
    productPage: fromProductPageSnapshot(productPage, byId, now),
  };
}

const fromServedContent = (documents: ContentState['documents'], now: number): ContentState => ({
  documents,
  fetchedAt: Object.fromEntries(Object.keys(documents).map((key) => [key, now])),
  failedSlot: null,
});

const toProductPageSnapshot = ({ id, status, error, related }: ProductPageState): ProductPageSnapshot | undefined =>
  id === null ? undefined : { id, status, error, related };

const fromProductPageSnapshot = (
  snapshot: ProductPageSnapshot | undefined,
  byId: Readonly<Record<string, Product>>,
  now: number,
): ProductPageState =>
  snapshot === undefined
    ? initialProductPageState
    : { ...snapshot, product: byId[snapshot.id ?? ''] ?? null, fetchedAt: now };

/** Returns false when loading failed on the server; a product that is gone needs no second attempt. */
export const hasServedData = ({ browse, productPage }: RootState): boolean =>
  browse.views.length > 0 || productPage.status === 'succeeded' || productPage.error === PRODUCT_GONE;

const fromPageView = ({ ids, ...view }: PageView, byId: Record<string, Product>, now: number): BrowseView => ({
  ...view,
  products: ids.flatMap((id) => byId[id] ?? []),
  fetchedAt: now,
});
