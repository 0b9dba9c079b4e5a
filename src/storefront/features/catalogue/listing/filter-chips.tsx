import { EMPTY_QUERY, hasListingFilters, type ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { listActiveFilters } from './active-filters.ts';
import styles from './filter-chips.module.css';

type FilterChipsProps = {
  query: ListingQuery;
  /** Names of the sub-categories by slug. */
  subLabels: ReadonlyMap<string, string>;
  buildUrl: (query: ListingQuery) => string;
  isLarge: boolean;
};

/** Links that remove one filter or all. */
export function FilterChips({ query, subLabels, buildUrl, isLarge }: FilterChipsProps) {
  if (!hasListingFilters(query)) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {listActiveFilters(query, subLabels).map(({ label, without }) => (
        <li key={label}>
          <Link to={buildUrl(without)} reloadDocument={isLarge} className={styles.chip}>
            <VisuallyHidden>Remove </VisuallyHidden>
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={buildUrl({ ...EMPTY_QUERY, sort: query.sort })} reloadDocument={isLarge} className={styles.all}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
