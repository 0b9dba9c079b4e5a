import type { FormEvent } from 'react';
import { EMPTY_QUERY, type ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from './listing-search.module.css';

type ListingSearchProps = { action: string; q: string; onSearch: (query: ListingQuery) => void };

/** Shows search above the list, for screens whose header has no space for it (D-05). */
export function ListingSearch({ action, q, onSearch }: ListingSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '');
    onSearch({ ...EMPTY_QUERY, q: text.trim() });
  };
  return (
    <form aria-label="Search all products" action={action} onSubmit={submit} className={styles.search}>
      <TextInput
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        aria-label="Search all products"
        placeholder="Search"
        enterKeyHint="search"
      />
      <IconButton type="submit" icon="search" label="Search" />
    </form>
  );
}
