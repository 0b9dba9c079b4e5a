import { mapPlanes, type Planes } from '../../compose/planes/planes.ts';
import type { Plate } from '../../compose/plate.ts';
import { getCoverage } from '../coverage.ts';
import type { Cut } from '../light-codes.ts';
import type { Part, WindowPlan } from '../room-plan.ts';
import { continuePixels, fillRows, interpolateOver, widenMask } from './fill-behind.ts';

export type CutWindow = {
  /** The room without its window. */
  behind: Planes;
  /** Visibility of the wall behind, 0 to 255. */
  visible: Buffer;
  /** The window without objects in front; valid inside the area only. */
  planes: Planes;
  /** Red: coverage of the product; green: coverage of the window. */
  masks: Buffer;
  area: Cut;
};

type Covers = { wall: Float32Array; product: Float32Array; sheer: Float32Array; cushion: Float32Array };

/** Margins for the window's shadows. */
const SHADOW_MARGINS: Part = [0.014, 0.02, 0.035, 0.014];
/** Green to red ratio from which a pixel may be, and certainly is, a leaf. */
const LEAF_GREEN_RATIOS = [1.02, 1.12] as const;
/** Minimum red to blue ratio of wood. */
const MIN_WOOD_RED_RATIO = 1.6;
const SEAM_PIXELS = 4;
const NEAR_PIXELS = 12;

export function cutWindow(plate: Plate, planes: Planes, plan: WindowPlan): CutWindow {
  const readCoverage = (name: string): Float32Array => getCoverage(plate, name);
  const covers = {
    wall: readCoverage('wall'),
    product: readCoverage(plan.surface),
    sheer: readCoverage('sheer'),
    cushion: readCoverage('cushionA'),
  };
  const isHull = createRegionTest(plan.hull, plate);
  const hidden = covers.wall.map((_, i) => (isHull(i) ? computeHiddenShare(plan, covers, planes, plate, i) : 0));
  const lost = widenMask(hidden, plate, SEAM_PIXELS);
  const fillHidden = (parts: readonly Float32Array[]) => fillBehind(parts, lost, plate, plan);
  const [product, window] = fillHidden(createMasks(plan, covers, plate));
  const masks = Buffer.alloc(hidden.length * 3);
  const wallOnly = (plan.wallOnly ?? []).map((part) => createRegionTest(part, plate));
  const ends = (plan.floor?.ground ?? 1) * plate.height;
  for (let i = 0; i < hidden.length; i++) {
    const isBelow = Math.floor(i / plate.width) > ends;
    masks[i * 3] = Math.round(255 * (product?.[i] ?? 0));
    masks[i * 3 + 1] = wallOnly.some((isWall) => isWall(i))
      ? 0
      : Math.round(255 * ((isBelow ? product?.[i] : window?.[i]) ?? 0));
  }
  return {
    behind: drawRoomBehind(plate, planes, plan, covers, hidden),
    visible: Buffer.from(hidden.map((share, i) => Math.round(255 * (isHull(i) ? 1 - share : (covers.wall[i] ?? 0))))),
    planes: fillHidden(planes) as unknown as Planes,
    masks,
    area: toArea(plan.hull, plate),
  };
}

/** Continues the window behind objects: curtains downwards, frames upwards behind leaves, sills across. */
function fillBehind(parts: readonly Float32Array[], lost: Float32Array, plate: Plate, plan: WindowPlan) {
  if (plan.surface === 'curtain') return continuePixels(parts, lost, plate, 'down');
  if (!plan.frameBehindLeaves) return continuePixels(parts, lost, plate, 'across');
  const isFrame = createRegionTest(plan.frameBehindLeaves, plate);
  const frame = lost.map((share, i) => (isFrame(i) ? share : 0));
  const rest = lost.map((share, i) => (isFrame(i) ? 0 : share));
  return continuePixels(continuePixels(parts, frame, plate, 'up'), rest, plate, 'across');
}

