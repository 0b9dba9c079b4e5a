import { expect, it } from 'vitest';
import { slopeOf } from './memory.ts';

it('reads how fast memory grows from samples that scatter', () => {
  const samples = [0, 1, 2, 3].map((minute) => ({ minute, megabytes: 100 + 2 * minute + (minute % 2 ? 0.1 : -0.1) }));
  expect(slopeOf(samples)).toBeCloseTo(2, 1);
});
