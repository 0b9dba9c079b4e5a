import { expect, it } from 'vitest';
import { pagePatterns } from '#contract/paths.ts';
import { screens } from './screens/all-screens.ts';

it('every page path of the contract is on the sheets', () => {
  const seen = screens.map(({ address }) => address);
  expect(pagePatterns.map(({ pattern }) => pattern).filter((pattern) => !seen.includes(pattern))).toEqual([]);
});

it('screen names are unique', () => {
  const names = screens.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
