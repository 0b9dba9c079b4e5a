import { useEffect, useRef, useState } from 'react';
import { getErrorText } from '#desk/api/desk-error.ts';
import { useProductSearch } from '#desk/api/products.ts';
import { useLostFocus } from '#desk/elements/use-lost-focus.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/load-error.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from './publishing.module.css';

const TYPING_PAUSE_MS = 350;
const MAX_SHOWN = 6;

export type ChosenProduct = { readonly id: string; readonly title: string };

type ProductChoiceProps = {
  excludedId: string;
  chosen: ChosenProduct | undefined;
  onChoose: (product: ChosenProduct | undefined) => void;
};

/** Another product on sale, found by its words. */
export function ProductChoice({ excludedId, chosen, onChoose }: ProductChoiceProps) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data, error, isFetching, refetch } = useProductSearch(search);
  const found = search === '' ? [] : (data?.products ?? []).filter(({ id }) => id !== excludedId);
  const field = useRef<HTMLInputElement>(null);
  const other = useRef<HTMLButtonElement>(null);
  useLostFocus(chosen ? other : field, chosen);
  if (chosen)
    return (
      <p className={styles.chosen}>
        <span>
          The old address leads to <b>{chosen.title}</b>.
        </span>
        <Button ref={other} variant="quiet" size="small" onClick={() => onChoose(undefined)}>
          Choose another
        </Button>
      </p>
    );
  return (
    <>
      <Field label="Product to which the old address leads" hint="Type the beginning of its title." isOptional>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              // Not the dialog's button.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <ul className={styles.found} aria-label="Products found">
        {found.slice(0, MAX_SHOWN).map(({ id, title }) => (
          <li key={id}>
            <Button variant="secondary" size="small" onClick={() => onChoose({ id, title })}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{search !== '' && !error && describeSearch(found.length, isFetching)}</p>
      {search !== '' && error && <LoadError message={getErrorText(error)} onRetry={() => void refetch()} />}
    </>
  );
}

function describeSearch(count: number, isFetching: boolean): string {
  if (count > 0) return '';
  return isFetching ? 'Searching…' : 'No product on sale begins like this.';
}

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
