import { PRODUCT_TABS, type ProductFilter, type ProductTab } from '#contract/desk/products/products.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { parseCategory } from '#domain/catalogue/category.ts';

/** Filters, order and page of the list. They are in the address, so that reload, Back and a shared link keep the view. */
export type ProductsView = ProductFilter & { cursor: string | null };

export const PRODUCT_SORTS: Readonly<Record<ProductFilter['sort'], string>> = {
  shop: 'As in the shop',
  title: 'Title',
  rate: 'Lowest rate',
  changed: 'Last changed',
};
const DEFAULT_TAB: ProductTab = 'published';

export const parseSort = (text: string | null): ProductFilter['sort'] =>
  text === 'title' || text === 'rate' || text === 'changed' ? text : 'shop';

/** The search text is in the fragment, as in every list of the desk. */
export function readProductsView({ search, hash }: { search: string; hash: string }): ProductsView {
  const query = new URLSearchParams(search);
  return {
    tab: PRODUCT_TABS.find((tab) => tab === query.get('tab')) ?? DEFAULT_TAB,
    search: new URLSearchParams(hash.slice(1)).get('q') ?? '',
    category: parseCategory(query.get('category')) ?? null,
    sort: parseSort(query.get('sort')),
    cursor: query.get('cursor'),
  };
}

export function buildProductsAddress({ tab, search, category, sort, cursor }: ProductsView): string {
  const query = new URLSearchParams();
  if (tab !== DEFAULT_TAB) query.set('tab', tab);
  if (category !== null) query.set('category', category);
  if (sort !== 'shop') query.set('sort', sort);
  if (cursor !== null) query.set('cursor', cursor);
  const fragment = search === '' ? '' : `#${new URLSearchParams({ q: search })}`;
  return `${deskPaths.products}${query.size > 0 ? `?${query}` : ''}${fragment}`;
}

/** A changed filter starts from the first page. */
export const buildChangedView = (view: ProductsView, change: Partial<ProductsView>): ProductsView => ({
  ...view,
  cursor: null,
  ...change,
});

/** Drops the page: an export contains all pages. */
export const toProductFilter = ({ cursor: _, ...filter }: ProductsView): ProductFilter => filter;
