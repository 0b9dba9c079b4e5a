import { OPTION_LABELS, OPTION_LISTS, OPTION_PARAMETERS } from '#domain/catalogue/product-options.ts';
import type { OptionName } from '#domain/catalogue/type-fields.ts';
import { Field } from '#ui/fields/field.tsx';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';

/** Longer lists use a select. */
const MAX_RADIO_CARDS = 4;

export type ChoiceDetail = { detail?: string; disabled?: boolean };

type OptionPickerProps = {
  name: OptionName;
  configurator: ProductConfigurator;
  describe?: (choice: string) => ChoiceDetail;
};

export function OptionPicker({ name, configurator: { options, chooseOption }, describe }: OptionPickerProps) {
  const list = OPTION_LISTS[name];
  const value = options[name] ?? '';
  if (list.length <= MAX_RADIO_CARDS) {
    const cards = list.map((option) => ({ value: option, title: option, ...describe?.(option) }));
    return (
      <RadioCards
        name={OPTION_PARAMETERS[name]}
        legend={OPTION_LABELS[name]}
        options={cards}
        value={value}
        onChange={(choice) => chooseOption(name, choice)}
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
          onChange={(event) => chooseOption(name, event.target.value)}
        />
      )}
    </Field>
  );
}
