import { type FocusEvent, type FormEvent, type ReactNode, useState } from 'react';
import { COLOUR_FAMILIES } from '#domain/catalogue/colour-family.ts';
import type { FacetChoice, ListingFacets } from '#domain/catalogue/listing/listing-facets.ts';
import { formatListingQuery, type ListingQuery, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Swatch } from '#ui/fields/swatch.tsx';
import styles from './filter-form.module.css';
import { PriceRange } from './price-range.tsx';

type FilterFormProps = {
  id: string;
  /** The form action without JavaScript. */
  action: string;
  query: ListingQuery;
  facets: ListingFacets;
  /** False for a listing of one sub-category. */
  withKinds: boolean;
  onChange: (query: ListingQuery) => void;
};

/** A GET form; with JavaScript changes apply at once. */
export function FilterForm({ id, action, query, facets, withKinds, onChange }: FilterFormProps) {
  const [draft, setDraft] = useDraft(query);
  const apply = (form: HTMLFormElement) => {
    const changed = readListingQuery(new FormData(form));
    setDraft(changed);
    if (formatListingQuery(changed) !== formatListingQuery({ ...draft, page: 1 })) onChange(changed);
  };
  // Applies a price on blur or Enter, not on every digit.
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (!isText(event.target)) apply(event.currentTarget);
  };
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (isText(event.target)) apply(event.currentTarget);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <form id={id} action={action} className={styles.form} onChange={change} onBlur={leave} onSubmit={submit}>
      <input type="hidden" name="q" value={draft.q} />
      <input type="hidden" name="sort" value={draft.sort} />
      {withKinds && (
        <>
          <Group legend="Category">
            <Choices name="category" choices={facets.categories} chosen={draft.categories} />
          </Group>
          <Group legend="Collection">
            <Choices name="sub" choices={facets.subs} chosen={draft.subs} />
          </Group>
        </>
      )}
      <Group legend="Colour">
        <Choices
          name="colour"
          choices={facets.colours}
          chosen={draft.colours}
          mark={(colour) => <Swatch colour={COLOUR_FAMILIES[colour].hex} />}
        />
      </Group>
      <PriceRange min={draft.min} max={draft.max} range={facets.price} />
      {(facets.washable > 0 || draft.washable) && (
        <Group legend="Care">
          <Checkbox name="washable" value="1" checked={draft.washable} onChange={ignore}>
            Washable <Count of={facets.washable} />
          </Checkbox>
        </Group>
      )}
      <p className={styles.send}>
        <Button type="submit">Show products</Button>
      </p>
    </form>
  );
}

/** Optimistic draft of the query; resets when the URL changes. */
function useDraft(query: ListingQuery) {
  const [draft, setDraft] = useState(query);
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setDraft(query);
  }
  return [draft, setDraft] as const;
}

const isText = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'text';

/** The form's own onChange handles all fields. */
const ignore = () => undefined;

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type ChoicesProps<Value extends string> = {
  name: string;
  choices: readonly FacetChoice<Value>[];
  chosen: readonly Value[];
  mark?: (value: Value) => ReactNode;
};

function Choices<Value extends string>({ name, choices, chosen, mark }: ChoicesProps<Value>) {
  return (
    <div className={styles.choices}>
      {choices.map(({ value, label, count }) => (
        <Checkbox key={value} name={name} value={value} checked={chosen.includes(value)} onChange={ignore}>
          <span className={styles.choice}>
            {mark?.(value)}
            {label} <Count of={count} />
          </span>
        </Checkbox>
      ))}
    </div>
  );
}

const Count = ({ of: count }: { of: number }) => <span className={styles.count}>({count})</span>;
