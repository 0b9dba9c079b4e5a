import { describe, expect, it } from 'vitest';
import {
  EMPTY_QUERY,
  formatListingQuery,
  isNarrowed,
  MAX_QUERY_VALUE_LENGTH,
  readListingQuery,
  tidyQueryValue,
} from './listing-query.ts';

const values = (given: Record<string, string[]>) => ({ getAll: (name: string) => given[name] ?? [] });

describe('readListingQuery', () => {
  it('cuts a very long search as the page cache does, by whole characters [D-22]', () => {
    const q = readListingQuery(values({ q: ['😀'.repeat(100)] })).q;
    expect([...q]).toHaveLength(MAX_QUERY_VALUE_LENGTH);
    expect(tidyQueryValue(q)).toBe(q);
  });

  it('reads everything that an address can ask for', () => {
    const asked = {
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
    expect(readListingQuery(values(asked))).toEqual({
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
  ])('leaves out what means nothing: %j', (asked) => {
    expect(readListingQuery(values(asked as Record<string, string[]>))).toEqual(EMPTY_QUERY);
  });
});

describe('listingQueryText', () => {
  it('writes in one order and nothing that is the default', () => {
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

describe('isNarrowed', () => {
  it.each([
    [{ sort: 'name', page: 4 } as const, false],
    [{ q: 'vine' }, true],
    [{ max: '300' }, true],
    [{ washable: true }, true],
  ])('%j: %s', (change, expected) => {
    expect(isNarrowed({ ...EMPTY_QUERY, ...change })).toBe(expected);
  });
});
