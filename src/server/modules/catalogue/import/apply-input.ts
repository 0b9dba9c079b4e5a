import { randomUUID } from 'node:crypto';
import {
  createType,
  type DraftImage,
  type DraftType,
  type ProductContent,
} from '#contract/desk/products/desk-product.ts';
import { isImageKind } from '#domain/catalogue/pictures/image-kinds.ts';
import { TYPE_FIELDS } from '#domain/catalogue/type-fields.ts';
import type { PictureMeasures } from '../content/uploaded-pictures.ts';
import type { FieldValue, FieldValues, PictureInput, TypeInput } from './files/product-input.ts';

/** The same texts, but for spaces at their ends and the kind of line breaks, which spreadsheets change. */
const isSameText = (stored: unknown, value: FieldValue): boolean =>
  typeof stored === 'string' && normalise(stored) === normalise(typeof value === 'string' ? value : '');
const normalise = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Returns the value to store. An empty value clears what may be empty and keeps everything else. */
const choose = (stored: FieldValue, values: FieldValues, name: string, empty?: FieldValue): FieldValue => {
  const value = values.get(name);
  if (value === undefined || isSameText(stored, value)) return stored;
  return value === null ? (empty === undefined ? stored : empty) : value;
};

export function applyProductValues(draft: ProductContent, values: FieldValues): void {
  const { title, subCategory, orderComment, isFeatured, slug } = draft;
  draft.title = String(choose(title, values, 'title'));
  draft.subCategory = toText(choose(subCategory, values, 'subCategory', null));
  draft.orderComment = toText(choose(orderComment, values, 'orderComment', null));
  draft.isFeatured = choose(isFeatured, values, 'isFeatured') === true;
  draft.slug = toText(choose(slug, values, 'slug'));
}

const toText = (value: FieldValue): string | null => (value === null ? null : String(value));

const EMPTY_VALUES = { text: null, choice: null, inches: null, size: undefined, flag: undefined } as const;

/** Returns the changed type, and sentences about fields of other categories. */
export function applyTypeValues(
  category: ProductContent['category'],
  stored: DraftType | undefined,
  { id, values }: TypeInput,
): { type: DraftType; problems: string[] } {
  const type: DraftType = stored ? { ...stored } : createType(category, id || randomUUID());
  type.title = String(choose(type.title, values, 'title'));
  type.description = String(choose(type.description, values, 'description', ''));
  const rate = choose(type.pricePerSqFt, values, 'pricePerSqFt');
  type.pricePerSqFt = typeof rate === 'number' ? rate : null;
  const own = TYPE_FIELDS.filter((field) => field.category === category);
  for (const { name, kind } of own) type[name] = choose(type[name] ?? null, values, name, EMPTY_VALUES[kind]);
  const problems = TYPE_FIELDS.filter(
    ({ name }) => (values.get(name) ?? null) !== null && !own.some((field) => field.name === name),
  ).map((field) => `${field.name}: belongs to ${field.category}, not to ${category}. Leave it empty.`);
  return { type, problems: [...new Set(problems)] };
}

/** Returns `undefined` if neither file nor shop names a kind. */
export function applyPictureValues(
  stored: DraftImage | undefined,
  { url, values }: PictureInput,
  measures: PictureMeasures,
): DraftImage | undefined {
  const kind = choose(stored?.kind ?? null, values, 'kind');
  if (!isImageKind(kind)) return undefined;
  const inchesWide = choose(stored?.inchesWide ?? null, values, 'inchesWide', null);
  const repeatInches = choose(stored?.repeatInches ?? null, values, 'repeatInches', null);
  const altText = choose(stored?.altText ?? null, values, 'altText', null);
  return {
    url,
    hexCode: toText(choose(stored?.hexCode ?? null, values, 'hexCode', null)),
    colorName: toText(choose(stored?.colorName ?? null, values, 'colorName', null)),
    kind,
    ...measures,
    ...(typeof inchesWide === 'number' && { inchesWide }),
    ...(typeof repeatInches === 'number' && { repeatInches }),
    ...(typeof altText === 'string' && { altText }),
  };
}
