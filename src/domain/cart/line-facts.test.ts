import { expect, it } from 'vitest';
import { listLineFacts } from './line-facts.ts';

const unsized = { widthInInches: 0, heightInInches: 0, areaSqFt: 0 };

it.each([
  ['wallpaper', { wallpaperFinish: 'Matt', wallpaperIsWashable: true }, ['Finish', 'Matt', 'Washable', 'Yes']],
  ['fabrics', { fabricMaterial: 'Linen', fabricWidth: 54 }, ['Material', 'Linen', 'Fabric width', '54 in']],
])('tells size, area, options and comment of a piece of %s [ORD-40]', (_, options, told) => {
  const piece = { widthInInches: 24.5, heightInInches: 36, areaSqFt: 6.13, ...options, orderComment: 'Ring twice' };
  const expected = ['Size', '24.5 × 36 in', 'Area', '6.13 sq.ft.', ...told, 'Comment', 'Ring twice'];
  expect(listLineFacts(piece).flatMap(({ label, text }) => [label, text])).toEqual(expected);
});

it('tells the size in the unit of the reader, and the rest as it is', () => {
  const piece = { widthInInches: 60, heightInInches: 84, areaSqFt: 35, fabricWidth: 54 };
  expect(listLineFacts(piece, 'cm').map(({ text }) => text)).toEqual(['152.4 × 213.4 cm', '35 sq.ft.', '54 in']);
});

it('tells nothing of what a piece does not have', () => {
  expect(listLineFacts({ ...unsized, canvasFrameType: null, orderComment: '' })).toEqual([]);
});
