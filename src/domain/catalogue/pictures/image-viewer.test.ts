import { describe, expect, it } from 'vitest';
import {
  buildRuler,
  formatZoom,
  getViewedPiece,
  listRulerMarks,
  rotateQuarter,
  snapZoom,
  stepZoom,
} from './image-viewer.ts';

describe('image viewer', () => {
  it('zooms in steps of 10% without rounding errors [VIEW-06, VIEW-17, CONST-18]', () => {
    const shown: string[] = [];
    for (let zoom = 0.5, step = 0; step < 26; step += 1, zoom = stepZoom(zoom, 1)) shown.push(formatZoom(zoom));
    expect(shown).toEqual(Array.from({ length: 26 }, (_, step) => `${50 + step * 10}%`));
    expect(stepZoom(1, 1)).toBe(1.1);
    expect(stepZoom(1.1, -1)).toBe(1);
  });

  it('stops at 50% and at 300% [VIEW-04, VIEW-05, CONST-18]', () => {
    expect(stepZoom(0.5, -1)).toBe(0.5);
    expect(stepZoom(3, 1)).toBe(3);
    expect(stepZoom(2.9, 5)).toBe(3);
  });

  it('is upright after four quarter turns [VIEW-08]', () => {
    expect([0, 90, 180, 270].map(rotateQuarter)).toEqual([90, 180, 270, 0]);
  });

  it('marks every 12 inches [VIEW-12, CONST-19]', () => {
    expect(listRulerMarks(48)).toEqual([0, 12, 24, 36, 48]);
    expect(listRulerMarks(50.5)).toEqual([0, 12, 24, 36, 48]);
    expect(listRulerMarks(11)).toEqual([0]);
  });

  it('rounds any zoom to a step within the range [VIEW-04, VIEW-05, VIEW-06]', () => {
    expect([0, 0.54, 1.26, 2.99, 40].map(snapZoom)).toEqual([0.5, 0.5, 1.3, 3, 3]);
  });

  it('labels every mark up to eight feet [VIEW-12, CONST-19]', () => {
    const marks = buildRuler(96);
    expect(marks.map(({ inches }) => inches)).toEqual([0, 12, 24, 36, 48, 60, 72, 84, 96]);
    expect(marks.every(({ isLabelled }) => isLabelled)).toBe(true);
  });

  it('labels as many marks of a longer piece as the zoom leaves room for [VIEW-12, CONST-19]', () => {
    const listLabels = (length: number, zoom?: number) =>
      buildRuler(length, zoom)
        .filter(({ isLabelled }) => isLabelled)
        .map(({ inches }) => inches);
    expect(buildRuler(240)).toHaveLength(21);
    expect(listLabels(240)).toEqual([0, 60, 120, 180, 240]);
    expect(listLabels(240, 3)).toEqual(listRulerMarks(240));
    expect(listLabels(96, 0.5)).toEqual([0, 24, 48, 72, 96]);
  });

  it.each([1200, 10_000, 1e9, 1e300])('never draws more than 101 marks on %d inches', (length) => {
    const marks = buildRuler(length);
    expect(marks.length).toBeLessThanOrEqual(101);
    expect(marks.length).toBeGreaterThan(10);
    expect(marks.filter(({ isLabelled }) => isLabelled).length).toBeLessThanOrEqual(9);
  });

  it('shows 48 by 48 inches until a size is entered [VIEW-12]', () => {
    expect(getViewedPiece(60, 40)).toEqual({ widthInInches: 60, heightInInches: 40, isNominal: false });
    const nominal = { widthInInches: 48, heightInInches: 48, isNominal: true };
    for (const width of [undefined, 0, -3, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(getViewedPiece(width, 40)).toEqual(nominal);
      expect(getViewedPiece(40, width)).toEqual(nominal);
    }
  });
});
