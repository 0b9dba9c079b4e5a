import { useState } from 'react';
import type { ListingFacets } from '#domain/catalogue/listing/listing-facets.ts';
import { PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from './filter-form.module.css';

type PriceRangeProps = { min: string; max: string; range: ListingFacets['price'] };

export function PriceRange({ min, max, range }: PriceRangeProps) {
  return (
    <fieldset className={styles.group}>
      <legend>Price {PER_SQUARE_FOOT_LABEL}</legend>
      <div className={styles.price}>
        <Amount label="From ₹" name="min" value={min} placeholder={range?.from} />
        <Amount label="To ₹" name="max" value={max} placeholder={range?.to} />
      </div>
    </fieldset>
  );
}

type AmountProps = { label: string; name: string; value: string; placeholder: number | undefined };

/** Keeps the typed text, even while it is not a valid amount. */
function Amount({ label, name, value, placeholder }: AmountProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setText(value);
  }
  return (
    <Field label={label}>
      {({ required, ...control }) => (
        <TextInput
          {...control}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          placeholder={placeholder === undefined ? '' : String(placeholder)}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  );
}
