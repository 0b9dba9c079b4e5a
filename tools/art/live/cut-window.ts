import { mapPlanes, type Planes } from '../compose/planes.ts';
import type { Plate } from '../compose/plate.ts';
import { coverageOf } from './coverage.ts';
import { acrossRows, continued, stretchedOver, widened } from './fill-behind.ts';
import type { Cut } from './light-codes.ts';
import type { Part, WindowPlan } from './room-plan.ts';

export type CutWindow = {
  /** The room without its window. */
  behind: Planes;
  /** Where the wall behind can be seen, 0 to 255. */
  visible: Buffer;
  /** The window with nothing before it; of use inside the area only. */
  planes: Planes;
  /** Red: how much of a pixel the product covers; green: how much the window does. */
  masks: Buffer;
  area: Cut;
};

type Covers = { wall: Float32Array; product: Float32Array; sheer: Float32Array; cushion: Float32Array };

/** Shadows of the window reach a little beyond it. */
const SPREAD: Part = [0.014, 0.02, 0.035, 0.014];
/** How much greener than red a leaf is at least, and surely. */
const GREEN = [1.02, 1.12] as const;
/** How much redder than blue wood is at least. */
const WOOD = 1.6;
const SEAM = 4;
const NEAR = 12;

export function cutWindow(plate: Plate, planes: Planes, plan: WindowPlan): CutWindow {
  const cover = (name: string): Float32Array => coverageOf(plate, name);
  const covers = {
    wall: cover('wall'),
    product: cover(plan.surface),
    sheer: cover('sheer'),
    cushion: cover('cushionA'),
  };
  const isHull = within(plan.hull, plate);
  const hidden = covers.wall.map((_, i) => (isHull(i) ? hiddenShare(plan, covers, planes, plate, i) : 0));
  const lost = widened(hidden, plate, SEAM);
  const filled = (parts: readonly Float32Array[]) => filledBehind(parts, lost, plate, plan);
  const [product, window] = filled(cutMasks(plan, covers, plate));
  const masks = Buffer.alloc(hidden.length * 3);
  const wallOnly = (plan.wallOnly ?? []).map((part) => within(part, plate));
  const ends = (plan.floor?.ground ?? 1) * plate.height;
  for (let i = 0; i < hidden.length; i++) {
    const isBelow = Math.floor(i / plate.width) > ends;
    masks[i * 3] = Math.round(255 * (product?.[i] ?? 0));
    masks[i * 3 + 1] = wallOnly.some((isWall) => isWall(i))
      ? 0
      : Math.round(255 * ((isBelow ? product?.[i] : window?.[i]) ?? 0));
  }
  return {
    behind: roomBehind(plate, planes, plan, covers, hidden),
    visible: Buffer.from(hidden.map((share, i) => Math.round(255 * (isHull(i) ? 1 - share : (covers.wall[i] ?? 0))))),
    planes: filled(planes) as unknown as Planes,
    masks,
    area: areaOf(plan.hull, plate),
  };
}

/** The window goes on behind what stands before it: curtains down, frames up behind leaves, sills across. */
function filledBehind(parts: readonly Float32Array[], lost: Float32Array, plate: Plate, plan: WindowPlan) {
  if (plan.surface === 'curtain') return continued(parts, lost, plate, 'down');
  if (!plan.frameBehindLeaves) return continued(parts, lost, plate, 'across');
  const isFrame = within(plan.frameBehindLeaves, plate);
  const frame = lost.map((share, i) => (isFrame(i) ? share : 0));
  const rest = lost.map((share, i) => (isFrame(i) ? 0 : share));
  return continued(continued(parts, frame, plate, 'up'), rest, plate, 'across');
}

/** How much of a pixel of the hull is covered by something that stands before the window. */
function hiddenShare(plan: WindowPlan, covers: Covers, [red, green, blue]: Planes, plate: Plate, i: number): number {
  const isIn = (part: Part) => within(part, plate)(i);
  if (plan.woodBefore && isIn(plan.woodBefore) && (red[i] ?? 0) < WOOD * (blue[i] ?? 0)) return 0;
  if (plan.before.some(isIn)) {
    return Math.max(0, 1 - (covers.wall[i] ?? 0) - (covers.product[i] ?? 0) - (covers.sheer[i] ?? 0));
  }
  if (plan.leavesBefore?.some(isIn)) {
    const greenness = (green[i] ?? 0) / Math.max(1e-6, red[i] ?? 0);
    return Math.max(0, Math.min(1, (greenness - GREEN[0]) / (GREEN[1] - GREEN[0])));
  }
  return plan.cushionBefore && isIn(plan.cushionBefore) ? (covers.cushion[i] ?? 0) : 0;
}

/** Where the product is, and where the window with all its parts is: whatever is not wall, but no skirting and no floor. */
function cutMasks({ floor }: WindowPlan, { wall, product, sheer }: Covers, plate: Plate): readonly Float32Array[] {
  const { width, height } = plate;
  const window = wall.map((share, i) => {
    if (!floor) return 1 - share;
    const x = (i % width) / width;
    const isBesides = x < floor.window[0] || x > floor.window[1];
    const ends = isBesides ? floor.skirting : floor.ground;
    return Math.floor(i / width) / height > ends ? Math.max(product[i] ?? 0, sheer[i] ?? 0) : 1 - share;
  });
  return [product, window];
}

function roomBehind(plate: Plate, planes: Planes, plan: WindowPlan, covers: Covers, hidden: Float32Array): Planes {
  const { wall, product, sheer } = covers;
  const isHull = within(plan.hull, plate);
  const isNear = within(grown(plan.hull), plate);
  const known = wall.map((share, i) => (!isNear(i) && share > 0.98 ? 1 : 0));
  const skin = stretchedOver(planes, known, plate);
  const filled = plan.floor ? acrossRows(skin, planes, plate, plan.hull, plan.floor) : skin;
  const ground = (plan.floor?.ground ?? 1) * plate.height;
  const isFloor = (i: number) => isHull(i) && Math.floor(i / plate.width) > ground;
  const below = (Math.ceil(plan.hull[3] * plate.height) + 2) * plate.width;
  // The floor itself is seen where no cloth hangs; where cloth and its shadow lie it is as it is before them.
  const isUnderCloth = columnsWith(product, Math.ceil(ground), plate);
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

/** Columns in which a surface reaches below a row, and those close by. */
function columnsWith(cover: Float32Array, from: number, { width, height }: Plate): (x: number) => boolean {
  const found = new Set<number>();
  for (let i = from * width; i < width * height; i++) {
    if ((cover[i] ?? 0) > 0) for (let reach = -NEAR; reach <= NEAR; reach++) found.add((i % width) + reach);
  }
  return (x) => found.has(x);
}

const grown = ([left, top, right, bottom]: Part): Part => [
  left - SPREAD[0],
  top - SPREAD[1],
  right + SPREAD[2],
  bottom + SPREAD[3],
];

function within([left, top, right, bottom]: Part, { width, height }: Plate): (i: number) => boolean {
  return (i) => {
    const x = (i % width) / width;
    const y = Math.floor(i / width) / height;
    return x >= left && x < right && y >= top && y < bottom;
  };
}

const areaOf = ([left, top, right, bottom]: Part, { width, height }: Plate): Cut => [
  Math.floor(left * width),
  Math.floor(top * height),
  Math.ceil((right - left) * width),
  Math.ceil((bottom - top) * height),
];
