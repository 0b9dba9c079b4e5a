/**
 * The catalogue file: `{ products: [...] }` in display order, each product with its types and images. A file is imported
 * entirely or not at all, so every field is checked.
 */
import * as z from 'zod/mini';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { OPTION_LISTS } from '#domain/catalogue/product-options.ts';
import { MAX_SIZE_INCHES, MIN_SIZE_INCHES } from '#domain/measuring/size.ts';
import { MAX_RATE_PAISE } from '#domain/pricing/unit-price.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { formatIssue } from './format-issue.ts';

const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 10_000;

const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value;

const id = z.string().check(z.refine(isUuid, 'must be a UUID'));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TITLE_LENGTH));
const description = z.string().check(z.maxLength(MAX_DESCRIPTION_LENGTH));
const shortText = z.nullable(title);
const hexCode = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #1a2b3c'));
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

const wallpaperType = z.strictObject({ ...commonType, finish: shortText, isWashable: z.boolean() });

const curtainType = z.strictObject({
  ...commonType,
  configuration: z.nullable(z.enum(OPTION_LISTS.curtainConfiguration)),
  heading: z.nullable(z.enum(OPTION_LISTS.curtainHeading)),
  tiebacks: z.nullable(z.enum(OPTION_LISTS.curtainTiebacks)),
});

const blindsType = z.strictObject({
  ...commonType,
  fittingType: z.nullable(z.enum(OPTION_LISTS.fittingType)),
  blindStyle: z.nullable(z.enum(OPTION_LISTS.blindStyle)),
  motorisation: z.nullable(z.enum(OPTION_LISTS.motorisation)),
  chainColour: z.nullable(z.enum(OPTION_LISTS.chainColour)),
  sideOfControls: z.nullable(z.enum(OPTION_LISTS.sideOfControls)),
});

const fabricType = z.strictObject({
  ...commonType,
  material: shortText,
  width: z.nullable(inches),
  isWashable: z.boolean(),
});

const canvasType = z.strictObject({
  ...commonType,
  width: inches,
  height: inches,
  frameType: shortText,
  hasMirrorEdges: z.boolean(),
});

const image = z.strictObject({
  url: z.string().check(z.regex(/^(\/|https:\/\/)\S+$/, 'must start with / or https:// and hold no spaces')),
  hexCode: z.nullable(hexCode),
  colorName: shortText,
  kind: z.enum(['flat', 'room', 'detail']),
  width: pixels,
  height: pixels,
  dominantColor: hexCode,
  widths: z.array(pixels),
  inchesWide: z.optional(inches),
  repeatInches: z.optional(inches),
});

const commonProduct = {
  id,
  title,
  /** Derived from the title when missing. */
  slug: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'))),
  subCategory: shortText,
  orderComment: z.nullable(description),
  isFeatured: z.boolean(),
  images: z.array(image),
};

const product = z.discriminatedUnion(
  'category',
  [
    z.strictObject({ category: z.literal('wallpaper'), ...commonProduct, types: z.array(wallpaperType) }),
    z.strictObject({ category: z.literal('curtains'), ...commonProduct, types: z.array(curtainType) }),
    z.strictObject({ category: z.literal('blinds'), ...commonProduct, types: z.array(blindsType) }),
    z.strictObject({ category: z.literal('fabrics'), ...commonProduct, types: z.array(fabricType) }),
    z.strictObject({
      category: z.literal('canvas'),
      ...commonProduct,
      // A canvas takes its size from its type, so without one it cannot be sold.
      types: z.array(canvasType).check(z.minLength(1, 'must name at least one size')),
    }),
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
  const problems = parsed.success ? findRepeatedValues(parsed.data) : parsed.error.issues.map(formatIssue);
  return parsed.success && problems.length === 0 ? { ok: true, value: parsed.data } : { ok: false, problems };
};

/** Ids must be unique across products and types, slugs across products. */
const findRepeatedValues = ({ products }: CatalogueFile): string[] => {
  const ids = products.flatMap(({ id, types }, index) => [
    { location: `products[${index}].id`, value: id.toLowerCase() },
    ...types.map((type, typeIndex) => ({
      location: `products[${index}].types[${typeIndex}].id`,
      value: type.id.toLowerCase(),
    })),
  ]);
  const slugs = products.flatMap(({ slug }, index) =>
    slug ? [{ location: `products[${index}].slug`, value: slug }] : [],
  );
  return [...listRepeats(ids), ...listRepeats(slugs)];
};

const listRepeats = (entries: readonly { location: string; value: string }[]): string[] => {
  const firstLocations = new Map<string, string>();
  return entries.flatMap(({ location, value }) => {
    const first = firstLocations.get(value);
    if (first === undefined) firstLocations.set(value, location);
    return first === undefined ? [] : [`${location} is the same as ${first}: ${value}`];
  });
};
