/**
 * Filters the products of a listing. Choices within one filter are alternatives; a product must pass all filters. The
 * price is the one on the product's card.
 */
import type { Paise } from '#domain/money/paise.ts';
import { getListingAttributes, type ListedProduct, type ListingAttributes } from './listing-attributes.ts';
import type { ListingQuery } from './listing-query.ts';
import { parsePriceLimit } from './listing-query.ts';

export type FilterName = 'category' | 'sub' | 'colour' | 'price' | 'washable';

type FilterTest = (attributes: ListingAttributes) => boolean;

const buildTests = (query: ListingQuery): Record<FilterName, FilterTest | undefined> => {
  const { categories, subs, colours, washable } = query;
  const [min, max] = getPriceLimits(query);
  const hasPrice = min !== undefined || max !== undefined;
  return {
    category:
      categories.length > 0 ? ({ category }) => category !== undefined && categories.includes(category) : undefined,
    sub: subs.length > 0 ? ({ sub }) => subs.includes(sub) : undefined,
    colour: colours.length > 0 ? (attributes) => colours.some((colour) => attributes.colours.has(colour)) : undefined,
    price: hasPrice ? ({ ratePaise }) => isBetween(ratePaise, min, max) : undefined,
    washable: washable ? ({ isWashable }) => isWashable : undefined,
  };
};

/** Lists the filters that a product fails; empty when the product is shown. */
export type ListingFilter = (product: ListedProduct) => readonly FilterName[];

const NO_FAILURES: readonly FilterName[] = [];

export function createFilter(query: ListingQuery): ListingFilter {
  const activeTests = (Object.entries(buildTests(query)) as [FilterName, FilterTest | undefined][]).flatMap(
    ([name, test]) => (test ? [{ name, test }] : []),
  );
  if (activeTests.length === 0) return () => NO_FAILURES;
  return (product) => {
    const attributes = getListingAttributes(product);
    const failed = activeTests.filter(({ test }) => !test(attributes));
    return failed.length === 0 ? NO_FAILURES : failed.map(({ name }) => name);
  };
}

/** Swaps limits entered the wrong way round. */
function getPriceLimits(query: ListingQuery): [Paise | undefined, Paise | undefined] {
  const [min, max] = [parsePriceLimit(query.min), parsePriceLimit(query.max)];
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

const isBetween = (rate: number | undefined, min: number | undefined, max: number | undefined): boolean =>
  rate !== undefined && rate >= (min ?? 0) && rate <= (max ?? Number.POSITIVE_INFINITY);
