/** A product's content in the format of the contract's draft: unpublished changes, history, products that are not on sale. */
import type { DraftImage, DraftType, ProductContent } from '#contract/desk/products/desk-product.ts';
import { type AnyProductType, createTypeLists, type Product } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { sortImages } from '#domain/catalogue/pictures/product-images.ts';
import { getProductTypes } from '#domain/catalogue/product-types.ts';
import { mapTypeFields, type TypeField } from '#domain/catalogue/type-fields.ts';
import { isBlank } from '#domain/text/text-limits.ts';

export function toContent(product: Product): ProductContent {
  const types = getProductTypes<AnyProductType>(product.category, product);
  return pickContent({ ...product, images: sortImages(product.images), types: types.map((type) => ({ ...type })) });
}

/** Inverts `toContent`, without checks: for content that has been on sale. */
export function contentToProduct(id: string, content: ProductContent): Product {
  const { images, types, slug, ...rest } = content;
  return {
    id,
    ...rest,
    slug: slug ?? '',
    images: images.map((image, sortOrder) => ({ ...image, sortOrder })),
    ...createTypeLists(content.category, types as unknown as AnyProductType[]),
  };
}

export const createEmptyDraft = (category: ProductContent['category']): ProductContent => ({
  category,
  title: '',
  slug: null,
  subCategory: null,
  orderComment: null,
  isFeatured: false,
  images: [],
  types: [],
});

/** Drops what the editor may have sent beside the fields of the category. */
export const pickContent = (draft: ProductContent): ProductContent => ({
  category: draft.category,
  title: draft.title,
  slug: draft.slug,
  subCategory: draft.subCategory,
  orderComment: draft.orderComment,
  isFeatured: draft.isFeatured,
  images: draft.images.map(pickImage),
  types: draft.types.map((type) => pickType(draft.category, type)),
});

const pickImage = (image: DraftImage): DraftImage => ({
  url: image.url,
  hexCode: image.hexCode,
  colorName: image.colorName,
  kind: image.kind,
  width: image.width,
  height: image.height,
  dominantColor: image.dominantColor,
  widths: image.widths,
  ...(image.inchesWide !== undefined && { inchesWide: image.inchesWide }),
  ...(image.repeatInches !== undefined && { repeatInches: image.repeatInches }),
  ...(image.altText !== undefined && { altText: image.altText }),
});

const pickType = (category: Category, type: DraftType): DraftType => ({
  id: type.id,
  title: type.title,
  description: type.description,
  pricePerSqFt: type.pricePerSqFt,
  ...mapTypeFields(category, ({ name }) => type[name] ?? null),
});

/**
 * As in a catalogue file: an empty text is no value, and titles and other short texts have no space around them. A draft has what was
 * typed. The file's schema checks it.
 */
export function contentToFileProduct(id: string, content: ProductContent) {
  const { slug, images, types, ...rest } = pickContent(content);
  return {
    id,
    ...rest,
    title: rest.title.trim(),
    ...(slug !== null && { slug }),
    subCategory: trimText(rest.subCategory),
    orderComment: dropBlank(rest.orderComment),
    images: images.map(({ altText, ...image }) => ({
      ...image,
      hexCode: dropBlank(image.hexCode),
      colorName: trimText(image.colorName),
      ...(altText !== undefined && !isBlank(altText) && { altText: altText.trim() }),
    })),
    types: types.map((type) => ({
      ...type,
      title: type.title.trim(),
      ...mapTypeFields(content.category, ({ name, kind }) => fillMissing(type[name], kind)),
    })),
  };
}

const trimText = (text: string | null): string | null => dropBlank(text)?.trim() ?? null;
const dropBlank = (text: string | null): string | null => (isBlank(text) ? null : text);

function fillMissing(value: DraftType[string] | undefined, kind: TypeField['kind']) {
  if (kind === 'flag') return value === true;
  return typeof value === 'string' ? trimText(value) : (value ?? null);
}

export const isSameContent = (one: ProductContent, other: ProductContent): boolean =>
  JSON.stringify(contentToFileProduct('', one)) === JSON.stringify(contentToFileProduct('', other));

/** A draft equal to the published version is no change. */
export const dropUnchangedDraft = (
  draft: ProductContent | null,
  published: ProductContent | null | undefined,
): ProductContent | null => (draft && published && isSameContent(published, draft) ? null : draft);

export const formatContent = (content: ProductContent): string => JSON.stringify(pickContent(content));

/** Reads what `formatContent` wrote. */
export const parseContent = (json: string | null): ProductContent | null =>
  json === null ? null : (JSON.parse(json) as ProductContent);
