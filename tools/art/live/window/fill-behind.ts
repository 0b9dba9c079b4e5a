import { mapPlanes, type Planes } from '../../compose/planes/planes.ts';

type Size = { width: number; height: number };

const CELL = 8;
const ROUNDS = 600;

/**
 * Interpolates the light of a plain wall smoothly over hidden parts, from the edges inwards. Returns planes in which
 * every pixel that isn't `known` is filled.
 */
export function interpolateOver(planes: Planes, known: Float32Array, size: Size): Planes {
  const columns = Math.ceil(size.width / CELL);
  const rows = Math.ceil(size.height / CELL);
  return mapPlanes(planes, (plane) => {
    const coarse = computeCellMeans(plane, known, size, columns, rows);
    relax(coarse, columns, rows);
    return plane.map((value, i) => {
      const share = known[i] ?? 0;
      if (share >= 1) return value;
      const x = ((i % size.width) + 0.5) / CELL - 0.5;
      const y = (Math.floor(i / size.width) + 0.5) / CELL - 0.5;
      return value * share + interpolate(coarse.value, columns, rows, x, y) * (1 - share);
    });
  });
}

type Cells = { value: Float32Array; fixed: Uint8Array };

function computeCellMeans(
  plane: Float32Array,
  known: Float32Array,
  { width }: Size,
  columns: number,
  rows: number,
): Cells {
  const value = new Float32Array(columns * rows);
  const weight = new Float32Array(columns * rows);
  for (let i = 0; i < plane.length; i++) {
    const cell = Math.floor(Math.floor(i / width) / CELL) * columns + Math.floor((i % width) / CELL);
    const share = (known[i] ?? 0) >= 1 ? 1 : 0;
    value[cell] = (value[cell] ?? 0) + (plane[i] ?? 0) * share;
    weight[cell] = (weight[cell] ?? 0) + share;
  }
  const mean =
    value.reduce((sum, v) => sum + v, 0) /
    Math.max(
      1,
      weight.reduce((sum, w) => sum + w, 0),
    );
  const fixed = Uint8Array.from(weight, (w) => (w > 0 ? 1 : 0));
  return { value: value.map((v, i) => (fixed[i] ? v / (weight[i] ?? 1) : mean)), fixed };
}

/** Repeatedly sets each free cell to the mean of its neighbours. */
function relax({ value, fixed }: Cells, columns: number, rows: number): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < value.length; i++) {
      if (fixed[i]) continue;
      const x = i % columns;
      const y = (i - x) / columns;
      const left = value[x > 0 ? i - 1 : i] ?? 0;
      const right = value[x < columns - 1 ? i + 1 : i] ?? 0;
      const up = value[y > 0 ? i - columns : i] ?? 0;
      const down = value[y < rows - 1 ? i + columns : i] ?? 0;
      value[i] = (left + right + up + down) / 4;
    }
  }
}

function interpolate(cells: Float32Array, columns: number, rows: number, x: number, y: number): number {
  const at = (cx: number, cy: number) =>
    cells[Math.max(0, Math.min(rows - 1, cy)) * columns + Math.max(0, Math.min(columns - 1, cx))] ?? 0;
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  return (
    (at(xi, yi) * (1 - fx) + at(xi + 1, yi) * fx) * (1 - fy) +
    (at(xi, yi + 1) * (1 - fx) + at(xi + 1, yi + 1) * fx) * fy
  );
}

type Direction = 'down' | 'up' | 'across';

/**
 * Fills hidden pixels from visible ones above or below in the same column, or to the right in the same row; from the
 * other end where there are none. Folds run down, frames up, sills across.
 */
export function continuePixels(
  planes: readonly Float32Array[],
  hidden: Float32Array,
  size: Size,
  direction: Direction,
): Float32Array[] {
  const [lines, length] = direction === 'across' ? [size.height, size.width] : [size.width, size.height];
  const at = (line: number, step: number) =>
    direction === 'across' ? line * size.width + step : step * size.width + line;
  const sources = new Int32Array(hidden.length).fill(-1);
  const steps = Array.from({ length }, (_, step) => step);
  const orders = [steps, steps.toReversed()];
  for (const order of direction === 'down' ? orders : orders.toReversed()) {
    for (let line = 0; line < lines; line++) {
      let last = -1;
      for (const step of order) {
        const i = at(line, step);
        if ((hidden[i] ?? 0) === 0) last = i;
        else if ((sources[i] ?? -1) < 0) sources[i] = last;
      }
    }
  }
  return planes.map((plane) => plane.map((value, i) => plane[sources[i] ?? -1] ?? value));
}

/** Widens the mask by `reach`, because light is mixed near hidden pixels. */
export function widenMask(hidden: Float32Array, { width, height }: Size, reach: number): Float32Array {
  const wide = new Float32Array(hidden.length);
  for (let i = 0; i < hidden.length; i++) {
    if ((hidden[i] ?? 0) < 0.02) continue;
    const x = i % width;
    const y = (i - x) / width;
    for (let dy = Math.max(0, y - reach); dy <= Math.min(height - 1, y + reach); dy++)
      wide.fill(1, dy * width + Math.max(0, x - reach), dy * width + Math.min(width - 1, x + reach) + 1);
  }
  return wide;
}

type Sides = { rows: readonly [number, number]; left: readonly [number, number]; right: readonly [number, number] };

/** Fills level skirting and floor: each row blends from its left to its right visible part. */
export function fillRows(
  filled: Planes,
  visible: Planes,
  { width, height }: Size,
  hull: readonly [number, number, number, number],
  { rows, left, right }: Sides,
): Planes {
  const [from, to] = [Math.floor(hull[0] * width), Math.ceil(hull[2] * width)];
  return mapPlanes(filled, (plane, k) => {
    const out = plane.slice();
    for (let y = Math.floor(rows[0] * height); y < rows[1] * height; y++) {
      const computeMean = ([a, b]: readonly [number, number]) => {
        const part = visible[k].subarray(y * width + Math.floor(a * width), y * width + Math.ceil(b * width));
        return part.reduce((sum, value) => sum + value, 0) / part.length;
      };
      const [start, end] = [computeMean(left), computeMean(right)];
      for (let x = from; x < to; x++) out[y * width + x] = start + ((end - start) * (x - from)) / (to - from);
    }
    return out;
  });
}
