/**
 * The choices that a listing's filters offer, each with the number of products it would show together with the other
 * filters. A choice that is made stays in sight even when it shows nothing.
 */
import { paiseToRupees } from '#domain/money/paise.ts';
import { CATEGORIES, CATEGORY_KEYS, type Category } from '../category.ts';
import { COLOUR_FAMILIES, COLOUR_FAMILY_KEYS, type ColourFamily } from '../colour-family.ts';
import type { FilterName, ListingFilter } from './listing-filter.ts';
import type { ListingQuery } from './listing-query.ts';
import { getProductFacts, type ListedProduct } from './product-facts.ts';

export type FacetChoice<Value extends string = string> = { value: Value; label: string; count: number };

export type ListingFacets = {
  categories: FacetChoice<Category>[];
  subs: FacetChoice[];
  colours: FacetChoice<ColourFamily>[];
  /** Whole rupees that enclose every price in sight; `undefined` when there is none. */
  price: { from: number; to: number } | undefined;
  washable: number;
};

/** @param failures of the same query */
export function buildListingFacets(
  products: readonly ListedProduct[],
  query: ListingQuery,
  failures: ListingFilter,
): ListingFacets {
  const categories = new Map<Category, number>();
  const subs = new Map<string, number>();
  const colours = new Map<ColourFamily, number>();
  const labels = new Map<string, string>();
  let washable = 0;
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (const product of products) {
    const facts = getProductFacts(product);
    const failed = failures(product);
    labels.set(facts.sub, facts.subCategory);
    if (passesAllExcept('category', failed) && facts.category) count(categories, facts.category);
    if (passesAllExcept('sub', failed)) count(subs, facts.sub);
    if (passesAllExcept('colour', failed)) for (const colour of facts.colours) count(colours, colour);
    if (passesAllExcept('washable', failed) && facts.isWashable) washable += 1;
    if (passesAllExcept('price', failed) && facts.ratePaise !== undefined) {
      from = Math.min(from, paiseToRupees(facts.ratePaise));
      to = Math.max(to, paiseToRupees(facts.ratePaise));
    }
  }
  return {
    categories: buildChoices(categories, CATEGORY_KEYS, query.categories, (key) => CATEGORIES[key].callName),
    subs: buildChoices(subs, [...labels.keys()], query.subs, (sub) => labels.get(sub) ?? sub),
    colours: buildChoices(colours, COLOUR_FAMILY_KEYS, query.colours, (key) => COLOUR_FAMILIES[key].label),
    price: to === 0 ? undefined : { from: Math.floor(from), to: Math.ceil(to) },
    washable,
  };
}

/** Whether a product would be shown if this one filter were open. */
const passesAllExcept = (name: FilterName, failed: readonly FilterName[]): boolean =>
  failed.length === 0 || (failed.length === 1 && failed[0] === name);

function count<Value>(counts: Map<Value, number>, value: Value): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function buildChoices<Value extends string>(
  counts: ReadonlyMap<Value, number>,
  values: readonly Value[],
  chosen: readonly Value[],
  labelOf: (value: Value) => string,
): FacetChoice<Value>[] {
  return values
    .map((value) => ({ value, label: labelOf(value), count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}
