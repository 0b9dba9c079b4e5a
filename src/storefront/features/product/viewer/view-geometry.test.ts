import { describe, expect, it } from 'vitest';
import { boundedPan, boxWithin, seenSize } from './view-geometry.ts';

describe('what is seen in the window', () => {
  it.each([
    ['fit', 0, 1.5, 1, 1 / 1.5],
    ['fit', 0, 0.5, 0.5, 1],
    ['fit', 90, 1.5, 1 / 1.5, 1],
    ['fill', 0, 1.5, 1.5, 1],
    ['fill', 0, 0.5, 1, 2],
    ['fill', 270, 1.5, 1, 1.5],
  ] as const)('%s, turned %i, aspect %f: %f by %f [VIEW-09, VIEW-10]', (framing, turn, aspect, width, height) => {
    const size = seenSize(aspect, { framing, turn });
    expect(size.width).toBeCloseTo(width);
    expect(size.height).toBeCloseTo(height);
  });

  it('lets what is smaller than the window stay inside, and what is larger cover it', () => {
    const view = { framing: 'fit', turn: 0, pan: { x: 9, y: -9 } } as const;
    expect(boundedPan({ ...view, zoom: 0.5 }, 1)).toEqual({ x: 0.25, y: -0.25 });
    expect(boundedPan({ ...view, zoom: 3 }, 1)).toEqual({ x: 1, y: -1 });
    expect(boundedPan({ ...view, zoom: 2 }, 0.5)).toEqual({ x: 0, y: -0.5 });
  });

  it('measures with inches of one length both ways', () => {
    expect(boxWithin({ width: 1, height: 0.5 }, 1)).toEqual({ width: 0.5, height: 0.5 });
    expect(boxWithin({ width: 1, height: 1 }, 2)).toEqual({ width: 1, height: 0.5 });
  });
});
