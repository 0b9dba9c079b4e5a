import { expect, it } from 'vitest';
import { formatSize } from './length-unit.ts';

it.each([
  ['in', 60, 84, '60 × 84 in'],
  ['in', 36.5, 48.25, '36.5 × 48.25 in'],
  ['cm', 60, 84, '152.4 × 213.4 cm'],
  ['cm', 39.37, 78.74, '100 × 200 cm'],
  ['ft', 60, 84, '5 ft × 7 ft'],
  ['ft', 66, 11.5, '5 ft 6 in × 0 ft 11.5 in'],
] as const)('formats in %s a size of %d by %d inches: %s', (unit, widthInInches, heightInInches, expected) => {
  expect(formatSize(unit, { widthInInches, heightInInches })).toBe(expected);
});
