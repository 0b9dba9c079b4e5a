/** The options of cart and order items: those of the item's category, and their display texts. */
import type { Category } from '../catalogue/category.ts';
import { type AnyTypeFields, type ItemOptions, TYPE_FIELDS } from '../catalogue/type-fields.ts';

export type CartOptionField = keyof ItemOptions;
export type CartOptionValue = string | number | boolean | null;
type ChosenOptions = { [Field in CartOptionField]?: ItemOptions[Field] | undefined };

/** The fields that cart and order items show. */
export const ITEM_FIELDS = TYPE_FIELDS.filter((field) => field.kind !== 'size');
export type ItemField = (typeof ITEM_FIELDS)[number];
export const ALL_CART_OPTION_FIELDS: readonly CartOptionField[] = ITEM_FIELDS.map(({ itemField }) => itemField);

/** The options set by the product type instead of the shopper. */
export const TYPE_OPTION_NAMES = ITEM_FIELDS.filter((field) => field.kind !== 'choice').map(
  ({ itemField }) => itemField,
);

/** Returns all option fields, from the shopper's choices or the type; those of other categories are null. */
export function resolveItemOptions(category: Category, chosen: ChosenOptions, type: AnyTypeFields = {}): ItemOptions {
  const options: Partial<Record<CartOptionField, CartOptionValue>> = {};
  for (const { kind, name, itemField, category: fieldCategory } of ITEM_FIELDS) {
    const value = kind === 'choice' ? chosen[itemField] : type[name];
    options[itemField] = (fieldCategory === category ? value : null) ?? null;
  }
  return options as ItemOptions;
}

type ChosenOption = { field: CartOptionField; label: string; text: string };

/** Returns the options to display; blank ones are left out. */
export function listChosenOptions(line: Partial<Record<CartOptionField, CartOptionValue | undefined>>): ChosenOption[] {
  return ITEM_FIELDS.flatMap(({ itemField: field, label, lineLabel = label, kind }) => {
    const value = line[field];
    if (value === null || value === undefined || value === '') return [];
    return [{ field, label: lineLabel, text: formatOption(kind, value) }];
  });
}

function formatOption(kind: ItemField['kind'], value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return kind === 'inches' ? `${value} in` : String(value);
}
