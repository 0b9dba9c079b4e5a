import type { Plate } from '../compose/plate.ts';
import { seenAt } from './camera.ts';
import { type DrawnWindow, redrawn, type Source } from './redraw-window.ts';
import type { BlindPlan } from './room-plan.ts';

const CLOTH_PLANE = -0.05;
const WALL_PLANE = 0;
/** The white edge of the opening, and how far the reveal throws its shadow. */
const TRIM = 0.022;
const SHADOW = 0.07;
const DARKEST = 0.6;
/** The chain hangs in a strip this far left and right of the blind's edge. */
const CHAIN = [0.05, 0.03] as const;
/** How high the head of a blind is. */
export const HEAD = 0.075;

type Columns = (x: number, plane: number) => number;
const places = (plate: Plate): { column: Columns; row: Columns } => ({
  column: (x, plane) => seenAt(plate.meta, [x, plane, 1])[0] * plate.width,
  row: (z, plane) => seenAt(plate.meta, [0, plane, z])[1] * plate.height,
});

/** Without its chain: where it hung, the other side is seen as in a mirror. */
export function withoutChain(drawn: DrawnWindow, plate: Plate, { cloth }: BlindPlan): DrawnWindow {
  const { column, row } = places(plate);
  const [left, right] = [column(cloth[0], CLOTH_PLANE), column(cloth[1], CLOTH_PLANE)];
  const metre = (right - left) / (cloth[1] - cloth[0]);
  const [from, to] = [right - CHAIN[0] * metre, right + CHAIN[1] * metre];
  const begins = row(cloth[2] - HEAD, CLOTH_PLANE);
  return redrawn(drawn, plate, (x, y) => {
    const isChain = y > begins && x > from && x < to;
    const source = isChain ? { x: left + right - x, y, isLookalike: true } : { x, y };
    return { cloth: [source], behind: source };
  });
}

/** Inside the opening of the wall in place of before it. */
export function setInside(drawn: DrawnWindow, plate: Plate, { cloth, opening }: BlindPlan): DrawnWindow {
  const { column, row } = places(plate);
  const [left, right] = [column(opening[0], WALL_PLANE), column(opening[1], WALL_PLANE)];
  const [top, end] = [row(opening[2], WALL_PLANE), row(opening[3], WALL_PLANE)];
  const [from, to] = [column(cloth[0], CLOTH_PLANE), column(cloth[1], CLOTH_PLANE)];
  const [head, hem] = [row(cloth[2], CLOTH_PLANE), row(cloth[3], CLOTH_PLANE)];
  const metre = (right - left) / (opening[1] - opening[0]);
  const [trim, shadow] = [TRIM * metre, SHADOW * metre];
  const hasTrim = hem < row(opening[3] + 0.2, WALL_PLANE);
  const moved = (x: number, y: number): Source => ({
    x: from + ((x - left) / (right - left)) * (to - from),
    y: head + ((y - top) / (end - top)) * (hem - head),
    light: DARKEST + (1 - DARKEST) * Math.min(1, Math.min(y - top, (x - left) * 1.6, (right - x) * 1.6) / shadow),
  });
  const inside = redrawn(drawn, plate, (x, y) => {
    if (y > end) return { cloth: [{ x, y }], behind: { x, y } };
    if (x >= left && x <= right && y >= top) {
      const source = moved(x, y);
      return { cloth: [source], behind: source };
    }
    const isTrim = hasTrim && x > left - trim && x < right + trim && y > top - trim;
    return {
      cloth: [],
      behind: isTrim ? { x: Math.max(left - trim / 2, Math.min(x, right + trim / 2)), y: hem + trim * 3 } : undefined,
    };
  });
  const [across, down] = [
    (opening[1] - opening[0]) / (cloth[1] - cloth[0]),
    (opening[2] - opening[3]) / (cloth[2] - cloth[3]),
  ];
  const { product } = inside;
  return {
    cut: inside.cut,
    product: {
      ...product,
      size: [product.size[0] * across, product.size[1] * down],
      u: product.u.map((metres) => metres * across),
      v: product.v.map((metres) => metres * down),
    },
  };
}
