/** Finds the problems that block publishing a draft; the messages name the field. */
import { UPLOADS_PREFIX } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import {
  HEX_CODE_PATTERN,
  hasTwoDecimals,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  SLUG_PATTERN,
} from '#domain/catalogue/product-limits.ts';
import { TYPE_FIELDS } from '#domain/catalogue/type-fields.ts';
import { MAX_SIZE_INCHES, MIN_SIZE_INCHES } from '#domain/measuring/size.ts';
import { MAX_RATE_PAISE } from '#domain/pricing/unit-price.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import type { DraftImage, DraftType, ProductContent } from './desk-product.ts';

/** `path` is the field in the draft, such as `types.0.pricePerSqFt`. */
export type DraftProblem = { readonly path: string; readonly message: string };

export const MAX_TYPES = 60;
export const MAX_IMAGES = 60;

export function findDraftProblems(draft: ProductContent): readonly DraftProblem[] {
  return [
    ...checkText('title', 'Title', draft.title),
    ...checkSlug(draft.slug),
    ...(draft.subCategory === null ? [] : checkText('subCategory', 'Sub-category', draft.subCategory)),
    ...checkLength('orderComment', 'Description', draft.orderComment ?? '', MAX_DESCRIPTION_LENGTH),
    ...(draft.types.length > 0
      ? []
      : [{ path: 'types', message: 'Types: add at least one. Customers choose one, and its rate sets the price.' }]),
    ...checkCount('types', 'Types', draft.types, MAX_TYPES),
    ...draft.types.flatMap((type, index) => findTypeProblems(draft, type, index)),
    ...(draft.images.length > 0 ? [] : [{ path: 'images', message: 'Pictures: add at least one.' }]),
    ...checkCount('images', 'Pictures', draft.images, MAX_IMAGES),
    ...draft.images.flatMap(findImageProblems),
    ...findRepeatedImages(draft.images),
  ];
}

function findTypeProblems({ category }: ProductContent, type: DraftType, index: number): DraftProblem[] {
  const path = `types.${index}`;
  const name = isBlank(type.title) ? `Type ${index + 1}` : `Type ‘${type.title}’`;
  const fields = TYPE_FIELDS.filter((field) => field.category === category);
  return [
    ...checkText(`${path}.title`, `${name}, title`, type.title),
    ...checkLength(`${path}.description`, `${name}, description`, type.description, MAX_DESCRIPTION_LENGTH),
    ...(isRate(type.pricePerSqFt)
      ? []
      : [{ path: `${path}.pricePerSqFt`, message: `${name}, rate per sq.ft.: enter ${RATE_RULE}.` }]),
    ...fields.flatMap((field): DraftProblem[] => {
      const value = type[field.name];
      const isMissing = value === null || value === undefined || value === '';
      if (field.kind === 'size' || (field.kind === 'inches' && !isMissing))
        return isInches(value)
          ? []
          : [{ path: `${path}.${field.name}`, message: `${name}, ${field.name}: enter ${INCHES_RULE}.` }];
      if (field.kind === 'choice' && !isMissing && !field.choices.some((choice) => choice === value))
        return [{ path: `${path}.${field.name}`, message: `${name}, ${field.label}: choose one from the list.` }];
      if (field.kind === 'text' && !isMissing)
        return checkLength(`${path}.${field.name}`, `${name}, ${field.label}`, String(value), MAX_TITLE_LENGTH);
      return [];
    }),
  ];
}

/** Pictures that came with the catalogue are described by title and colour. */
function findImageProblems(image: DraftImage, index: number): DraftProblem[] {
  const path = `images.${index}`;
  const name = `Picture ${index + 1}`;
  return [
    ...(image.url.startsWith(UPLOADS_PREFIX) && isBlank(image.altText)
      ? [{ path: `${path}.altText`, message: `${name}, alternative text: say what the picture shows.` }]
      : checkLength(`${path}.altText`, `${name}, alternative text`, image.altText ?? '', MAX_TITLE_LENGTH)),
    ...(image.hexCode === null || HEX_CODE_PATTERN.test(image.hexCode)
      ? []
      : [{ path: `${path}.hexCode`, message: `${name}, colour: choose a colour, such as #1a2b3c.` }]),
    ...checkLength(`${path}.colorName`, `${name}, name of the colour`, image.colorName ?? '', MAX_TITLE_LENGTH),
    ...(['inchesWide', 'repeatInches'] as const)
      .filter((field) => image[field] !== undefined && !isInches(image[field]))
      .map((field) => ({
        path: `${path}.${field}`,
        message: `${name}, ${field === 'inchesWide' ? 'true width' : 'pattern repeat'}: enter ${INCHES_RULE}.`,
      })),
  ];
}

const findRepeatedImages = (images: readonly DraftImage[]): DraftProblem[] =>
  images.flatMap(({ url }, index) => {
    const first = images.findIndex((image) => image.url === url);
    return first === index
      ? []
      : [
          {
            path: `images.${index}.url`,
            message: `Picture ${index + 1}: the same as picture ${first + 1}. Remove one.`,
          },
        ];
  });

const RATE_RULE = `₹0.01 to ₹${(MAX_RATE_PAISE / 100).toLocaleString('en-IN')}, with at most two decimals`;
const INCHES_RULE = `${MIN_SIZE_INCHES} to ${MAX_SIZE_INCHES.toLocaleString('en-IN')} inches, at most two decimals`;

const isInches = (value: unknown): boolean =>
  typeof value === 'number' && value >= MIN_SIZE_INCHES && value <= MAX_SIZE_INCHES && hasTwoDecimals(value);
/** True if a type can be published with this rate in rupees. */
export const isRate = (rate: number | null): rate is number =>
  rate !== null && rate > 0 && rate <= MAX_RATE_PAISE / 100 && hasTwoDecimals(rate);

const checkCount = (path: string, label: string, entries: readonly unknown[], max: number): DraftProblem[] =>
  entries.length <= max ? [] : [{ path, message: `${label}: at most ${max}.` }];

const checkSlug = (slug: string | null): DraftProblem[] =>
  slug === null || (SLUG_PATTERN.test(slug) && slug.length <= MAX_TITLE_LENGTH)
    ? []
    : [{ path: 'slug', message: 'Short name: use lower-case words joined by hyphens, such as vine-blossom.' }];

const checkText = (path: string, label: string, text: string): DraftProblem[] =>
  isBlank(text)
    ? [{ path, message: `${label}: enter some text.` }]
    : checkLength(path, label, text.trim(), MAX_TITLE_LENGTH);

const checkLength = (path: string, label: string, text: string, maxLength: number): DraftProblem[] =>
  text.length <= maxLength
    ? []
    : [{ path, message: `${label}: at most ${maxLength.toLocaleString('en-IN')} characters.` }];
