import { expect, it } from 'vitest';
import { computeSlope } from './memory-slope.ts';

const createSamples = (megabytes: (minute: number) => number) =>
  Array.from({ length: 61 }, (_, index) => ({ minute: index / 20, megabytes: megabytes(index / 20) }));

it('computes how fast memory grows', () => {
  expect(computeSlope(createSamples((minute) => 100 + 2 * minute))).toBeCloseTo(2, 5);
});

it('ignores garbage that is not collected yet', () => {
  const garbage = (minute: number) => (minute > 2.3 ? 40 : 5) * (Math.round(minute * 20) % 4);
  expect(computeSlope(createSamples((minute) => 100 + garbage(minute)))).toBeCloseTo(0, 5);
});
