import {
  OPTION_LABELS,
  OPTION_LISTS,
  OPTION_PARAMETERS,
  OPTIONS_BY_CATEGORY,
} from '#domain/catalogue/product-options.ts';
import type { OptionName } from '#domain/catalogue/type-fields.ts';
import { Field } from '#ui/fields/field.tsx';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from './option-pickers.module.css';

/** Longer lists use a select. */
const MAX_RADIO_CARDS = 4;

/** Options of curtains and blinds; they do not affect the price. */
export function OptionPickers({ product, options, chooseOption }: ProductConfigurator) {
  const names = OPTIONS_BY_CATEGORY[product.category];
  if (names.length === 0) return null;
  return (
    <div className={styles.options}>
      {names.map((name) => (
        <OptionPicker key={name} name={name} value={options[name]} onChange={(value) => chooseOption(name, value)} />
      ))}
    </div>
  );
}

type OptionPickerProps = { name: OptionName; value: string | undefined; onChange: (value: string) => void };

function OptionPicker({ name, value = '', onChange }: OptionPickerProps) {
  const list = OPTION_LISTS[name];
  if (list.length <= MAX_RADIO_CARDS) {
    const cards = list.map((option) => ({ value: option, title: option }));
    return (
      <RadioCards
        name={OPTION_PARAMETERS[name]}
        legend={OPTION_LABELS[name]}
        options={cards}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <Field label={OPTION_LABELS[name]}>
      {(control) => (
        <Select
          {...control}
          name={OPTION_PARAMETERS[name]}
          options={list.map((option) => ({ value: option, label: option }))}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
