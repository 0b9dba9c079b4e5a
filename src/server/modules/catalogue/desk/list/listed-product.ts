/** The fields that a list of products shows, searches and sorts by. */
import type { DeskProductRow, ProductContent } from '#contract/desk/products/desk-product.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { listColours, sortImages } from '#domain/catalogue/pictures/product-images.ts';
import { findLowestRatePaise, getProductTypes, type TypeRate } from '#domain/catalogue/product-types.ts';
import { paiseToRupees } from '#domain/money/paise.ts';
import { MAX_RATE_PAISE } from '#domain/pricing/unit-price.ts';
import { splitWords } from '#domain/text/search-words.ts';

/** A product on sale, or the content of one that is not. An unchanged one stays the same object, so its row can be cached. */
export type ListedProduct = Product | ProductContent;

type ListedType = TypeRate & { title: string };
type ShownFields = Pick<
  DeskProductRow,
  'title' | 'category' | 'subCategory' | 'isFeatured' | 'image' | 'lowestRate' | 'typeCount' | 'colourCount'
>;

const listTypes = (product: ListedProduct): readonly ListedType[] =>
  'types' in product ? product.types : getProductTypes<ListedType>(product.category, product);

const listImages = (product: ListedProduct) =>
  'types' in product ? product.images.map((image, sortOrder) => ({ ...image, sortOrder })) : sortImages(product.images);

export function getShownFields(product: ListedProduct): ShownFields {
  const { title, category, subCategory, isFeatured } = product;
  const images = listImages(product);
  const [image] = images;
  return {
    title: title.trim(),
    category,
    subCategory,
    isFeatured,
    image: image ? { url: image.url, widths: image.widths, dominantColor: image.dominantColor } : null,
    lowestRate: findLowestRate(product),
    typeCount: listTypes(product).length,
    colourCount: listColours(images).length,
  };
}

/** A draft may have any number. */
const hasPossibleRate = ({ pricePerSqFt }: TypeRate): boolean =>
  typeof pricePerSqFt === 'number' && pricePerSqFt >= 0 && pricePerSqFt <= paiseToRupees(MAX_RATE_PAISE);

/** Rupees per square foot. */
export function findLowestRate(product: ListedProduct): number | null {
  const lowest = findLowestRatePaise(listTypes(product).filter(hasPossibleRate));
  return lowest === undefined ? null : paiseToRupees(lowest);
}

/** Computes a value once per product. */
export function cacheByProduct<Value>(compute: (product: ListedProduct) => Value): (product: ListedProduct) => Value {
  const values = new WeakMap<ListedProduct, Value>();
  return (product) => {
    const cached = values.get(product);
    if (cached !== undefined) return cached;
    const value = compute(product);
    values.set(product, value);
    return value;
  };
}

const MAX_CACHED_TEXTS = 50_000;

/** Creates a function that tests whether every word of a search begins a word of title, sub-category, colours or types. */
export function createProductSearch() {
  // Names of colours and types repeat in many products.
  const wordsByText = new Map<string, string>();
  const getWords = (text: string): string => {
    const cached = wordsByText.get(text);
    if (cached !== undefined) return cached;
    const words = formatWords(text);
    if (wordsByText.size < MAX_CACHED_TEXTS) wordsByText.set(text, words);
    return words;
  };
  const getSearchText = cacheByProduct((product) => {
    const colours = product.images.map(({ colorName }) => colorName ?? '');
    const repeated = new Set([product.subCategory ?? '', ...colours, ...listTypes(product).map(({ title }) => title)]);
    return formatWords(product.title) + [...repeated].map(getWords).join('');
  });
  return (product: ListedProduct, words: readonly string[]): boolean =>
    words.length === 0 || words.every((word) => getSearchText(product).includes(` ${word}`));
}

/** Every word with a space before it. */
const formatWords = (text: string): string =>
  splitWords(text)
    .map((word) => ` ${word}`)
    .join('');

export const formatSortTitle = ({ title }: ListedProduct): string => splitWords(title).join(' ');
