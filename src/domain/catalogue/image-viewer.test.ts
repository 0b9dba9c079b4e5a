import { describe, expect, it } from 'vitest';
import { quarterTurned, rulerMarks, zoomedBy, zoomText } from './image-viewer.ts';

describe('the image viewer', () => {
  it('zooms in steps of 10% without drift [VIEW-06, VIEW-17, CONST-18]', () => {
    const shown: string[] = [];
    for (let zoom = 0.5, step = 0; step < 26; step += 1, zoom = zoomedBy(zoom, 1)) shown.push(zoomText(zoom));
    expect(shown).toEqual(Array.from({ length: 26 }, (_, step) => `${50 + step * 10}%`));
    expect(zoomedBy(1, 1)).toBe(1.1);
    expect(zoomedBy(1.1, -1)).toBe(1);
  });

  it('stops at 50% and at 300% [VIEW-04, VIEW-05, CONST-18]', () => {
    expect(zoomedBy(0.5, -1)).toBe(0.5);
    expect(zoomedBy(3, 1)).toBe(3);
    expect(zoomedBy(2.9, 5)).toBe(3);
  });

  it('is upright again after four quarter turns [VIEW-08]', () => {
    expect([0, 90, 180, 270].map(quarterTurned)).toEqual([90, 180, 270, 0]);
  });

  it('marks every 12 inches [VIEW-12, CONST-19]', () => {
    expect(rulerMarks(48)).toEqual([0, 12, 24, 36, 48]);
    expect(rulerMarks(50.5)).toEqual([0, 12, 24, 36, 48]);
    expect(rulerMarks(11)).toEqual([0]);
  });
});
