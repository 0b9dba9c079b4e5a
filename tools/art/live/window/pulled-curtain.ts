import type { Plate, Surface } from '../../compose/plate.ts';
import { projectToPicture } from '../camera.ts';
import type { PairPlan, WindowPlan } from '../room-plan.ts';
import { type DrawnWindow, type Layers, redrawWindow, type Source } from './redraw-window.ts';

/** Plane of the curtains; the window is slightly behind. */
const CLOTH_PLANE = -0.15;
const PANE_PLANE = 0.05;
/** Lower edge of the pole and rings, in metres. */
const CLOTH_TOP = 2.64;
/** Overlap of two widths of cloth; edges waver. */
export const OVERLAP = 0.03;
const WAVER = 0.05;

/** Picture columns, computed for a curtain on the left and mirrored for one on the right. */
type Measures = {
  mirror(x: number): number;
  centre: number;
  /** Start of the curtain, distance to the next width, and waver of an edge. */
  start: number;
  step: number;
  waver: number;
  /** Start of the other curtain, ends of the window and the pole, distance between panes. */
  other: number;
  windowEnds: number;
  poleEnds: number;
  pane: number;
  barePole: number;
  /** First row of the cloth. */
  clothFrom: number;
};

/** One curtain instead of a pair: both widths hang on one side. */
export function pullCurtain(side: 'left' | 'right', drawn: DrawnWindow, plate: Plate, plan: WindowPlan): DrawnWindow {
  if (!plan.pair) throw new Error(`${plan.key} has no pair of curtains.`);
  const measures = computeMeasures(side, plate, plan, plan.pair);
  const cloth = createClothSources(drawn.product, side, measures, side === 'left' ? plan.pair.clear : 1);
  return redrawWindow(drawn, plate, (x, y): Layers => {
    const across = measures.mirror(x);
    if (y < measures.clothFrom) return { cloth: [], behind: findPoleSource(measures, across, y) };
    return { cloth: cloth(across, y), behind: findSourceBehind(measures, across, y) };
  });
}

function computeMeasures(
  side: 'left' | 'right',
  { meta, width, height }: Plate,
  plan: WindowPlan,
  pair: PairPlan,
): Measures {
  const [[left, , floor], [right]] = plan.piece;
  const middle = (left + right) / 2;
  const column = (x: number, plane = CLOTH_PLANE) => projectToPicture(meta, [x, plane, floor])[0] * width;
  const [centre, start] = [column(middle), column(left)];
  const metre = column(middle + 1) - centre;
  return {
    mirror: (x) => (side === 'left' ? x : 2 * centre - x),
    centre,
    start,
    step: (pair.panel - OVERLAP) * metre,
    waver: WAVER * metre,
    other: 2 * centre - start - (pair.panel + WAVER) * metre,
    windowEnds: centre + pair.behind * metre,
    poleEnds: 2 * centre - start + (WAVER / 2) * metre,
    pane: column(middle + pair.pane, PANE_PLANE) - column(middle, PANE_PLANE),
    barePole: column(pair.barePole),
    clothFrom: projectToPicture(meta, [middle, CLOTH_PLANE, CLOTH_TOP])[1] * height,
  };
}

/** The curtain, then repeated copies of its part without shadows, each under the edge of the previous one. */
function createClothSources(
  product: Surface,
  side: 'left' | 'right',
  { mirror, centre, start, step, waver }: Measures,
  part: number,
) {
  const whole = measureClothLength(product, side, centre);
  const copies = Array.from({ length: 1 + Math.round(1 / part) }, (_, k) => ({
    from: k === 0 ? 0 : start + step + (k - 1) * part * step - waver,
    to: start + step + k * part * step + waver,
    moved: k * part * step,
    ahead: k * part * whole,
  }));
  return (x: number, y: number): Source[] =>
    copies
      .filter(({ from, to }) => x >= from && x < to)
      .map(({ moved, ahead }) => ({ x: mirror(x - moved), y, ahead }));
}

function findPoleSource({ mirror, start, step, poleEnds, barePole }: Measures, x: number, y: number): Source {
  if (x < start + step || x > poleEnds) return { x: mirror(x), y };
  return x < start + 2 * step ? { x: mirror(x - step), y } : { x: barePole, y };
}

/** Continues the window where the other curtain hung. */
function findSourceBehind({ mirror, other, windowEnds, pane }: Measures, x: number, y: number): Source | undefined {
  if (x < other) return { x: mirror(x), y };
  return x < windowEnds ? { x: mirror(x - pane), y } : undefined;
}

/** Metres of cloth in one curtain of the pair. */
function measureClothLength(
  { box: [left, , width], u, coverage }: Surface,
  side: 'left' | 'right',
  centre: number,
): number {
  let most = 0;
  for (let i = 0; i < u.length; i++) {
    const isLeft = left + (i % width) < centre;
    if (isLeft === (side === 'left') && (coverage[i] ?? 0) > 0.9) most = Math.max(most, u[i] ?? 0);
  }
  return most;
}
