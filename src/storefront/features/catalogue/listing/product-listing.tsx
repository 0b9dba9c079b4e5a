import { type ReactNode, useRef } from 'react';
import type { Product } from '#contract/storefront/catalogue.ts';
import { EMPTY_QUERY, LISTING_PAGE_SIZE, type ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { BrowseView } from '#storefront/state/catalogue/browse-slice.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { BrowseError } from '../browse-error.tsx';
import barStyles from '../listing-bar.module.css';
import { listActiveFilters } from './active-filters.ts';
import { EmptyListing } from './empty-listing.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer, formatProductCount } from './filter-drawer.tsx';
import { FilterForm } from './filter-form.tsx';
import { ListingPagination } from './listing-pagination.tsx';
import styles from './product-listing.module.css';
import { SortForm } from './sort-form.tsx';
import { useFocusOnNewCards } from './use-focus-on-new-cards.ts';

type ProductListingProps = {
  view: BrowseView;
  query: ListingQuery;
  path: string;
  showsCategories: boolean;
  isUpToDate: boolean;
  isLarge: boolean;
  /** Why the next products could not be loaded. */
  error: string | undefined;
  retry: () => void;
  applyQuery: (query: ListingQuery) => void;
  buildUrl: (query: ListingQuery) => string;
  /** Renders the product grid, with empty places for products that are loading. */
  children: (products: readonly Product[], placeholderCount: number) => ReactNode;
};

const FORM_ID = 'filters';

export function ProductListing({
  view,
  query,
  path,
  showsCategories,
  isUpToDate,
  isLarge,
  error,
  retry,
  applyQuery,
  buildUrl,
  children,
}: ProductListingProps) {
  const { facets, total, products } = view;
  const list = useRef<HTMLDivElement>(null);
  const requestFocus = useFocusOnNewCards(list, view, buildUrl(query));
  const hasFailed = !isUpToDate && error !== undefined;
  const isBusy = !isUpToDate && !hasFailed;
  const isAppending = isBusy && view.key === buildUrl({ ...query, page: query.page - 1 });
  const failure = hasFailed && <BrowseError error={error} onRetry={retry} />;
  const subLabels = new Map(facets?.subs.map(({ value, label }) => [value, label]));
  const form = facets && (
    <FilterForm
      id={FORM_ID}
      action={path}
      query={query}
      facets={facets}
      showsCategories={showsCategories}
      onChange={applyQuery}
    />
  );
  return (
    <>
      <div className={barStyles.bar}>
        <FilterDrawer
          formId={FORM_ID}
          activeCount={listActiveFilters({ ...query, q: '' }, subLabels).length}
          total={total}
          onReset={() => applyQuery({ ...EMPTY_QUERY, q: query.q, sort: query.sort })}
        >
          {form}
        </FilterDrawer>
        <p className={barStyles.count} role="status">
          {formatProductCount(total)}
        </p>
        <SortForm action={path} query={query} onChange={applyQuery} />
      </div>
      <BeforeHydration>{form}</BeforeHydration>
      <FilterChips query={query} subLabels={subLabels} buildUrl={buildUrl} isLarge={isLarge} />
      {total === 0 && isBusy && <LoadingText>Loading ...</LoadingText>}
      {total === 0 && isUpToDate && <EmptyListing query={query} buildUrl={buildUrl} />}
      {total === 0 && failure}
      {total > 0 && (
        <div ref={list} className={styles.products} aria-busy={isBusy}>
          {children(products, isAppending ? countNextProducts(view) : 0)}
          {failure}
          <ListingPagination
            view={view}
            query={query}
            buildUrl={buildUrl}
            isLarge={isLarge}
            isUpToDate={isUpToDate}
            hasFailed={hasFailed}
            onShowMore={requestFocus}
          />
        </div>
      )}
    </>
  );
}

const countNextProducts = ({ firstPage, products, total }: BrowseView): number =>
  Math.max(0, Math.min(LISTING_PAGE_SIZE, total - (firstPage - 1) * LISTING_PAGE_SIZE - products.length));

/** A separate component, so that hydration does not render the whole list again. */
function BeforeHydration({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <div className={styles.inPage}>{children}</div>;
}
