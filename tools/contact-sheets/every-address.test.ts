import { expect, it } from 'vitest';
import { routeTable } from '#storefront/app/route-table.ts';
import { screens } from './screens/all-screens.ts';

it('the sheets show every page path of the contract', () => {
  const shownPaths = screens.map(({ address }) => address);
  expect(routeTable.map(({ path }) => path).filter((path) => !shownPaths.includes(path))).toEqual([]);
});

it('screen names are unique', () => {
  const names = screens.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
