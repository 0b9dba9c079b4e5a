import { LISTING_PAGE_SIZE, type ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { BrowseView } from '#storefront/state/catalogue/browse-slice.ts';
import { PageLink } from '#ui/actions/page-link.tsx';
import styles from './listing-view.module.css';

type ListingPagesProps = {
  view: BrowseView;
  query: ListingQuery;
  buildAddress: (query: ListingQuery) => string;
  isLarge: boolean;
};

/** Links to the other pages (D-23); with JavaScript 'Show more' appends to the list. */
export function ListingPages({ view, query, buildAddress, isLarge }: ListingPagesProps) {
  const { firstPage, pageCount, products, total } = view;
  if (pageCount === 1) return null;
  const first = (firstPage - 1) * LISTING_PAGE_SIZE + 1;
  const to = (page: number) => buildAddress({ ...query, page });
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <p role="status">
        {products.length > 0 ? `Showing ${first} to ${first + products.length - 1} of ${total}` : `${total} products`}
      </p>
      {query.page < pageCount && (
        <PageLink to={to(query.page + 1)} reloadDocument={isLarge}>
          Show more
        </PageLink>
      )}
      {firstPage > 1 && (
        <PageLink to={to(Math.min(firstPage - 1, pageCount))} rel="prev" reloadDocument={isLarge}>
          Show earlier products
        </PageLink>
      )}
    </nav>
  );
}
