import { expect, it } from 'vitest';
import { entryInInches, sizeText } from './length-unit.ts';

it.each(['36"', '36 in', '36 inches', '36”', '36 Inch.'])(
  'takes %s for inches only: behind centimetres or feet it is a slip',
  (main) => {
    expect(entryInInches('in', { main, inches: '' })).toBe(main);
    expect(entryInInches('cm', { main, inches: '' })).toBe('');
    expect(entryInInches('ft', { main, inches: '' })).toBe('');
  },
);

it('takes the marks of its own unit', () => {
  expect(entryInInches('cm', { main: '91.44 cm', inches: '' })).toBe('36');
  expect(entryInInches('ft', { main: "3'", inches: '6"' })).toBe('42');
});

it.each([
  ['in', 60, 84, '60 × 84 in'],
  ['in', 36.5, 48.25, '36.5 × 48.25 in'],
  ['cm', 60, 84, '152.4 × 213.4 cm'],
  ['cm', 39.37, 78.74, '100 × 200 cm'],
  ['ft', 60, 84, '5 ft × 7 ft'],
  ['ft', 66, 11.5, '5 ft 6 in × 0 ft 11.5 in'],
] as const)('says a size in %s', (unit, widthInInches, heightInInches, said) => {
  expect(sizeText(unit, { widthInInches, heightInInches })).toBe(said);
});
