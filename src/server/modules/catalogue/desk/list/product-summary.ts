/** What a list of products shows, searches and sorts by, computed once per content. */
import type { DeskProductRow, ProductDraft } from '#contract/desk/desk-product.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { listColours } from '#domain/catalogue/pictures/product-images.ts';
import { findLowestRatePaise } from '#domain/catalogue/product-types.ts';
import { paiseToRupees } from '#domain/money/paise.ts';
import { splitWords } from '#domain/text/search-words.ts';
import { toContent } from '../product-content.ts';

export type ProductSummary = Pick<
  DeskProductRow,
  'title' | 'category' | 'subCategory' | 'isFeatured' | 'image' | 'lowestRate' | 'typeCount' | 'colourCount'
> & {
  /** Every word with a space before it. */
  readonly searchText: string;
  readonly sortTitle: string;
};

export function summarise(content: ProductDraft): ProductSummary {
  const { title, category, subCategory, isFeatured, images, types } = content;
  const [image] = images;
  const lowest = findLowestRatePaise(types);
  const colours = images.map(({ colorName }) => colorName ?? '');
  const searched = [title, subCategory ?? '', ...colours, ...types.map((type) => type.title)];
  return {
    title,
    category,
    subCategory,
    isFeatured,
    image: image ? { url: image.url, widths: image.widths, dominantColor: image.dominantColor } : null,
    lowestRate: lowest === undefined ? null : paiseToRupees(lowest),
    typeCount: types.length,
    colourCount: listColours(images.map(({ hexCode }, sortOrder) => ({ hexCode, sortOrder }))).length,
    searchText: [...new Set(splitWords(searched.join(' ')))].map((word) => ` ${word}`).join(''),
    sortTitle: splitWords(title).join(' '),
  };
}

/** Products in memory stay the same objects until they change. */
export function createSummaryCache() {
  const summaries = new WeakMap<Product, ProductSummary>();
  return (product: Product): ProductSummary => {
    const cached = summaries.get(product);
    if (cached) return cached;
    const summary = summarise(toContent(product));
    summaries.set(product, summary);
    return summary;
  };
}

/** Every word of the search must begin a word of the product. */
export const matchesSearch = ({ searchText }: ProductSummary, words: readonly string[]): boolean =>
  words.every((word) => searchText.includes(` ${word}`));
