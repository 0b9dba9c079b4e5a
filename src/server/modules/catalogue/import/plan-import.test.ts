import { expect, it } from 'vitest';
import { createProblemList } from './files/product-input.ts';
import { planImport } from './plan-import.ts';

const COUNT = 500;

it('gives many products of one title addresses without trying all numbers for each', async () => {
  let lookups = 0;
  const stored = {
    productsById: new Map(),
    statesById: new Map(),
    findIds: () => [],
    findTypeOwner: () => undefined,
    findSlugOwner: () => {
      lookups += 1;
      return undefined;
    },
    findPicture: () => undefined,
  };
  const inputs = Array.from({ length: COUNT }, () => ({
    line: null,
    id: '',
    title: 'Vine',
    values: new Map([
      ['title', 'Vine'],
      ['category', 'wallpaper'],
    ]),
    types: [],
    pictures: [],
  }));
  const planned = await planImport(inputs, stored, createProblemList());
  expect([planned[0]?.after.slug, planned.at(-1)?.after.slug]).toEqual(['vine', `vine-${COUNT}`]);
  expect(lookups).toBeLessThan(4 * COUNT);
});
