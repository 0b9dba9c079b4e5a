import { expect, it } from 'vitest';
import { createSampleImage, createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { listCardColours } from './card-pictures.ts';

it('names each colour once, by the first listed image with a name, or by its code', () => {
  const images = [
    createSampleImage('1', { sortOrder: 2, hexCode: '#ABCDEF', colorName: '' }),
    createSampleImage('2', { sortOrder: 4, hexCode: ' #abcdef ', colorName: 'Sky' }),
    createSampleImage('3', { sortOrder: 3, hexCode: '#abcdef', colorName: 'Sea' }),
    createSampleImage('4', { sortOrder: 1, hexCode: '#000000', colorName: null }),
  ];
  expect(listCardColours(createSampleProduct('1', { images }))).toEqual([
    { hex: '#000000', name: '#000000' },
    { hex: '#ABCDEF', name: 'Sky' },
  ]);
});
