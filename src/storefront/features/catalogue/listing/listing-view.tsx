import type { ReactNode } from 'react';
import type { Product } from '#contract/storefront/catalogue.ts';
import { EMPTY_QUERY, type ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { BrowseView } from '#storefront/state/catalogue/browse-slice.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import barStyles from '../listing-bar.module.css';
import { listActiveFilters } from './active-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer, formatProductCount } from './filter-drawer.tsx';
import { FilterForm } from './filter-form.tsx';
import { ListingPages } from './listing-pages.tsx';
import styles from './listing-view.module.css';
import { SortForm } from './sort-form.tsx';

type ListingViewProps = {
  view: BrowseView;
  query: ListingQuery;
  path: string;
  withKinds: boolean;
  isUpToDate: boolean;
  isLarge: boolean;
  ask: (query: ListingQuery) => void;
  addressOf: (query: ListingQuery) => string;
  /** The grid of the products. */
  children: (products: readonly Product[]) => ReactNode;
};

const FORM_ID = 'filters';

export function ListingView({
  view,
  query,
  path,
  withKinds,
  isUpToDate,
  isLarge,
  ask,
  addressOf,
  children,
}: ListingViewProps) {
  const { facets, total, products } = view;
  const subLabels = new Map(facets?.subs.map(({ value, label }) => [value, label]));
  const form = facets && (
    <FilterForm id={FORM_ID} action={path} query={query} facets={facets} withKinds={withKinds} onChange={ask} />
  );
  return (
    <>
      <div className={barStyles.bar}>
        <FilterDrawer
          formId={FORM_ID}
          activeCount={listActiveFilters({ ...query, q: '' }, subLabels).length}
          total={total}
          onReset={() => ask({ ...EMPTY_QUERY, q: query.q, sort: query.sort })}
        >
          {form}
        </FilterDrawer>
        <p className={barStyles.count} role="status">
          {formatProductCount(total)}
        </p>
        <SortForm action={path} query={query} onChange={ask} />
      </div>
      <BeforeHydration>{form}</BeforeHydration>
      <FilterChips query={query} subLabels={subLabels} buildAddress={addressOf} isLarge={isLarge} />
      {total === 0 ? (
        <EmptyState
          title="Nothing matches your choice."
          text="Try fewer filters or another word."
          action={
            <ButtonLink to={addressOf(EMPTY_QUERY)} variant="secondary">
              Show all products
            </ButtonLink>
          }
        />
      ) : (
        <div className={styles.products} aria-busy={!isUpToDate}>
          {children(products)}
          <ListingPages view={view} query={query} buildAddress={addressOf} isLarge={isLarge} />
        </div>
      )}
    </>
  );
}

/** A separate component, so that hydration does not render the whole list again. */
function BeforeHydration({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <div className={styles.inPage}>{children}</div>;
}
