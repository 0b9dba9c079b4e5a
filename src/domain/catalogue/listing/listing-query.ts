/**
 * The query parameters of a listing: search, filters, sort and page (decisions D-22 and D-23). Invalid values are
 * ignored.
 */

import { type Paise, rupeesToPaise } from '#domain/money/paise.ts';
import { splitWords } from '#domain/text/search-words.ts';
import { type Category, parseCategory } from '../category.ts';
import { type ColourFamily, parseColourFamily } from '../colour-family.ts';
import { MAX_QUERY_VALUE_LENGTH } from './query-limits.ts';

export const SORTS = {
  featured: 'Featured',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  name: 'Name',
} as const;
export type ListingSort = keyof typeof SORTS;
export const SORT_KEYS = Object.keys(SORTS) as readonly ListingSort[];

export const LISTING_PAGE_SIZE = 24;

/** Per repeated parameter. */
export const MAX_QUERY_VALUES = 50;

const isAmount = (value: string): boolean => /^\d{1,7}(\.\d{1,2})?$/.test(value);
const isLaterPage = (value: string): boolean => /^[1-9]\d{0,3}$/.test(value) && value !== '1';

export type QueryParameter = { name: string; repeats?: boolean; accepts?: (value: string) => boolean };

/** In the order of the URL and of the page cache key. */
export const LISTING_PARAMETERS = [
  { name: 'category', repeats: true },
  { name: 'colour', repeats: true },
  { name: 'max', accepts: isAmount },
  { name: 'min', accepts: isAmount },
  { name: 'page', accepts: isLaterPage },
  { name: 'q' },
  { name: 'sort' },
  { name: 'sub', repeats: true },
  { name: 'washable' },
] as const satisfies readonly QueryParameter[];

export type ListingQuery = {
  readonly q: string;
  readonly categories: readonly Category[];
  /** Slugs of sub-categories. */
  readonly subs: readonly string[];
  readonly colours: readonly ColourFamily[];
  /** Rupees per square foot, as typed. */
  readonly min: string;
  readonly max: string;
  readonly washable: boolean;
  readonly sort: ListingSort;
  readonly page: number;
};

export const EMPTY_QUERY: ListingQuery = {
  q: '',
  categories: [],
  subs: [],
  colours: [],
  min: '',
  max: '',
  washable: false,
  sort: 'featured',
  page: 1,
};

/** URLSearchParams or FormData. */
type QueryValues = { getAll(name: string): readonly unknown[] };

export function readListingQuery(values: QueryValues): ListingQuery {
  const getAll = (name: string): string[] => values.getAll(name).map((value) => String(value).trim());
  const getFirst = (name: string): string => getAll(name)[0] ?? '';
  return {
    q: tidyQueryValue(getFirst('q')),
    categories: pickDistinctValues(getAll('category').map(parseCategory)),
    subs: pickDistinctValues(getAll('sub').map((sub) => sub.toLowerCase() || undefined)),
    colours: pickDistinctValues(getAll('colour').map(parseColourFamily)),
    min: parseAmount(getFirst('min')),
    max: parseAmount(getFirst('max')),
    washable: ['1', 'true', 'yes', 'on'].includes(getFirst('washable').toLowerCase()),
    sort: SORT_KEYS.find((sort) => sort === getFirst('sort')) ?? 'featured',
    page: parsePage(getFirst('page')),
  };
}

/** Omits the leading question mark. */
export function formatListingQuery(query: ListingQuery): string {
  const values: Record<(typeof LISTING_PARAMETERS)[number]['name'], readonly string[]> = {
    category: query.categories.toSorted(),
    colour: query.colours.toSorted(),
    max: [query.max],
    min: [query.min],
    page: [query.page > 1 ? String(query.page) : ''],
    q: [query.q],
    sort: [query.sort === 'featured' ? '' : query.sort],
    sub: query.subs.toSorted(),
    washable: [query.washable ? '1' : ''],
  };
  return LISTING_PARAMETERS.flatMap(({ name }) =>
    values[name].filter((value) => value !== '').map((value) => `${name}=${encodeURIComponent(value)}`),
  ).join('&');
}

export const parsePriceLimit = (amount: string): Paise | undefined =>
  amount === '' ? undefined : rupeesToPaise(amount);

/** Ignores sort and page. */
export const hasListingFilters = (query: ListingQuery): boolean =>
  formatListingQuery({ ...query, sort: 'featured', page: 1 }) !== '';

/** Truncates by code points, because half a surrogate pair cannot be percent-encoded. */
export const tidyQueryValue = (value: string): string =>
  [...value.trim().replace(/\s+/g, ' ')].slice(0, MAX_QUERY_VALUE_LENGTH).join('').trim();

function pickDistinctValues<Value>(values: readonly (Value | undefined)[]): Value[] {
  const distinct = [...new Set(values.filter((value) => value !== undefined))];
  return distinct.length > MAX_QUERY_VALUES ? distinct.sort().slice(0, MAX_QUERY_VALUES) : distinct;
}

const parseAmount = (text: string): string => (isAmount(text) ? text : '');
const parsePage = (text: string): number => (isLaterPage(text) ? Number(text) : 1);

/** Returns the colours of the filter, or else those named in the search text. */
export const getSearchedColours = ({ colours, q }: Pick<ListingQuery, 'colours' | 'q'>): readonly ColourFamily[] =>
  colours.length > 0 ? colours : splitWords(q).flatMap((word) => parseColourFamily(word) ?? []);
