import { describe, expect, it } from 'vitest';
import {
  EMPTY_QUERY,
  formatListingQuery,
  getSearchedColours,
  hasListingFilters,
  readListingQuery,
  tidyQueryValue,
} from './listing-query.ts';
import { MAX_QUERY_VALUE_LENGTH } from './query-limits.ts';

const createValues = (given: Record<string, string[]>) => ({ getAll: (name: string) => given[name] ?? [] });

describe('readListingQuery', () => {
  it('truncates a long search text by whole characters, like the page cache [D-22]', () => {
    const q = readListingQuery(createValues({ q: ['😀'.repeat(100)] })).q;
    expect([...q]).toHaveLength(MAX_QUERY_VALUE_LENGTH);
    expect(tidyQueryValue(q)).toBe(q);
  });

  it('reads all parameters', () => {
    const parameters = {
      q: ['  blue   vine '],
      category: ['Wallpaper', 'wallpaper', 'sofas'],
      sub: ['Indian-Motifs', ''],
      colour: ['blue', 'bluish'],
      min: ['200'],
      max: ['399.50'],
      washable: ['1'],
      sort: ['price-up'],
      page: ['3'],
    };
    expect(readListingQuery(createValues(parameters))).toEqual({
      q: 'blue vine',
      categories: ['wallpaper'],
      subs: ['indian-motifs'],
      colours: ['blue'],
      min: '200',
      max: '399.50',
      washable: true,
      sort: 'price-up',
      page: 3,
    });
  });

  it.each([
    { min: ['-5'], max: ['1e9'], page: ['0'], sort: ['random'], washable: ['0'] },
    { min: ['12.345'], page: ['-1'], washable: ['no'] },
    {},
  ])('ignores invalid values: %j', (parameters) => {
    expect(readListingQuery(createValues(parameters as Record<string, string[]>))).toEqual(EMPTY_QUERY);
  });
});

describe('formatListingQuery', () => {
  it('writes parameters in a fixed order and leaves out defaults', () => {
    const query = {
      ...EMPTY_QUERY,
      q: 'a&b',
      subs: ['silk-&-velvet', 'linen'],
      colours: ['red', 'blue'] as const,
      page: 2,
    };
    expect(formatListingQuery(query)).toBe('colour=blue&colour=red&page=2&q=a%26b&sub=linen&sub=silk-%26-velvet');
    expect(formatListingQuery(EMPTY_QUERY)).toBe('');
  });
});

describe('hasListingFilters', () => {
  it.each([
    [{ sort: 'name', page: 4 } as const, false],
    [{ q: 'vine' }, true],
    [{ max: '300' }, true],
    [{ washable: true }, true],
  ])('for %j returns %s', (change, expected) => {
    expect(hasListingFilters({ ...EMPTY_QUERY, ...change })).toBe(expected);
  });
});

describe('getSearchedColours', () => {
  it.each([
    ['the filter, whatever the search text', { colours: ['red'], q: 'blue curtains' }, ['red']],
    ['the search text', { colours: [], q: 'Blue or TEAL curtains' }, ['blue', 'teal']],
    ['nowhere', { colours: [], q: 'lotus' }, []],
  ] as const)('takes colours from %s', (_, query, expected) => {
    expect(getSearchedColours(query)).toEqual(expected);
  });
});
