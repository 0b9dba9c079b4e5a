/**
 * The fields of each category's product types. The schemas of API and catalogue file, the readers, the pickers and the
 * option fields of cart and order items derive from this table.
 */
import type { Category } from './category.ts';

export const NO_MOTORISATION = 'No Motorisation';
export const PAIR_OF_CURTAINS = 'Pair of Curtains';

type ItemNaming = {
  /** The field's name in cart and order items. */
  readonly itemField: string;
  readonly label: string;
  /** With a line, where `label` would be ambiguous. */
  readonly lineLabel?: string;
};

/** The shopper chooses its value; the type only suggests one. */
export type ChoiceField = ItemNaming & {
  readonly kind: 'choice';
  readonly choices: readonly [string, ...string[]];
  /** Instead of the type's value or the first choice. */
  readonly defaultChoice?: string;
  /** Its name in the URL of a product page. */
  readonly parameter: string;
};

type PlainField = ItemNaming & { readonly kind: 'text' | 'flag' | 'inches' };
/** The size of a canvas is the size of its item, not an option of it. */
type SizeField = { readonly kind: 'size' };
export type TypeField = ChoiceField | PlainField | SizeField;

const FIELDS_BY_CATEGORY = {
  wallpaper: {
    finish: { kind: 'text', itemField: 'wallpaperFinish', label: 'Finish' },
    isWashable: { kind: 'flag', itemField: 'wallpaperIsWashable', label: 'Washable' },
  },
  curtains: {
    configuration: {
      kind: 'choice',
      itemField: 'curtainConfiguration',
      label: 'Configuration',
      choices: [PAIR_OF_CURTAINS, 'Single Pulled to Left', 'Single Pulled to Right'],
      parameter: 'configuration',
    },
    heading: {
      kind: 'choice',
      itemField: 'curtainHeading',
      label: 'Heading',
      choices: ['Pencil Pleat', 'Double Pinch Pleat', 'Wave Pleat', 'Eyelet'],
      parameter: 'heading',
    },
    tiebacks: {
      kind: 'choice',
      itemField: 'curtainTiebacks',
      label: 'Tiebacks',
      choices: ['No Tieback', 'Rope', 'Magnetic', 'Palais Tassel', 'Dome Tassel', 'Plain', 'Piped'],
      parameter: 'tiebacks',
    },
  },
  blinds: {
    fittingType: {
      kind: 'choice',
      itemField: 'fittingType',
      label: 'Fitting type',
      choices: ['Outside', 'Inside'],
      defaultChoice: 'Outside',
      parameter: 'fitting',
    },
    blindStyle: {
      kind: 'choice',
      itemField: 'blindStyle',
      label: 'Blind style',
      choices: ['Classic', 'Designer', 'Designer No Drill', 'Platinum'],
      parameter: 'style',
    },
    motorisation: {
      kind: 'choice',
      itemField: 'motorisation',
      label: 'Motorisation',
      choices: [NO_MOTORISATION, 'Motor Remote & Charger', 'Motor Only'],
      defaultChoice: NO_MOTORISATION,
      parameter: 'motorisation',
    },
    chainColour: {
      kind: 'choice',
      itemField: 'chainColour',
      label: 'Colour',
      lineLabel: 'Chain colour',
      choices: ['White', 'Black', 'Grey', 'Beige'],
      parameter: 'chain',
    },
    sideOfControls: {
      kind: 'choice',
      itemField: 'sideOfControls',
      label: 'Side of control',
      choices: ['Left', 'Right'],
      defaultChoice: 'Right',
      parameter: 'side',
    },
  },
  fabrics: {
    material: { kind: 'text', itemField: 'fabricMaterial', label: 'Material' },
    width: { kind: 'inches', itemField: 'fabricWidth', label: 'Fabric width' },
    isWashable: { kind: 'flag', itemField: 'fabricIsWashable', label: 'Washable' },
  },
  canvas: {
    width: { kind: 'size' },
    height: { kind: 'size' },
    frameType: { kind: 'text', itemField: 'canvasFrameType', label: 'Frame' },
    hasMirrorEdges: { kind: 'flag', itemField: 'canvasHasMirrorEdges', label: 'Mirror edges' },
  },
} as const satisfies Record<Category, Record<string, TypeField>>;

type Table = typeof FIELDS_BY_CATEGORY;
type Values = { text: string | null; choice: string | null; flag: boolean; inches: number | null; size: number };
type FieldValue<Field> = Field extends TypeField ? Values[Field['kind']] : never;

/** The own fields of a category's types, on the wire and in the catalogue file. */
export type TypeFields<C extends Category> = { -readonly [Name in keyof Table[C]]: FieldValue<Table[C][Name]> };

export type TypeFieldName = { [C in Category]: keyof Table[C] }[Category];
/** The own fields of a type of any category. */
export type AnyTypeFields = {
  [Name in TypeFieldName]?:
    | { [C in Category]: Name extends keyof Table[C] ? FieldValue<Table[C][Name]> : never }[Category]
    | undefined;
};

type DescribedField = { [C in Category]: Table[C][keyof Table[C]] }[Category];
/** The option fields of cart and order items; null for an option of another category and for one without a value. */
export type ItemOptions = {
  [Field in Extract<DescribedField, ItemNaming> as Field['itemField']]: FieldValue<Field> | null;
};
/** The options that the shopper chooses, by their name in items. */
export type OptionName = Extract<DescribedField, ChoiceField>['itemField'];

type ListedField = TypeField & DescribedField & { readonly category: Category; readonly name: TypeFieldName };

const listFields = (category: Category) =>
  Object.entries(FIELDS_BY_CATEGORY[category]).map(([name, field]) => ({ ...field, category, name }) as ListedField);

/** All fields with their categories and their names in the types, in the order of the table. */
export const TYPE_FIELDS: readonly ListedField[] = (Object.keys(FIELDS_BY_CATEGORY) as Category[]).flatMap(listFields);

/** Builds a record with one value per field of the category. */
export const mapTypeFields = <Value>(category: Category, build: (field: ListedField) => Value) =>
  Object.fromEntries(
    TYPE_FIELDS.filter((field) => field.category === category).map((field) => [field.name, build(field)]),
  );
