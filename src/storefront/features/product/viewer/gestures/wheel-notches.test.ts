import { describe, expect, it } from 'vitest';
import { createNotchCounter } from './wheel-notches.ts';

const countAll = (turns: readonly [deltaY: number, timeStamp: number, deltaMode?: number][]): number[] => {
  const countNotches = createNotchCounter();
  return turns.map(([deltaY, timeStamp, deltaMode = 0]) => countNotches({ deltaY, timeStamp, deltaMode }));
};

describe('the wheel', () => {
  it.each([100, 120, 53, 4])('counts one notch of %i pixels as one step, either way [VIEW-07]', (pixels) => {
    expect(countAll([[pixels, 0]])).toEqual([1]);
    expect(countAll([[-pixels, 0]])).toEqual([-1]);
  });

  it('counts each of many quick notches, in pixels or lines [VIEW-07]', () => {
    expect(
      countAll([
        [100, 0],
        [100, 10],
        [100, 20],
        [-100, 30],
      ]),
    ).toEqual([1, 1, 1, -1]);
    expect(
      countAll([
        [3, 0, 1],
        [3, 10, 1],
      ]),
    ).toEqual([1, 1]);
  });

  it('adds up small trackpad deltas', () => {
    expect(
      countAll([
        [10, 0],
        [20, 16],
        [20, 32],
        [20, 48],
        [5, 64],
      ]),
    ).toEqual([1, 0, 0, 1, 0]);
    expect(
      countAll([
        [10, 0],
        [10, 16],
        [10, 500],
      ]),
    ).toEqual([1, 0, 1]);
    expect(countAll([[0, 0]])).toEqual([0]);
  });
});
