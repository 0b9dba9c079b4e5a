import { describe, expect, it } from 'vitest';
import { createWheelStepper } from './wheel-stepper.ts';

const listSteps = (events: readonly [deltaY: number, timeStamp: number, deltaMode?: number][]): number[] => {
  const getStep = createWheelStepper();
  return events.map(([deltaY, timeStamp, deltaMode = 0]) => getStep({ deltaY, timeStamp, deltaMode }));
};

describe('createWheelStepper', () => {
  it.each([100, 120, 53, 4])('steps once for a first event of %i pixels in either direction [VIEW-07]', (pixels) => {
    expect(listSteps([[pixels, 0]])).toEqual([1]);
    expect(listSteps([[-pixels, 0]])).toEqual([-1]);
  });

  it('steps once for each quick notch in pixels or lines [VIEW-07]', () => {
    expect(
      listSteps([
        [100, 0],
        [100, 10],
        [100, 20],
        [-100, 30],
      ]),
    ).toEqual([1, 1, 1, -1]);
    expect(
      listSteps([
        [3, 0, 1],
        [3, 10, 1],
      ]),
    ).toEqual([1, 1]);
  });

  it('adds up small trackpad deltas', () => {
    expect(
      listSteps([
        [10, 0],
        [20, 16],
        [20, 32],
        [20, 48],
        [5, 64],
      ]),
    ).toEqual([1, 0, 0, 1, 0]);
    expect(
      listSteps([
        [10, 0],
        [10, 16],
        [10, 500],
      ]),
    ).toEqual([1, 0, 1]);
    expect(listSteps([[0, 0]])).toEqual([0]);
  });
});
