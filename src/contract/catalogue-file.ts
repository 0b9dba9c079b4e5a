/**
 * The catalogue file: `{ products: [...] }` in display order, each product with its types and images. A file is imported
 * entirely or not at all, so every field is checked.
 */
import * as z from 'zod/mini';
import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { IMAGE_KINDS } from '#domain/catalogue/pictures/image-kinds.ts';
import { isPictureUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import {
  HEX_CODE_PATTERN,
  hasTwoDecimals,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  SLUG_PATTERN,
} from '#domain/catalogue/product-limits.ts';
import { mapTypeFields, type TypeField, type TypeFields } from '#domain/catalogue/type-fields.ts';
import { MAX_SIZE_INCHES, MIN_SIZE_INCHES } from '#domain/measuring/size.ts';
import { MAX_RATE_PAISE } from '#domain/pricing/unit-price.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { formatIssue } from './format-issue.ts';
import { asRecord, readEach } from './readers/unknown-json.ts';
import type { SchemaFields } from './storefront/fields.ts';

const id = z.string().check(z.refine(isUuid, 'must be a UUID'));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TITLE_LENGTH));
const description = z.string().check(z.maxLength(MAX_DESCRIPTION_LENGTH));
const shortText = z.nullable(title);
const hexCode = z.string().check(z.regex(HEX_CODE_PATTERN, 'must be a colour like #1a2b3c'));
const pixels = z.int().check(z.minimum(1), z.maximum(20_000));
const rate = z
  .number()
  .check(
    z.positive('must be above 0'),
    z.maximum(MAX_RATE_PAISE / 100),
    z.refine(hasTwoDecimals, 'has more than two decimals'),
  );
const inches = z
  .number()
  .check(
    z.minimum(MIN_SIZE_INCHES),
    z.maximum(MAX_SIZE_INCHES),
    z.refine(hasTwoDecimals, 'has more than two decimals'),
  );

const commonType = { id, title, description, pricePerSqFt: rate };

const createTypeField = (field: TypeField): z.ZodMiniType => {
  switch (field.kind) {
    case 'text':
      return shortText;
    case 'choice':
      return z.nullable(z.enum(field.choices));
    case 'flag':
      return z.boolean();
    case 'inches':
      return z.nullable(inches);
    case 'size':
      return inches;
  }
};

const createTypeList = <C extends Category>(category: C) => {
  const ownFields = mapTypeFields(category, createTypeField) as SchemaFields<TypeFields<C>>;
  return z.array(z.strictObject({ ...commonType, ...ownFields }));
};

const isOnOtherHost = (url: string): boolean => /^(https?:)?\/\//i.test(url);

const pictureUrl = z.string().check(
  z.refine(
    (url) => !isOnOtherHost(url),
    'is on another host: put the file into public/pictures and write /pictures/ and its name',
  ),
  z.refine(
    (url) => isOnOtherHost(url) || isPictureUrl(url),
    'must be a file below /pictures/, such as /pictures/vine.webp',
  ),
);

const image = z.strictObject({
  url: pictureUrl,
  hexCode: z.nullable(hexCode),
  colorName: shortText,
  kind: z.enum(IMAGE_KINDS),
  width: pixels,
  height: pixels,
  dominantColor: hexCode,
  widths: z.array(pixels),
  inchesWide: z.optional(inches),
  repeatInches: z.optional(inches),
  altText: z.optional(title),
});

const commonProduct = {
  id,
  title,
  /** Derived from the title when missing. */
  slug: z.optional(z.string().check(z.regex(SLUG_PATTERN, 'must be lower-case words joined by hyphens'))),
  subCategory: shortText,
  orderComment: z.nullable(description),
  isFeatured: z.boolean(),
  images: z.array(image),
};

const createProduct = <C extends Category, Types extends z.ZodMiniType>(category: C, types: Types) =>
  z.strictObject({ category: z.literal(category), ...commonProduct, types });

const product = z.discriminatedUnion(
  'category',
  [
    createProduct('wallpaper', createTypeList('wallpaper')),
    createProduct('curtains', createTypeList('curtains')),
    createProduct('blinds', createTypeList('blinds')),
    createProduct('fabrics', createTypeList('fabrics')),
    // A canvas takes its size from its type, so without one it cannot be sold.
    createProduct('canvas', createTypeList('canvas').check(z.minLength(1, 'must name at least one size'))),
  ],
  { error: (issue) => (issue.code === 'invalid_union' ? `must be one of: ${CATEGORY_KEYS.join(', ')}` : undefined) },
);

const catalogueFileSchema = z.strictObject({ products: z.array(product) });
export type CatalogueFile = z.infer<typeof catalogueFileSchema>;
export type CatalogueFileProduct = CatalogueFile['products'][number];

type CatalogueFileResult = { ok: true; value: CatalogueFile } | { ok: false; problems: string[] };

/** Returns the file, or all problems with their location. */
export const readCatalogueFile = (json: unknown): CatalogueFileResult => {
  const parsed = z.safeParse(catalogueFileSchema, json);
  const issues = parsed.success ? [] : parsed.error.issues.flatMap((issue) => listIssues(issue, json));
  const problems = [...issues.map(formatIssue), ...findRepeatedValues(json)];
  return parsed.success && problems.length === 0 ? { ok: true, value: parsed.data } : { ok: false, problems };
};

type Issue = z.core.$ZodIssue;

/** For an unknown category, the union checks no other field of the product. */
const listIssues = (issue: Issue, json: unknown): Issue[] => {
  const [, index] = issue.path;
  const isCategory = issue.path.length === 3 && issue.path[2] === 'category';
  if (!isCategory || typeof index !== 'number') return [issue];
  const parsed = z.safeParse(z.object(commonProduct), listProducts(json)[index]);
  const others = parsed.success ? [] : parsed.error.issues;
  return [issue, ...others.map((other) => ({ ...other, path: ['products', index, ...other.path] }))];
};

/** Entries that are not objects become empty records. */
const listProducts = (json: unknown) => readEach(asRecord(json)?.products, (product) => asRecord(product) ?? {});

/** Ids must be unique across products and types, slugs across products; other problems do not hide repeated ones. */
const findRepeatedValues = (json: unknown): string[] => {
  const products = listProducts(json);
  const ids = products.flatMap((product, index) => [
    { location: `products[${index}].id`, value: product.id },
    ...readEach(product.types, (type) => asRecord(type) ?? {}).map((type, typeIndex) => ({
      location: `products[${index}].types[${typeIndex}].id`,
      value: type.id,
    })),
  ]);
  const slugs = products.map(({ slug }, index) => ({ location: `products[${index}].slug`, value: slug }));
  return [...listRepeats(ids), ...listRepeats(slugs)];
};

/** Ignores case. */
const listRepeats = (entries: readonly { location: string; value: unknown }[]): string[] => {
  const firstLocations = new Map<string, string>();
  return entries.flatMap(({ location, value }) => {
    if (typeof value !== 'string' || value === '') return [];
    const key = value.toLowerCase();
    const first = firstLocations.get(key);
    if (first === undefined) firstLocations.set(key, location);
    return first === undefined ? [] : [`${location} is the same as ${first}: ${key}`];
  });
};
