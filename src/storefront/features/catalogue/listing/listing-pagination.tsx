import { LISTING_PAGE_SIZE, type ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { BrowseView } from '#storefront/state/catalogue/browse-slice.ts';
import { PageLink } from '#ui/actions/page-link.tsx';
import { createListingHistoryState } from './listing-history.ts';
import styles from './product-listing.module.css';

type ListingPaginationProps = {
  view: BrowseView;
  query: ListingQuery;
  buildUrl: (query: ListingQuery) => string;
  isLarge: boolean;
  isUpToDate: boolean;
  /** The address already names the page that could not be loaded; only a retry loads it. */
  hasFailed: boolean;
  /** Gets the address of the next page. */
  onShowMore: (url: string) => void;
};

/** Links to the previous and next page (D-23); with JavaScript 'Show more' appends to the list. */
export function ListingPagination(props: ListingPaginationProps) {
  const { view, query, buildUrl, isLarge, isUpToDate, hasFailed, onShowMore } = props;
  const { firstPage, pageCount, products, total } = view;
  if (pageCount === 1) return null;
  const firstIndex = (firstPage - 1) * LISTING_PAGE_SIZE + 1;
  // While a page loads, the last one shown: a second click must not skip a page.
  const lastPage = isUpToDate ? query.page : firstPage - 1 + Math.ceil(products.length / LISTING_PAGE_SIZE);
  const buildPageUrl = (page: number) => buildUrl({ ...query, page });
  const nextUrl = buildPageUrl(lastPage + 1);
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <p role="status">
        {products.length > 0
          ? `Showing ${firstIndex} to ${firstIndex + products.length - 1} of ${total}`
          : `${total} products`}
      </p>
      {lastPage < pageCount && !hasFailed && (
        <PageLink to={nextUrl} state={createListingHistoryState(firstPage)} onPlainClick={() => onShowMore(nextUrl)}>
          Show more
        </PageLink>
      )}
      {firstPage > 1 && (
        <PageLink to={buildPageUrl(Math.min(firstPage - 1, pageCount))} rel="prev" reloadDocument={isLarge}>
          Show earlier products
        </PageLink>
      )}
    </nav>
  );
}
