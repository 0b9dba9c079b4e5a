import {
  formatListingQuery,
  type ListingQuery,
  readListingQuery,
  SORT_KEYS,
  SORTS,
} from '#domain/catalogue/listing/listing-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import styles from '../listing-bar.module.css';

type SortFormProps = { action: string; query: ListingQuery; onChange: (query: ListingQuery) => void };

/** In a search, 'featured' sorts by best match. */
const getSortLabel = (sort: keyof typeof SORTS, q: string) =>
  sort === 'featured' && q !== '' ? 'Best match' : SORTS[sort];

export function SortForm({ action, query, onChange }: SortFormProps) {
  const otherParameters = new URLSearchParams(formatListingQuery({ ...query, sort: 'featured', page: 1 }));
  return (
    <form
      action={action}
      className={styles.sort}
      onChange={(event) => onChange(readListingQuery(new FormData(event.currentTarget)))}
      onSubmit={(event) => event.preventDefault()}
    >
      {[...otherParameters].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.sortLabel}>
        <span aria-hidden="true">Sort by</span>
        <Select
          key={query.sort}
          name="sort"
          aria-label="Sort by"
          defaultValue={query.sort}
          options={SORT_KEYS.map((value) => ({ value, label: getSortLabel(value, query.q) }))}
        />
      </div>
      <span className={styles.send}>
        <Button type="submit" size="small" variant="secondary">
          Sort
        </Button>
      </span>
    </form>
  );
}
