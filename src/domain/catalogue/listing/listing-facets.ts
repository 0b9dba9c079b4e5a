/**
 * The choices of each listing filter, with the number of products each would show given the other filters. A selected
 * choice stays visible even when its count is 0.
 */
import { paiseToRupees } from '#domain/money/paise.ts';
import { CATEGORIES, CATEGORY_KEYS, type Category } from '../category.ts';
import { COLOUR_FAMILIES, COLOUR_FAMILY_KEYS, type ColourFamily } from '../colour-family.ts';
import { getListingAttributes, type ListedProduct } from './listing-attributes.ts';
import type { FilterName, ListingFilter } from './listing-filter.ts';
import type { ListingQuery } from './listing-query.ts';

export type FacetChoice<Value extends string = string> = { value: Value; label: string; count: number };

export type ListingFacets = {
  categories: FacetChoice<Category>[];
  subs: FacetChoice[];
  colours: FacetChoice<ColourFamily>[];
  /** The price range in whole rupees; `undefined` when no product has a price. */
  price: { from: number; to: number } | undefined;
  washable: number;
};

export function buildListingFacets(
  products: readonly ListedProduct[],
  query: ListingQuery,
  listFailedFilters: ListingFilter,
): ListingFacets {
  const categories = new Map<Category, number>();
  const subs = new Map<string, number>();
  const colours = new Map<ColourFamily, number>();
  const labels = new Map<string, string>();
  let washable = 0;
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (const product of products) {
    const attributes = getListingAttributes(product);
    const failed = listFailedFilters(product);
    labels.set(attributes.sub, attributes.subCategory);
    if (passesAllExcept('category', failed) && attributes.category) increment(categories, attributes.category);
    if (passesAllExcept('sub', failed)) increment(subs, attributes.sub);
    if (passesAllExcept('colour', failed)) for (const colour of attributes.colours) increment(colours, colour);
    if (passesAllExcept('washable', failed) && attributes.isWashable) washable += 1;
    if (passesAllExcept('price', failed) && attributes.ratePaise !== undefined) {
      from = Math.min(from, paiseToRupees(attributes.ratePaise));
      to = Math.max(to, paiseToRupees(attributes.ratePaise));
    }
  }
  return {
    categories: buildChoices(categories, CATEGORY_KEYS, query.categories, (key) => CATEGORIES[key].name),
    subs: buildChoices(subs, [...labels.keys()], query.subs, (sub) => labels.get(sub) ?? sub),
    colours: buildChoices(colours, COLOUR_FAMILY_KEYS, query.colours, (key) => COLOUR_FAMILIES[key].label),
    price: to === 0 ? undefined : { from: Math.floor(from), to: Math.ceil(to) },
    washable,
  };
}

const passesAllExcept = (name: FilterName, failed: readonly FilterName[]): boolean =>
  failed.length === 0 || (failed.length === 1 && failed[0] === name);

function increment<Value>(counts: Map<Value, number>, value: Value): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function buildChoices<Value extends string>(
  counts: ReadonlyMap<Value, number>,
  values: readonly Value[],
  selected: readonly Value[],
  getLabel: (value: Value) => string,
): FacetChoice<Value>[] {
  return values
    .map((value) => ({ value, label: getLabel(value), count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || selected.includes(value));
}
