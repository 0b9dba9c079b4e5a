import { expect, it } from 'vitest';
import { getSearchedColours } from './searched-colours.ts';

it.each([
  ['the filter, whatever is searched for', { colours: ['red'], q: 'blue curtains' }, ['red']],
  ['the words of the search', { colours: [], q: 'Blue or TEAL curtains' }, ['blue', 'teal']],
  ['nothing', { colours: [], q: 'lotus' }, []],
] as const)('colours are sought by %s', (_, query, sought) => {
  expect(getSearchedColours(query)).toEqual(sought);
});
