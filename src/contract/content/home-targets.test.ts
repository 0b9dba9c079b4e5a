import { expect, it } from 'vitest';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { findDeadLinks } from './home-targets.ts';

const products = [
  createSampleProduct('vine', { subCategory: 'Indian Motifs' }),
  createSampleProduct('satin', { category: 'fabrics', subCategory: 'Silk & Satin' }),
];

it.each([
  ['/wallpaper', true],
  ['/wallpaper/indian-motifs', true],
  ['/wallpaper/kids', false],
  ['/fabrics/silk-%26-satin?sort=name', true],
  ['/wallpaper/100%-cotton', false],
  ['/blinds', false],
  ['/blinds/indian-motifs', false],
  ['/product/vine', true],
  ['/product/gone', false],
  ['/products/all', true],
  ['/contact', true],
  ['https://example.com/wallpaper', true],
  ['#', true],
])('finds out whether %s leads to a product or a page: %s [D-35]', (link, isAlive) => {
  expect(findDeadLinks([link], products)).toEqual(isAlive ? [] : [link]);
});
