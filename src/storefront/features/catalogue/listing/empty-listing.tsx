import { paths } from '#contract/paths.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { EMPTY_QUERY, hasListingFilters, type ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import styles from './product-listing.module.css';

type EmptyListingProps = { query: ListingQuery; buildUrl: (query: ListingQuery) => string };

/** Offers the categories after a search without a match, all products after too many filters. */
export function EmptyListing({ query, buildUrl }: EmptyListingProps) {
  if (query.q === '' || hasListingFilters({ ...query, q: '' }))
    return (
      <StatusMessage
        title="No products match these filters."
        text="Try fewer filters or a different search."
        action={
          <ButtonLink to={buildUrl(EMPTY_QUERY)} variant="secondary">
            Show all products
          </ButtonLink>
        }
      />
    );
  return (
    <StatusMessage
      title={`No products match “${query.q}”.`}
      text="Check the spelling, try other words, or choose a category."
      action={
        <nav aria-label="Categories" className={styles.categories}>
          {CATEGORY_KEYS.map((category) => (
            <ButtonLink key={category} to={paths.category(category)} variant="secondary">
              {CATEGORIES[category].name}
            </ButtonLink>
          ))}
        </nav>
      }
    />
  );
}
