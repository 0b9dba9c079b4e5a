import { describe, expect, it } from 'vitest';
import { clampPan, fitBox, getVisibleSize } from './view-geometry.ts';

describe('the visible area', () => {
  it.each([
    ['fit', 0, 1.5, 1, 1 / 1.5],
    ['fit', 0, 0.5, 0.5, 1],
    ['fit', 90, 1.5, 1 / 1.5, 1],
    ['fill', 0, 1.5, 1.5, 1],
    ['fill', 0, 0.5, 1, 2],
    ['fill', 270, 1.5, 1, 1.5],
  ] as const)(
    'is for %s, rotation %i, aspect %f: %f by %f [VIEW-09, VIEW-10]',
    (framing, rotation, aspect, width, height) => {
      const size = getVisibleSize(aspect, { framing, rotation });
      expect(size.width).toBeCloseTo(width);
      expect(size.height).toBeCloseTo(height);
    },
  );

  it('keeps a smaller picture inside the viewport and a larger one covering it', () => {
    const view = { framing: 'fit', rotation: 0, pan: { x: 9, y: -9 } } as const;
    expect(clampPan({ ...view, zoom: 0.5 }, 1)).toEqual({ x: 0.25, y: -0.25 });
    expect(clampPan({ ...view, zoom: 3 }, 1)).toEqual({ x: 1, y: -1 });
    expect(clampPan({ ...view, zoom: 2 }, 0.5)).toEqual({ x: 0, y: -0.5 });
  });

  it('fits the largest box of an aspect ratio', () => {
    expect(fitBox({ width: 1, height: 0.5 }, 1)).toEqual({ width: 0.5, height: 0.5 });
    expect(fitBox({ width: 1, height: 1 }, 2)).toEqual({ width: 1, height: 0.5 });
  });
});
