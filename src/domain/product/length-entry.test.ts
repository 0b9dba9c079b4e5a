import { expect, it } from 'vitest';
import { entryInInches } from './length-entry.ts';

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
