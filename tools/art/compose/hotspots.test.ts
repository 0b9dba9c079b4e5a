import { describe, expect, it } from 'vitest';
import { findHotspots } from './hotspots.ts';

describe('findHotspots', () => {
  it('finds the centre of each large enough region, largest first', () => {
    const rows = ['11000000', '11000111', '00000111', '00000111', '00100000'];
    const coverage = Float32Array.from(rows.join(''), Number);
    expect(findHotspots(coverage, [1, 0, 8, 5], 20, 20)).toEqual([
      { x: 35, y: 10, area: 2.3 },
      { x: 7.5, y: 2.5, area: 1 },
      { x: 15, y: 20, area: 0.3 },
    ]);
  });

  it('ignores specks', () => {
    expect(findHotspots(Float32Array.from([1]), [0, 0, 1, 1], 100, 100)).toEqual([]);
  });
});
