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
  showsCategories: boolean;
  onChange: (query: ListingQuery) => void;
};

/** A GET form; with JavaScript changes apply at once. */
export function FilterForm({ id, action, query, facets, showsCategories, onChange }: FilterFormProps) {
  const [draft, setDraft] = useDraft(query);
  const apply = (form: HTMLFormElement) => {
    const changed = readListingQuery(new FormData(form));
    setDraft(changed);
    if (formatListingQuery(changed) !== formatListingQuery({ ...draft, page: 1 })) onChange(changed);
  };
  // Applies a price on blur or Enter, not on every digit.
  const applyChange = (event: FormEvent<HTMLFormElement>) => {
    if (!isTextInput(event.target)) apply(event.currentTarget);
  };
  const applyOnBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (isTextInput(event.target)) apply(event.currentTarget);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <form id={id} action={action} className={styles.form} onChange={applyChange} onBlur={applyOnBlur} onSubmit={submit}>
      <input type="hidden" name="q" value={draft.q} />
      <input type="hidden" name="sort" value={draft.sort} />
      {showsCategories && (
        <>
          <Choices legend="Category" name="category" choices={facets.categories} chosen={draft.categories} />
          <Choices legend="Collection" name="sub" choices={facets.subs} chosen={draft.subs} />
        </>
      )}
      <Choices
        legend="Colour"
        name="colour"
        choices={facets.colours}
        chosen={draft.colours}
        renderMark={(colour) => <Swatch colour={COLOUR_FAMILIES[colour].hex} />}
      />
      <PriceRange min={draft.min} max={draft.max} range={facets.price} />
      {(facets.washable > 0 || draft.washable) && (
        <Group legend="Care">
          <Checkbox name="washable" value="1" checked={draft.washable} onChange={ignoreChange}>
            Washable <Count value={facets.washable} />
          </Checkbox>
        </Group>
      )}
      <p className={styles.send}>
        <Button type="submit">Show products</Button>
      </p>
    </form>
  );
}

/** Keeps an optimistic draft of the query; resets it when the URL changes. */
function useDraft(query: ListingQuery) {
  const [draft, setDraft] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  if (lastQuery !== query) {
    setLastQuery(query);
    setDraft(query);
  }
  return [draft, setDraft] as const;
}

const isTextInput = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'text';

/** The form's own onChange handles all fields; React requires one per controlled field. */
const ignoreChange = () => undefined;

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type ChoicesProps<Value extends string> = {
  legend: string;
  name: string;
  choices: readonly FacetChoice<Value>[];
  chosen: readonly Value[];
  renderMark?: (value: Value) => ReactNode;
};

/** Is left out without choices, as in a listing without products. */
function Choices<Value extends string>({ legend, name, choices, chosen, renderMark }: ChoicesProps<Value>) {
  if (choices.length === 0) return null;
  return (
    <Group legend={legend}>
      <div className={styles.choices}>
        {choices.map(({ value, label, count }) => (
          <Checkbox key={value} name={name} value={value} checked={chosen.includes(value)} onChange={ignoreChange}>
            <span className={styles.choice}>
              {renderMark?.(value)}
              {label} <Count value={count} />
            </span>
          </Checkbox>
        ))}
      </div>
    </Group>
  );
}

const Count = ({ value }: { value: number }) => <span className={styles.count}>({value})</span>;
