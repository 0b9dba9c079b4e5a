import { expect, it } from 'vitest';
import { parseLengthEntry } from './length-entry.ts';

it.each(['36"', '36 in', '36 inches', '36”', '36 Inch.'])('accepts %s only in a field for inches', (main) => {
  expect(parseLengthEntry('in', { main, inches: '' })).toBe(main);
  expect(parseLengthEntry('cm', { main, inches: '' })).toBe('');
  expect(parseLengthEntry('ft', { main, inches: '' })).toBe('');
});

it('accepts the symbols of the unit', () => {
  expect(parseLengthEntry('cm', { main: '91.44 cm', inches: '' })).toBe('36');
  expect(parseLengthEntry('ft', { main: "3'", inches: '6"' })).toBe('42');
});
