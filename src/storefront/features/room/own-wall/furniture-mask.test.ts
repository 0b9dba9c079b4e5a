import { expect, it } from 'vitest';
import { paintStroke, repaintMask, type Stroke } from './furniture-mask.ts';

const SIDE = 20;
const createMask = () => ({ width: SIDE, height: SIDE, data: new Uint8ClampedArray(SIDE * SIDE * 4).fill(255) });
type Mask = ReturnType<typeof createMask>;
const getLevel = ({ data }: Mask, x: number, y: number) => data[(y * SIDE + x) * 4];
const listChangedRows = ({ data }: Mask) =>
  Array.from({ length: SIDE }, (_, row) => row).filter((row) =>
    data.subarray(row * SIDE * 4, (row + 1) * SIDE * 4).some((level) => level < 255),
  );
const createStroke = (points: Stroke['points'], isErasing = false): Stroke => ({ points, diameter: 0.2, isErasing });
const LINE = createStroke([
  { x: 0.2, y: 0.5 },
  { x: 0.8, y: 0.5 },
]);

it('paints a line with round ends', () => {
  const mask = createMask();
  paintStroke(mask, LINE);
  expect([getLevel(mask, 4, 9), getLevel(mask, 10, 10), getLevel(mask, 15, 10)]).toEqual([0, 0, 0]);
  expect([getLevel(mask, 10, 6), getLevel(mask, 0, 10), getLevel(mask, 19, 10)]).toEqual([255, 255, 255]);
  expect(getLevel(mask, 3, 9)).toBe(0);
  expect(getLevel(mask, 2, 8)).toBeGreaterThan(0);
});

it.each([
  ['a line', LINE],
  ['a dot', createStroke([{ x: 0.5, y: 0.3 }])],
  ['a dot at the top', createStroke([{ x: 0.5, y: 0 }])],
  [
    'a line that ends below the photo',
    createStroke([
      { x: 0.5, y: 0.8 },
      { x: 0.5, y: 1.6 },
    ]),
  ],
])('returns the rows that %s changes', (_, stroke) => {
  const mask = createMask();
  const { from, to } = paintStroke(mask, stroke);
  const changed = listChangedRows(mask);
  expect(changed.length).toBeGreaterThan(1);
  expect(Math.min(...changed)).toBeGreaterThanOrEqual(from);
  expect(Math.max(...changed)).toBeLessThan(to);
  expect(to - from).toBeLessThanOrEqual(changed.length + 2);
});

it('returns no rows for a stroke outside the photo', () => {
  const { from, to } = paintStroke(createMask(), createStroke([{ x: 0.5, y: 3 }]));
  expect(to - from).toBe(0);
});

it('paints only the newest part of a stroke', () => {
  const mask = createMask();
  const rows = paintStroke(
    mask,
    createStroke([
      { x: 0.5, y: 0.1 },
      { x: 0.5, y: 0.8 },
      { x: 0.6, y: 0.8 },
    ]),
    1,
  );
  expect(getLevel(mask, 10, 8)).toBe(255);
  expect(getLevel(mask, 11, 16)).toBe(0);
  expect(rows.from).toBeGreaterThan(10);
});

it('erases what was painted, and repaints without it', () => {
  const mask = createMask();
  paintStroke(mask, LINE);
  paintStroke(mask, { ...LINE, diameter: 0.4, isErasing: true });
  expect(listChangedRows(mask)).toEqual([]);
  paintStroke(mask, LINE);
  expect(repaintMask(mask, [])).toEqual({ from: 0, to: SIDE });
  expect(listChangedRows(mask)).toEqual([]);
});
