/** The option fields of a cart line by category, their labels and their display texts. */
import type { Category } from '../catalogue/category.ts';
import { OPTION_LABELS } from '../catalogue/product-options.ts';
import type { ConfigurableType } from '../product/configuration.ts';

export const CART_OPTION_FIELDS = {
  wallpaper: ['wallpaperFinish', 'wallpaperIsWashable'],
  curtains: ['curtainConfiguration', 'curtainHeading', 'curtainTiebacks'],
  blinds: ['fittingType', 'blindStyle', 'motorisation', 'chainColour', 'sideOfControls'],
  fabrics: ['fabricMaterial', 'fabricWidth', 'fabricIsWashable'],
  canvas: ['canvasFrameType', 'canvasHasMirrorEdges'],
} as const satisfies Record<Category, readonly string[]>;

export type CartOptionField = (typeof CART_OPTION_FIELDS)[Category][number];
export type CartOptionValue = string | number | boolean | null;
type FlagField = 'wallpaperIsWashable' | 'fabricIsWashable' | 'canvasHasMirrorEdges';
/** Null for an option of another category and for one without a value. */
export type CartOptions = Record<Exclude<CartOptionField, FlagField | 'fabricWidth'>, string | null> &
  Record<FlagField, boolean | null> & { fabricWidth: number | null };
type GivenCartOptions = { [Field in CartOptionField]?: CartOptions[Field] | undefined };

export const ALL_CART_OPTION_FIELDS: readonly CartOptionField[] = Object.values(CART_OPTION_FIELDS).flat();

export const CART_OPTION_LABELS: Record<CartOptionField, string> = {
  ...OPTION_LABELS,
  wallpaperFinish: 'Finish',
  wallpaperIsWashable: 'Washable',
  fabricMaterial: 'Material',
  fabricWidth: 'Fabric width',
  fabricIsWashable: 'Washable',
  canvasFrameType: 'Frame',
  canvasHasMirrorEdges: 'Mirror edges',
};

/** Returns all option fields; those of other categories are null. */
export function pickCategoryOptions(category: Category, given: GivenCartOptions): CartOptions {
  const categoryFields: readonly string[] = CART_OPTION_FIELDS[category];
  const entries = ALL_CART_OPTION_FIELDS.map((field) => [
    field,
    categoryFields.includes(field) ? (given[field] ?? null) : null,
  ]);
  return Object.fromEntries(entries) as CartOptions;
}

/** Returns the options set by the product type instead of the shopper. */
export const getTypeOptions = (type: ConfigurableType | undefined) => ({
  wallpaperFinish: type?.finish,
  wallpaperIsWashable: type?.isWashable,
  fabricMaterial: type?.material,
  fabricWidth: type?.width,
  fabricIsWashable: type?.isWashable,
  canvasFrameType: type?.frameType,
  canvasHasMirrorEdges: type?.hasMirrorEdges,
});

type ChosenOption = { field: CartOptionField; label: string; text: string };

/** Returns the options to display; blank ones are left out. */
export function listChosenOptions(line: Partial<Record<CartOptionField, CartOptionValue | undefined>>): ChosenOption[] {
  return ALL_CART_OPTION_FIELDS.flatMap((field) => {
    const value = line[field];
    if (value === null || value === undefined || value === '') return [];
    return [{ field, label: CART_OPTION_LABELS[field], text: formatOption(field, value) }];
  });
}

function formatOption(field: CartOptionField, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return field === 'fabricWidth' ? `${value} in` : String(value);
}
