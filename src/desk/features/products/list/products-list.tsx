import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { DeskProductRow } from '#contract/desk/products/desk-product.ts';
import { exportProductList, PRODUCT_TABS, type ProductTab } from '#contract/desk/products/products.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useProductList } from '#desk/api/products.ts';
import { useCan } from '#desk/api/session.ts';
import { ExportButton } from '#desk/elements/list/export-button.tsx';
import { LinkTabs } from '#desk/elements/list/link-tabs.tsx';
import { ListResult, ListTools } from '#desk/elements/list/list-layout.tsx';
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
import { ProductCards, ProductTable } from './product-table.tsx';
import {
  buildChangedView,
  buildProductsAddress,
  type ProductsView,
  readProductsView,
  toProductFilter,
} from './products-address.ts';
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
  const list = useProductList(view);
  const change = (part: Partial<ProductsView>, replace = false) =>
    navigateTo(buildProductsAddress(buildChangedView(view, part)), { replace });
  return (
    <>
      <PageHead title="Products" actions={useCan()('catalogue.edit') && <ListActions view={view} />} />
      <LinkTabs
        label="Products by state"
        tabs={PRODUCT_TABS.map((tab) => ({
          label: TAB_LABELS[tab],
          to: buildProductsAddress(buildChangedView(view, { tab })),
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
        {({ products, nextCursor }) => (
          <ListResult
            isStale={list.isPlaceholderData}
            pagesLabel="Pages of products"
            firstPage={view.cursor === null ? undefined : buildProductsAddress(buildChangedView(view, {}))}
            nextPage={nextCursor === null ? undefined : buildProductsAddress({ ...view, cursor: nextCursor })}
          >
            {/* Another view clears the selection. */}
            <ProductRows key={buildProductsAddress(view)} products={products} view={view} />
          </ListResult>
        )}
      </QueryView>
    </>
  );
}

function ListActions({ view }: { view: ProductsView }) {
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <ExportButton
        load={() => callDesk(exportProductList, { body: toProductFilter(view) })}
        fileName={`products-${view.tab}.csv`}
        noun="products"
      />
      <ButtonLink variant="secondary" size="small" to={deskPaths.importProducts}>
        Import and export
      </ButtonLink>
      <Button size="small" onClick={() => setCreating(true)}>
        New product
      </Button>
      {isCreating && <NewProductDialog view={view} onClose={() => setCreating(false)} />}
    </>
  );
}

function ProductRows({ products, view }: { products: readonly DeskProductRow[]; view: ProductsView }) {
  // The columns and the navigation need this width.
  const isWide = useMediaQuery('(min-width: 1200px)');
  const selection = useProductSelection(products);
  const list = useRef<HTMLDivElement>(null);
  const rows = { products, selection, address: buildProductsAddress(view) };
  return (
    <>
      <div ref={list} tabIndex={-1} className={styles.list}>
        {products.length === 0 ? (
          <NoProducts view={view} />
        ) : isWide ? (
          <ProductTable {...rows} />
        ) : (
          <ProductCards {...rows} />
        )}
      </div>
      {/* Stays when the last product leaves the list, because it shows the result. */}
      <BulkBar selection={selection} list={list} />
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
  const target = buildProductsAddress(buildChangedView(view, { category: null, ...(isSearched && { tab: 'all' }) }));
  return (
    <StatusMessage
      title="No products match"
      text={isSearched ? 'Search only matches the beginning of words.' : 'Change the filter to see more.'}
      action={
        target !== buildProductsAddress(buildChangedView(view, {})) && (
          <ButtonLink variant="secondary" size="small" to={target}>
            {isSearched ? 'Search all products' : 'Clear the filter'}
          </ButtonLink>
        )
      }
    />
  );
}
