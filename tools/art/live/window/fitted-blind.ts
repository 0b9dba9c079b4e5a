import type { Plate } from '../../compose/plate.ts';
import { projectToPicture } from '../camera.ts';
import type { BlindPlan } from '../room-plan.ts';
import { type DrawnWindow, redrawWindow, type Source } from './redraw-window.ts';

const CLOTH_PLANE = -0.05;
const WALL_PLANE = 0;
/** Width of the white trim of the opening, and of the reveal's shadow. */
const TRIM = 0.022;
const SHADOW = 0.07;
const MIN_LIGHT = 0.6;
/** The chain's strip extends this far left and right of the blind's edge. */
const CHAIN = [0.05, 0.03] as const;
/** Height of a blind's headrail. */
export const HEAD = 0.075;

type Columns = (x: number, plane: number) => number;
const createProjections = (plate: Plate): { column: Columns; row: Columns } => ({
  column: (x, plane) => projectToPicture(plate.meta, [x, plane, 1])[0] * plate.width,
  row: (z, plane) => projectToPicture(plate.meta, [0, plane, z])[1] * plate.height,
});

/** Removes the chain by mirroring the other side. */
export function removeChain(drawn: DrawnWindow, plate: Plate, { cloth }: BlindPlan): DrawnWindow {
  const { column, row } = createProjections(plate);
  const [left, right] = [column(cloth[0], CLOTH_PLANE), column(cloth[1], CLOTH_PLANE)];
  const metre = (right - left) / (cloth[1] - cloth[0]);
  const [from, to] = [right - CHAIN[0] * metre, right + CHAIN[1] * metre];
  const begins = row(cloth[2] - HEAD, CLOTH_PLANE);
  return redrawWindow(drawn, plate, (x, y) => {
    const isChain = y > begins && x > from && x < to;
    const source = isChain ? { x: left + right - x, y, isLookalike: true } : { x, y };
    return { cloth: [source], behind: source };
  });
}

/** Moves the blind from in front of the wall into the opening. */
export function moveInside(drawn: DrawnWindow, plate: Plate, { cloth, opening }: BlindPlan): DrawnWindow {
  const { column, row } = createProjections(plate);
  const [left, right] = [column(opening[0], WALL_PLANE), column(opening[1], WALL_PLANE)];
  const [top, end] = [row(opening[2], WALL_PLANE), row(opening[3], WALL_PLANE)];
  const [from, to] = [column(cloth[0], CLOTH_PLANE), column(cloth[1], CLOTH_PLANE)];
  const [head, hem] = [row(cloth[2], CLOTH_PLANE), row(cloth[3], CLOTH_PLANE)];
  const metre = (right - left) / (opening[1] - opening[0]);
  const [trim, shadow] = [TRIM * metre, SHADOW * metre];
  const hasTrim = hem < row(opening[3] + 0.2, WALL_PLANE);
  const findSource = (x: number, y: number): Source => ({
    x: from + ((x - left) / (right - left)) * (to - from),
    y: head + ((y - top) / (end - top)) * (hem - head),
    light: MIN_LIGHT + (1 - MIN_LIGHT) * Math.min(1, Math.min(y - top, (x - left) * 1.6, (right - x) * 1.6) / shadow),
  });
  const inside = redrawWindow(drawn, plate, (x, y) => {
    if (y > end) return { cloth: [{ x, y }], behind: { x, y } };
    if (x >= left && x <= right && y >= top) {
      const source = findSource(x, y);
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
