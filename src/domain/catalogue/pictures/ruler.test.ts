import { describe, expect, it } from 'vitest';
import { buildRuler, listRulerMarks } from './ruler.ts';

describe('the ruler', () => {
  it('marks every 12 inches [VIEW-12, CONST-19]', () => {
    expect(listRulerMarks(48)).toEqual([0, 12, 24, 36, 48]);
    expect(listRulerMarks(50.5)).toEqual([0, 12, 24, 36, 48]);
    expect(listRulerMarks(11)).toEqual([0]);
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
});
