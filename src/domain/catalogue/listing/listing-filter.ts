/**
 * Which products pass the filters of a listing. Choices within one filter widen it, different filters narrow each other;
 * the price is the one that the card shows.
 */
import type { Paise } from '#domain/money/paise.ts';
import type { ListingQuery } from './listing-query.ts';
import { parsePriceLimit } from './listing-query.ts';
import { getProductFacts, type ListedProduct, type ProductFacts } from './product-facts.ts';

export type FilterName = 'category' | 'sub' | 'colour' | 'price' | 'washable';

type Test = (facts: ProductFacts) => boolean;

const buildTests = (query: ListingQuery): Record<FilterName, Test | undefined> => {
  const { categories, subs, colours, washable } = query;
  const [min, max] = getPriceLimits(query);
  const hasPrice = min !== undefined || max !== undefined;
  return {
    category:
      categories.length > 0 ? ({ category }) => category !== undefined && categories.includes(category) : undefined,
    sub: subs.length > 0 ? ({ sub }) => subs.includes(sub) : undefined,
    colour: colours.length > 0 ? (facts) => colours.some((colour) => facts.colours.has(colour)) : undefined,
    price: hasPrice ? ({ ratePaise }) => isBetween(ratePaise, min, max) : undefined,
    washable: washable ? ({ isWashable }) => isWashable : undefined,
  };
};

/** Filters that a product fails; none when it is shown. */
export type ListingFilter = (product: ListedProduct) => readonly FilterName[];

const NO_FAILURES: readonly FilterName[] = [];

export function createFilter(query: ListingQuery): ListingFilter {
  const active = (Object.entries(buildTests(query)) as [FilterName, Test | undefined][]).flatMap(([name, test]) =>
    test ? [{ name, test }] : [],
  );
  if (active.length === 0) return () => NO_FAILURES;
  return (product) => {
    const facts = getProductFacts(product);
    const failed = active.filter(({ test }) => !test(facts));
    return failed.length === 0 ? NO_FAILURES : failed.map(({ name }) => name);
  };
}

/** In either order: from 400 to 200 means from 200 to 400. */
function getPriceLimits(query: ListingQuery): [Paise | undefined, Paise | undefined] {
  const [min, max] = [parsePriceLimit(query.min), parsePriceLimit(query.max)];
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

const isBetween = (rate: number | undefined, min: number | undefined, max: number | undefined): boolean =>
  rate !== undefined && rate >= (min ?? 0) && rate <= (max ?? Number.POSITIVE_INFINITY);
