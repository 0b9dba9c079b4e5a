/**
 * The options of curtains and blinds with their defaults. A default comes from the selected type where it names a listed
 * value; fitting, motorisation and side of blinds have fixed defaults.
 */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { CATEGORY_KEYS, type Category } from './category.ts';
import { type AnyTypeFields, type ChoiceField, type OptionName, TYPE_FIELDS } from './type-fields.ts';

const OPTIONS = TYPE_FIELDS.filter((field) => field.kind === 'choice');

const mapOptions = <Value>(read: (option: ChoiceField) => Value) =>
  Object.fromEntries(OPTIONS.map((option) => [option.itemField, read(option)])) as Record<OptionName, Value>;

export const OPTION_NAMES = OPTIONS.map(({ itemField }) => itemField);
export const OPTION_LISTS = mapOptions(({ choices }) => choices);
export const OPTION_LABELS = mapOptions(({ label }) => label);
export const LINE_LABELS = mapOptions(({ label, lineLabel = label }) => lineLabel);
export const OPTION_PARAMETERS = mapOptions(({ parameter }) => parameter);

const listOptionNames = (category: Category): readonly OptionName[] =>
  OPTIONS.filter((option) => option.category === category).map(({ itemField }) => itemField);

export const OPTIONS_BY_CATEGORY = Object.fromEntries(
  CATEGORY_KEYS.map((category) => [category, listOptionNames(category)]),
) as Record<Category, readonly OptionName[]>;

export function getDefaultOptions(category: Category, type: AnyTypeFields = {}): Partial<Record<OptionName, string>> {
  const options = OPTIONS.filter((option) => option.category === category);
  return Object.fromEntries(
    options.map(({ itemField, name, choices, defaultChoice }) => [
      itemField,
      defaultChoice ?? choices.find((choice) => choice === type[name]) ?? choices[0],
    ]),
  );
}

/** Blank counts as not chosen. */
export function checkOption(name: OptionName, value: string | null | undefined): Outcome<string | null> {
  if (value === null || value === undefined || value.trim() === '') return accept(null);
  return OPTION_LISTS[name].includes(value)
    ? accept(value)
    : refuse(`Please choose an option from the list for ${OPTION_LABELS[name].toLowerCase()}.`);
}
