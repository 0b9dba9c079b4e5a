import { expect, it } from 'vitest';
import { slopeOf } from './memory-slope.ts';

const samples = (megabytes: (minute: number) => number) =>
  Array.from({ length: 61 }, (_, at) => ({ minute: at / 20, megabytes: megabytes(at / 20) }));

it('reads how fast memory grows', () => {
  expect(slopeOf(samples((minute) => 100 + 2 * minute))).toBeCloseTo(2, 5);
});

it('takes what the collector has not fetched yet for no growth, wherever it lies', () => {
  const garbage = (minute: number) => (minute > 2.3 ? 40 : 5) * (Math.round(minute * 20) % 4);
  expect(slopeOf(samples((minute) => 100 + garbage(minute)))).toBeCloseTo(0, 5);
});
