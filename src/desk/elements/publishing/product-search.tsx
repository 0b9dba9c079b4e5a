import { type Ref, useEffect, useState } from 'react';
import { getErrorText } from '#desk/api/desk-error.ts';
import { useProductSearch } from '#desk/api/products.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/load-error.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { focusField } from '../fields/field-errors.ts';
import styles from './publishing.module.css';

const TYPING_PAUSE_MS = 350;
const MAX_SHOWN = 6;

export type ChosenProduct = { readonly id: string; readonly title: string };

type ProductSearchProps = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** Path of a problem that this field solves. */
  path?: string;
  error?: string | undefined;
  category?: Category;
  excludedIds: readonly string[];
  onChoose: (product: ChosenProduct) => void;
};

/** Searches products on sale. */
export function ProductSearch(props: ProductSearchProps) {
  const { ref, label, path, error, category, excludedIds, onChoose } = props;
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data, error: searchError, isFetching, refetch } = useProductSearch(search, category);
  const found = search === '' ? [] : (data?.products ?? []).filter(({ id }) => !excludedIds.includes(id));
  const choose = ({ id, title }: ChosenProduct) => {
    setTyped('');
    // The button disappears with its product.
    if (path !== undefined) focusField(path);
    onChoose({ id, title });
  };
  return (
    <>
      <Field label={label} hint="Type the first letters of its title." error={error} isOptional>
        {(control) => (
          <TextInput
            {...control}
            ref={ref}
            data-path={path}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              // Enter must not submit the dialog.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <ul className={styles.found} aria-label="Products found">
        {found.slice(0, MAX_SHOWN).map((product) => (
          <li key={product.id}>
            <Button variant="secondary" size="small" onClick={() => choose(product)}>
              {product.title}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {search !== '' && !searchError && describeSearch(found.length, isFetching)}
      </p>
      {search !== '' && searchError && <LoadError message={getErrorText(searchError)} onRetry={() => void refetch()} />}
    </>
  );
}

function describeSearch(count: number, isFetching: boolean): string {
  if (count > 0) return '';
  return isFetching ? 'Searching…' : 'No product on sale starts with this.';
}

/** Debounces the text. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
