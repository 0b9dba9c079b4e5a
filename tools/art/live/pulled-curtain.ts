import type { Plate, Surface } from '../compose/plate.ts';
import { seenAt } from './camera.ts';
import { type DrawnWindow, type Layers, redrawn, type Source } from './redraw-window.ts';
import type { PairPlan, WindowPlan } from './room-plan.ts';

/** Curtains hang in this plane, the window lies a little behind. */
const CLOTH_PLANE = -0.15;
const PANE_PLANE = 0.05;
/** Above this the pole and its rings are seen, in metres. */
const CLOTH_TOP = 2.64;
/** Two widths of cloth lie over each other a little; edges waver. */
export const OVERLAP = 0.03;
const WAVER = 0.05;

/** Columns of the picture; everything is worked out for a curtain on the left, and turned round for one on the right. */
type Measures = {
  turned(x: number): number;
  centre: number;
  /** Where the curtain begins, how far on its next width begins, and how much an edge wavers. */
  start: number;
  step: number;
  waver: number;
  /** Where the other curtain of the pair began, where the window and the pole end, how far a pane is from the next. */
  other: number;
  windowEnds: number;
  poleEnds: number;
  pane: number;
  barePole: number;
  /** Row below which there is cloth. */
  clothFrom: number;
};

/** One curtain in place of a pair: both widths hang on one side, the other side is free. */
export function pulledTo(side: 'left' | 'right', drawn: DrawnWindow, plate: Plate, plan: WindowPlan): DrawnWindow {
  if (!plan.pair) throw new Error(`${plan.key} has no pair of curtains.`);
  const measures = measured(side, plate, plan, plan.pair);
  const cloth = clothOver(drawn.product, side, measures, side === 'left' ? plan.pair.clear : 1);
  return redrawn(drawn, plate, (x, y): Layers => {
    const across = measures.turned(x);
    if (y < measures.clothFrom) return { cloth: [], behind: onPole(measures, across, y) };
    return { cloth: cloth(across, y), behind: behindCloth(measures, across, y) };
  });
}

function measured(side: 'left' | 'right', { meta, width, height }: Plate, plan: WindowPlan, pair: PairPlan): Measures {
  const [[left, , floor], [right]] = plan.piece;
  const middle = (left + right) / 2;
  const column = (x: number, plane = CLOTH_PLANE) => seenAt(meta, [x, plane, floor])[0] * width;
  const [centre, start] = [column(middle), column(left)];
  const metre = column(middle + 1) - centre;
  return {
    turned: (x) => (side === 'left' ? x : 2 * centre - x),
    centre,
    start,
    step: (pair.panel - OVERLAP) * metre,
    waver: WAVER * metre,
    other: 2 * centre - start - (pair.panel + WAVER) * metre,
    windowEnds: centre + pair.behind * metre,
    poleEnds: 2 * centre - start + (WAVER / 2) * metre,
    pane: column(middle + pair.pane, PANE_PLANE) - column(middle, PANE_PLANE),
    barePole: column(pair.barePole),
    clothFrom: seenAt(meta, [middle, CLOTH_PLANE, CLOTH_TOP])[1] * height,
  };
}

/** The curtain itself, and its part without shadows again as often as needed, each under the edge of the one before. */
function clothOver(
  product: Surface,
  side: 'left' | 'right',
  { turned, centre, start, step, waver }: Measures,
  part: number,
) {
  const whole = clothLength(product, side, centre);
  const copies = Array.from({ length: 1 + Math.round(1 / part) }, (_, k) => ({
    from: k === 0 ? 0 : start + step + (k - 1) * part * step - waver,
    to: start + step + k * part * step + waver,
    moved: k * part * step,
    ahead: k * part * whole,
  }));
  return (x: number, y: number): Source[] =>
    copies
      .filter(({ from, to }) => x >= from && x < to)
      .map(({ moved, ahead }) => ({ x: turned(x - moved), y, ahead }));
}

function onPole({ turned, start, step, poleEnds, barePole }: Measures, x: number, y: number): Source {
  if (x < start + step || x > poleEnds) return { x: turned(x), y };
  return x < start + 2 * step ? { x: turned(x - step), y } : { x: barePole, y };
}

/** Where the other curtain hung, the window goes on as beside it. */
function behindCloth({ turned, other, windowEnds, pane }: Measures, x: number, y: number): Source | undefined {
  if (x < other) return { x: turned(x), y };
  return x < windowEnds ? { x: turned(x - pane), y } : undefined;
}

/** Metres of cloth in one curtain of the pair. */
function clothLength({ box: [left, , width], u, coverage }: Surface, side: 'left' | 'right', centre: number): number {
  let most = 0;
  for (let i = 0; i < u.length; i++) {
    const isLeft = left + (i % width) < centre;
    if (isLeft === (side === 'left') && (coverage[i] ?? 0) > 0.9) most = Math.max(most, u[i] ?? 0);
  }
  return most;
}
