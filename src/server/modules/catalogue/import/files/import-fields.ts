import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { IMAGE_KINDS } from '#domain/catalogue/pictures/image-kinds.ts';
import { TYPE_FIELDS, type TypeField } from '#domain/catalogue/type-fields.ts';

type FieldKind = 'text' | 'flag' | 'rupees' | 'inches' | 'choice';

/** One value of a product, type or picture in a file. */
export type ImportField = {
  /** The name in JSON and in the catalogue. */
  readonly name: string;
  /** The name in CSV. */
  readonly column: string;
  readonly kind: FieldKind;
  readonly choices?: readonly string[] | undefined;
};

export const PRODUCT_FIELDS: readonly ImportField[] = [
  { name: 'title', column: 'title', kind: 'text' },
  { name: 'category', column: 'category', kind: 'choice', choices: CATEGORY_KEYS },
  { name: 'subCategory', column: 'subCategory', kind: 'text' },
  { name: 'isFeatured', column: 'isFeatured', kind: 'flag' },
  { name: 'orderComment', column: 'orderComment', kind: 'text' },
  { name: 'slug', column: 'slug', kind: 'text' },
];

const KINDS: Readonly<Record<TypeField['kind'], FieldKind>> = {
  text: 'text',
  choice: 'choice',
  flag: 'flag',
  inches: 'inches',
  size: 'inches',
};

/** Some names are fields of several categories. */
const ownTypeFields = new Map<string, ImportField>(
  TYPE_FIELDS.map((field) => [
    field.name,
    {
      name: field.name,
      column: field.name,
      kind: KINDS[field.kind],
      choices: field.kind === 'choice' ? field.choices : undefined,
    },
  ]),
);

export const TYPE_INPUT_FIELDS: readonly ImportField[] = [
  { name: 'title', column: 'typeTitle', kind: 'text' },
  { name: 'description', column: 'typeDescription', kind: 'text' },
  { name: 'pricePerSqFt', column: 'pricePerSqFt', kind: 'rupees' },
  ...ownTypeFields.values(),
];

export const PICTURE_FIELDS: readonly ImportField[] = [
  { name: 'kind', column: 'pictureKind', kind: 'choice', choices: IMAGE_KINDS },
  { name: 'colorName', column: 'colorName', kind: 'text' },
  { name: 'hexCode', column: 'hexCode', kind: 'text' },
  { name: 'altText', column: 'altText', kind: 'text' },
  { name: 'inchesWide', column: 'inchesWide', kind: 'inches' },
  { name: 'repeatInches', column: 'repeatInches', kind: 'inches' },
];

export const ID_COLUMN = 'id';
export const TYPE_ID_COLUMN = 'typeId';
export const PICTURE_URL_COLUMN = 'pictureUrl';

const listColumns = (fields: readonly ImportField[]) => fields.map(({ column }) => column);

export const CSV_COLUMNS: readonly string[] = [
  ID_COLUMN,
  ...listColumns(PRODUCT_FIELDS),
  TYPE_ID_COLUMN,
  ...listColumns(TYPE_INPUT_FIELDS),
  PICTURE_URL_COLUMN,
  ...listColumns(PICTURE_FIELDS),
];
