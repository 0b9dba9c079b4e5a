import { LISTING_PAGE_SIZE, type ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { BrowseView } from '#storefront/state/catalogue/browse-slice.ts';
import { PageLink } from '#ui/actions/page-link.tsx';
import styles from './product-listing.module.css';

type ListingPaginationProps = {
  view: BrowseView;
  query: ListingQuery;
  buildUrl: (query: ListingQuery) => string;
  isLarge: boolean;
};

/** Links to the previous and next page (D-23); with JavaScript 'Show more' appends to the list. */
export function ListingPagination({ view, query, buildUrl, isLarge }: ListingPaginationProps) {
  const { firstPage, pageCount, products, total } = view;
  if (pageCount === 1) return null;
  const firstIndex = (firstPage - 1) * LISTING_PAGE_SIZE + 1;
  const buildPageUrl = (page: number) => buildUrl({ ...query, page });
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <p role="status">
        {products.length > 0
          ? `Showing ${firstIndex} to ${firstIndex + products.length - 1} of ${total}`
          : `${total} products`}
      </p>
      {query.page < pageCount && (
        <PageLink to={buildPageUrl(query.page + 1)} reloadDocument={isLarge}>
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