/** Share of a hull pixel covered by objects in front of the window. */
function computeHiddenShare(
  plan: WindowPlan,
  covers: Covers,
  [red, green, blue]: Planes,
  plate: Plate,
  i: number,
): number {
  const isIn = (part: Part) => createRegionTest(part, plate)(i);
  if (plan.woodBefore && isIn(plan.woodBefore) && (red[i] ?? 0) < MIN_WOOD_RED_RATIO * (blue[i] ?? 0)) return 0;
  if (plan.before.some(isIn)) {
    return Math.max(0, 1 - (covers.wall[i] ?? 0) - (covers.product[i] ?? 0) - (covers.sheer[i] ?? 0));
  }
  if (plan.leavesBefore?.some(isIn)) {
    const greenness = (green[i] ?? 0) / Math.max(1e-6, red[i] ?? 0);
    return Math.max(0, Math.min(1, (greenness - LEAF_GREEN_RATIOS[0]) / (LEAF_GREEN_RATIOS[1] - LEAF_GREEN_RATIOS[0])));
  }
  return plan.cushionBefore && isIn(plan.cushionBefore) ? (covers.cushion[i] ?? 0) : 0;
}

/** Masks of the product and of the whole window: everything except wall, skirting and floor. */
function createMasks({ floor }: WindowPlan, { wall, product, sheer }: Covers, plate: Plate): readonly Float32Array[] {
  const { width, height } = plate;
  const window = wall.map((share, i) => {
    if (!floor) return 1 - share;
    const x = (i % width) / width;
    const isBesideWindow = x < floor.window[0] || x > floor.window[1];
    const ends = isBesideWindow ? floor.skirting : floor.ground;
    return Math.floor(i / width) / height > ends ? Math.max(product[i] ?? 0, sheer[i] ?? 0) : 1 - share;
  });
  return [product, window];
}

function drawRoomBehind(plate: Plate, planes: Planes, plan: WindowPlan, covers: Covers, hidden: Float32Array): Planes {
  const { wall, product, sheer } = covers;
  const isHull = createRegionTest(plan.hull, plate);
  const isNear = createRegionTest(addMargins(plan.hull), plate);
  const known = wall.map((share, i) => (!isNear(i) && share > 0.98 ? 1 : 0));
  const skin = interpolateOver(planes, known, plate);
  const filled = plan.floor ? fillRows(skin, planes, plate, plan.hull, plan.floor) : skin;
  const ground = (plan.floor?.ground ?? 1) * plate.height;
  const isFloor = (i: number) => isHull(i) && Math.floor(i / plate.width) > ground;
  const below = (Math.ceil(plan.hull[3] * plate.height) + 2) * plate.width;
  // Shows the real floor where no cloth hangs; under cloth and its shadow, copies the floor in front.
  const isUnderCloth = findColumns(product, Math.ceil(ground), plate);
  const ownShare = (i: number) => {
    if (!isHull(i)) return 1 - (wall[i] ?? 0);
    return Math.max(hidden[i] ?? 0, isFloor(i) && !isUnderCloth(i % plate.width) ? 1 - (sheer[i] ?? 0) : 0);
  };
  return mapPlanes(planes, (plane, k) =>
    plane.map((value, i) => {
      if (!isNear(i)) return value;
      const own = ownShare(i);
      const behind = isFloor(i) ? plane[below + (i % plate.width)] : filled[k][i];
      return value * own + (behind ?? 0) * (1 - own);
    }),
  );
}

/** Columns where a surface reaches below a row, and their neighbours. */
function findColumns(cover: Float32Array, from: number, { width, height }: Plate): (x: number) => boolean {
  const found = new Set<number>();
  for (let i = from * width; i < width * height; i++) {
    if ((cover[i] ?? 0) > 0)
      for (let reach = -NEAR_PIXELS; reach <= NEAR_PIXELS; reach++) found.add((i % width) + reach);
  }
  return (x) => found.has(x);
}

const addMargins = ([left, top, right, bottom]: Part): Part => [
  left - SHADOW_MARGINS[0],
  top - SHADOW_MARGINS[1],
  right + SHADOW_MARGINS[2],
  bottom + SHADOW_MARGINS[3],
];

function createRegionTest([left, top, right, bottom]: Part, { width, height }: Plate): (i: number) => boolean {
  return (i) => {
    const x = (i % width) / width;
    const y = Math.floor(i / width) / height;
    return x >= left && x < right && y >= top && y < bottom;
  };
}

const toArea = ([left, top, right, bottom]: Part, { width, height }: Plate): Cut => [
  Math.floor(left * width),
  Math.floor(top * height),
  Math.ceil((right - left) * width),
  Math.ceil((bottom - top) * height),
];
