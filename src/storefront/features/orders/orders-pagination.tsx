import { paths } from '#contract/paths.ts';
import { formatOrdersSearch, type OrdersFilter } from '#domain/orders/listing/orders-query.ts';
import type { OrdersView } from '#storefront/state/orders/orders-slice.ts';
import { getButtonClass } from '#ui/actions/button-style.ts';
import { Link } from '#ui/actions/link.tsx';
import styles from './order-history.module.css';

/** Links, so that back, reload and a copied URL show the same page. */
export function OrdersPagination({ view, filter }: { view: OrdersView; filter: OrdersFilter }) {
  const { lastPage, pageCount } = view;
  if (pageCount === 1) return null;
  const buildPageUrl = (page: number) => paths.orders + formatOrdersSearch({ ...filter, page });
  const className = getButtonClass({ variant: 'secondary', size: 'small' });
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {filter.page > 1 && (
        <Link to={buildPageUrl(Math.min(filter.page - 1, pageCount))} rel="prev" className={className}>
          Previous
        </Link>
      )}
      <p>{`Page ${Math.min(lastPage, pageCount)} of ${pageCount}`}</p>
      {lastPage < pageCount && (
        <Link to={buildPageUrl(lastPage + 1)} rel="next" className={className}>
          Next
        </Link>
      )}
    </nav>
  );
}
