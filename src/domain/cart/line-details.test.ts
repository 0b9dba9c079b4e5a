import { expect, it } from 'vitest';
import { getColourLabel, listLineDetails, listTypeDetails } from './line-details.ts';

const unsized = { widthInInches: 0, heightInInches: 0, areaSqFt: 0 };

it.each([
  ['wallpaper', { wallpaperFinish: 'Matt', wallpaperIsWashable: true }, ['Finish', 'Matt', 'Washable', 'Yes']],
  ['fabrics', { fabricMaterial: 'Linen', fabricWidth: 54 }, ['Material', 'Linen', 'Fabric width', '54 in']],
])('lists size, area, options and comment of %s [ORD-40]', (_, options, optionTexts) => {
  const piece = { widthInInches: 24.5, heightInInches: 36, areaSqFt: 6.13, ...options, orderComment: 'Ring twice' };
  const expected = ['Size', '24.5 × 36 in', 'Area', '6.13 sq.ft.', ...optionTexts, 'Comment', 'Ring twice'];
  expect(listLineDetails(piece).flatMap(({ label, text }) => [label, text])).toEqual(expected);
});

it("shows the size in the shopper's unit", () => {
  const piece = { widthInInches: 60, heightInInches: 84, areaSqFt: 35, fabricWidth: 54 };
  expect(listLineDetails(piece, 'cm').map(({ text }) => text)).toEqual(['152.4 × 213.4 cm', '35.00 sq.ft.', '54 in']);
});

it('shows a sample instead of size and area [D-38]', () => {
  expect(listLineDetails({ ...unsized, kind: 'sample' }, 'cm')).toEqual([{ label: 'Size', text: 'Sample' }]);
});

it('leaves out missing values', () => {
  expect(listLineDetails({ ...unsized, canvasFrameType: null, orderComment: '' })).toEqual([]);
});

it.each([
  [true, ['2 inches included: Yes']],
  [false, ['2 inches included: No']],
  [null, []],
])('has the answer whether the size includes the 2 inches: %j [D-41]', (sizeIncludesAllowance, expected) => {
  const details = listLineDetails({ ...unsized, sizeIncludesAllowance });
  expect(details.map(({ label, text }) => `${label}: ${text}`)).toEqual(expected);
});

it('distinguishes the colour of the cloth from that of the chain', () => {
  expect(listLineDetails({ ...unsized, chainColour: 'Grey' })).toEqual([{ label: 'Chain colour', text: 'Grey' }]);
  expect([getColourLabel('blinds'), getColourLabel('curtains')]).toEqual(['Cloth colour', 'Colour']);
});

it.each([
  ['Cotton Lined', [{ label: 'Type', text: 'Cotton Lined' }]],
  ['', []],
  [null, []],
])('lists the type %j, unless it is unknown [D-34]', (productTypeTitle, expected) => {
  expect(listTypeDetails({ productTypeTitle })).toEqual(expected);
});
