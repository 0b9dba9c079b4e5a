import { CATEGORIES } from '#domain/catalogue/category.ts';
import { COLOUR_FAMILIES } from '#domain/catalogue/colour-family.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';

type ActiveFilter = { label: string; without: ListingQuery };

const removeValue = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.filter((other) => other !== value);

/** Labels of the active filters, each with the query that removes it. */
export function listActiveFilters(current: ListingQuery, subLabels: ReadonlyMap<string, string>): ActiveFilter[] {
  const query = { ...current, page: 1 };
  const { q, categories, subs, colours, min, max, washable } = query;
  return [
    ...(q === '' ? [] : [{ label: `“${q}”`, without: { ...query, q: '' } }]),
    ...categories.map((category) => ({
      label: CATEGORIES[category].name,
      without: { ...query, categories: removeValue(categories, category) },
    })),
    ...subs.map((sub) => ({ label: subLabels.get(sub) ?? sub, without: { ...query, subs: removeValue(subs, sub) } })),
    ...colours.map((colour) => ({
      label: COLOUR_FAMILIES[colour].label,
      without: { ...query, colours: removeValue(colours, colour) },
    })),
    ...(min === '' && max === ''
      ? []
      : [{ label: formatPriceRange(min, max), without: { ...query, min: '', max: '' } }]),
    ...(washable ? [{ label: 'Washable', without: { ...query, washable: false } }] : []),
  ];
}

function formatPriceRange(min: string, max: string): string {
  if (min === '') return `Up to ₹${max}`;
  if (max === '') return `From ₹${min}`;
  // The filter swaps limits entered the wrong way round, too.
  return Number(min) > Number(max) ? `₹${max} to ₹${min}` : `₹${min} to ₹${max}`;
}
