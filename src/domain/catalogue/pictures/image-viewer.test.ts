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

describe('the image viewer', () => {
  it('zooms in steps of 10% without drift [VIEW-06, VIEW-17, CONST-18]', () => {
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

  it('is upright again after four quarter turns [VIEW-08]', () => {
    expect([0, 90, 180, 270].map(rotateQuarter)).toEqual([90, 180, 270, 0]);
  });

  it('marks every 12 inches [VIEW-12, CONST-19]', () => {
    expect(listRulerMarks(48)).toEqual([0, 12, 24, 36, 48]);
    expect(listRulerMarks(50.5)).toEqual([0, 12, 24, 36, 48]);
    expect(listRulerMarks(11)).toEqual([0]);
  });

  it('brings any zoom onto a step of the range [VIEW-04, VIEW-05, VIEW-06]', () => {
    expect([0, 0.54, 1.26, 2.99, 40].map(snapZoom)).toEqual([0.5, 0.5, 1.3, 3, 3]);
  });

  it('numbers every mark of a piece of up to eight feet [VIEW-12, CONST-19]', () => {
    const scale = buildRuler(96);
    expect(scale.map(({ inches }) => inches)).toEqual([0, 12, 24, 36, 48, 60, 72, 84, 96]);
    expect(scale.every(({ isLabelled }) => isLabelled)).toBe(true);
  });

  it('keeps the marks of a longer piece and numbers as many as the shown length has room for [VIEW-12, CONST-19]', () => {
    const numbered = (length: number, shownLength?: number) =>
      buildRuler(length, shownLength)
        .filter(({ isLabelled }) => isLabelled)
        .map(({ inches }) => inches);
    expect(buildRuler(240)).toHaveLength(21);
    expect(numbered(240)).toEqual([0, 60, 120, 180, 240]);
    expect(numbered(240, 3)).toEqual(listRulerMarks(240));
    expect(numbered(96, 0.5)).toEqual([0, 24, 48, 72, 96]);
  });

  it.each([1200, 10_000, 1e9, 1e300])('never draws more marks than can be told apart on %d inches', (length) => {
    const scale = buildRuler(length);
    expect(scale.length).toBeLessThanOrEqual(101);
    expect(scale.length).toBeGreaterThan(10);
    expect(scale.filter(({ isLabelled }) => isLabelled).length).toBeLessThanOrEqual(9);
  });

  it('measures the entered size, and 48 by 48 inches before there is one [VIEW-12]', () => {
    expect(getViewedPiece(60, 40)).toEqual({ widthInInches: 60, heightInInches: 40, isNominal: false });
    const nominal = { widthInInches: 48, heightInInches: 48, isNominal: true };
    for (const width of [undefined, 0, -3, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(getViewedPiece(width, 40)).toEqual(nominal);
      expect(getViewedPiece(40, width)).toEqual(nominal);
    }
  });
});
