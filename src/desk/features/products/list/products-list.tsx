import { useState } from 'react';
import { useLocation } from 'react-router';
import type { DeskProductRow } from '#contract/desk/products/desk-product.ts';
import { PRODUCT_TABS, type ProductTab } from '#contract/desk/products/products.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { LinkTabs } from '#desk/elements/list/link-tabs.tsx';
import { ListTools } from '#desk/elements/list/list-layout.tsx';
import { ListSearch } from '#desk/elements/list/list-search.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { useMediaQuery } from '#desk/elements/use-media-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { NewProductDialog } from './new-product-dialog.tsx';
import { ProductFilters } from './product-filters.tsx';
import { useProductList } from './product-list-query.ts';
import { ProductCards, ProductTable } from './product-table.tsx';
import { buildProductsAddress, type ProductsView, readProductsView } from './products-address.ts';
import styles from './products-list.module.css';
import { useProductSelection } from './use-product-selection.ts';

const TAB_LABELS: Readonly<Record<ProductTab, string>> = {
  published: 'On sale',
  drafts: 'Unpublished changes',
  hidden: 'Hidden',
  archived: 'Archived',
  all: 'All',
};

export function ProductsList() {
  const view = readProductsView(useLocation());
  const navigateTo = useNavigateTo();
  const [isCreating, setCreating] = useState(false);
  const list = useProductList(view);
  const change = (part: Partial<ProductsView>, replace = false) =>
    navigateTo(buildProductsAddress({ ...view, ...part }), { replace });
  return (
    <>
      <PageHead
        title="Products"
        actions={
          <>
            <ButtonLink variant="secondary" size="small" to={deskPaths.importProducts}>
              Import and export
            </ButtonLink>
            <Button size="small" onClick={() => setCreating(true)}>
              New product
            </Button>
          </>
        }
      />
      <LinkTabs
        label="Products by state"
        tabs={PRODUCT_TABS.map((tab) => ({
          label: TAB_LABELS[tab],
          to: buildProductsAddress({ ...view, tab }),
          isCurrent: tab === view.tab,
          count: tab === view.tab && !list.isPlaceholderData ? list.data?.count : undefined,
        }))}
      />
      <ListTools>
        <ListSearch
          label="Search products"
          placeholder="Title, sub-category, colour, type…"
          text={view.search}
          onSearch={(search) => change({ search }, true)}
        />
        <ProductFilters view={view} onChange={change} />
      </ListTools>
      <QueryView query={list} loading="Loading products…">
        {({ products, count }) => (
          <div aria-busy={list.isPlaceholderData} className={styles.result}>
            {/* Another view starts without a selection. */}
            <ProductRows key={buildProductsAddress(view)} products={products} view={view} />
            {list.hasNextPage && (
              <div className={styles.more}>
                <p>
                  {products.length.toLocaleString('en-IN')} of {count.toLocaleString('en-IN')} products
                </p>
                <Button
                  variant="secondary"
                  size="small"
                  isBusy={list.isFetchingNextPage}
                  busyLabel="Loading…"
                  onClick={() => void list.fetchNextPage()}
                >
                  Show more
                </Button>
              </div>
            )}
          </div>
        )}
      </QueryView>
      {isCreating && <NewProductDialog category={view.category} onClose={() => setCreating(false)} />}
    </>
  );
}

function ProductRows({ products, view }: { products: readonly DeskProductRow[]; view: ProductsView }) {
  // Beside the navigation, the columns need this much.
  const isWide = useMediaQuery('(min-width: 1200px)');
  const selection = useProductSelection(products);
  const rows = { products, selection, address: buildProductsAddress(view) };
  return (
    <>
      {products.length === 0 ? (
        <NoProducts view={view} />
      ) : isWide ? (
        <ProductTable {...rows} />
      ) : (
        <ProductCards {...rows} />
      )}
      {/* Stays when the last product leaves the list, because it shows what became of it. */}
      <BulkBar selection={selection} />
    </>
  );
}

const EMPTY_TABS: Readonly<Record<ProductTab, string>> = {
  published: 'Nothing is on sale',
  drafts: 'No unpublished changes',
  hidden: 'No product is hidden',
  archived: 'No product is archived',
  all: 'No products yet',
};

function NoProducts({ view }: { view: ProductsView }) {
  const isSearched = view.search !== '';
  if (!isSearched && view.category === null) return <StatusMessage title={EMPTY_TABS[view.tab]} />;
  const target = buildProductsAddress({ ...view, category: null, ...(isSearched && { tab: 'all' }) });
  return (
    <StatusMessage
      title="No products match"
      text={isSearched ? 'Search finds the beginning of words only.' : 'Change the filter to see more.'}
      action={
        target !== buildProductsAddress(view) && (
          <ButtonLink variant="secondary" size="small" to={target}>
            {isSearched ? 'Search all products' : 'Clear the filter'}
          </ButtonLink>
        )
      }
    />
  );
}
