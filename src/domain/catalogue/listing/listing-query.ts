/**
 * What a listing is asked to show, as it stands in the address: search, filters, sort and page, under the names that
 * the page cache knows (decisions D-22 and D-23). Values that mean nothing are left out, never an error.
 */
import { type Paise, rupeesToPaise } from '#domain/money/paise.ts';
import { type Category, parseCategory } from '../category.ts';
import { type ColourFamily, parseColourFamily } from '../colour-family.ts';

export const SORTS = {
  featured: 'Featured',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  name: 'Name',
} as const;
export type ListingSort = keyof typeof SORTS;
export const SORT_KEYS = Object.keys(SORTS) as readonly ListingSort[];

export const LISTING_PAGE_SIZE = 24;

/** Longer values are cut, here and in the key of the page cache alike, so that server and browser show the same. */
export const MAX_QUERY_VALUE_LENGTH = 80;
/** Of one repeated parameter; what is over it is left out in the same way. */
export const MAX_QUERY_VALUES = 50;

const isAmount = (value: string): boolean => /^\d{1,7}(\.\d{1,2})?$/.test(value);
const isLaterPage = (value: string): boolean => /^[1-9]\d{0,3}$/.test(value) && value !== '1';

export type QueryParameter = { name: string; repeats?: boolean; accepts?: (value: string) => boolean };

/** Every parameter of a listing's address, in the order in which it is written there and in the page cache's key. */
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

/** The part of URLSearchParams and FormData that is needed here. */
type QueryValues = { getAll(name: string): readonly unknown[] };

export function readListingQuery(values: QueryValues): ListingQuery {
  const all = (name: string): string[] => values.getAll(name).map((value) => String(value).trim());
  const first = (name: string): string => all(name)[0] ?? '';
  return {
    q: tidyQueryValue(first('q')),
    categories: pickKnownValues(all('category').map(parseCategory)),
    subs: pickKnownValues(all('sub').map((sub) => sub.toLowerCase() || undefined)),
    colours: pickKnownValues(all('colour').map(parseColourFamily)),
    min: parseAmount(first('min')),
    max: parseAmount(first('max')),
    washable: ['1', 'true', 'yes', 'on'].includes(first('washable').toLowerCase()),
    sort: SORT_KEYS.find((sort) => sort === first('sort')) ?? 'featured',
    page: parsePage(first('page')),
  };
}

/** Query text without the question mark. */
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

/** `undefined` when no limit is set. */
export const parsePriceLimit = (amount: string): Paise | undefined =>
  amount === '' ? undefined : rupeesToPaise(amount);

/** Whether anything narrows the list; the order and the page do not. */
export const isNarrowed = (query: ListingQuery): boolean =>
  formatListingQuery({ ...query, sort: 'featured', page: 1 }) !== '';

/** By characters, because half of one cannot be written into an address. */
export const tidyQueryValue = (value: string): string =>
  [...value.trim().replace(/\s+/g, ' ')].slice(0, MAX_QUERY_VALUE_LENGTH).join('').trim();

function pickKnownValues<Value>(values: readonly (Value | undefined)[]): Value[] {
  const distinct = [...new Set(values.filter((value) => value !== undefined))];
  return distinct.length > MAX_QUERY_VALUES ? distinct.sort().slice(0, MAX_QUERY_VALUES) : distinct;
}

const parseAmount = (text: string): string => (isAmount(text) ? text : '');
const parsePage = (text: string): number => (isLaterPage(text) ? Number(text) : 1);
