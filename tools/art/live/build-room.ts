import { join } from 'node:path';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { loadPlate } from '../compose/plate.ts';
import { dressCompanions, getWallColour } from '../pictures/drawing/room-styling.ts';
import { PLATES } from '../pictures/places.ts';
import { writeClothMap } from './cloth-map.ts';
import { getCoverage, toBytes } from './coverage.ts';
import { openRoomFiles } from './room-files.ts';
import {
  buildCommonScene,
  COMPANION_PATTERN,
  computeReflectance,
  computeWallGeometry,
  dressPlate,
  getSurface,
  type RoomContext,
  scaleArea,
} from './room-parts.ts';
import type { ClothPlan, RoomPlan, WallPlan } from './room-plan.ts';
import { buildWindowRoom } from './window/window-room.ts';

const MAX_WIDTH = 1280;
const PLAIN_CLOTH = '#efe7d9';

export async function buildRoom(plan: RoomPlan): Promise<RoomScene> {
  const plate = loadPlate(join(PLATES, plan.plate));
  const scale = Math.min(1, MAX_WIDTH / plate.width);
  const size: [number, number] = [Math.round(plate.width * scale), Math.round(plate.height * scale)];
  const context = { plate, files: openRoomFiles(), size, plan };
  if (plan.kind === 'wall') return buildWallRoom(context, plan);
  return plan.kind === 'window' ? buildWindowRoom(context, plan) : buildClothRoom(context, plan);
}

async function buildWallRoom(context: RoomContext, plan: WallPlan): Promise<RoomScene> {
  const { plate, size } = context;
  const wall = getSurface(plate, 'wall');
  const paint = getWallColour(COMPANION_PATTERN);
  const planes = await dressPlate(plate, [
    ...dressCompanions(plan.plate, 'wall', COMPANION_PATTERN),
    { surface: 'wall', colour: paint },
  ]);
  const { toWall, seen } = computeWallGeometry(wall);
  return {
    ...(await buildCommonScene(context, planes, toBytes(getCoverage(plate, 'wall')), wall.box)),
    kind: 'wall',
    size,
    ground: await computeReflectance(paint),
    toWall,
    wall: wall.size,
    seen,
    focus: plan.focus,
  };
}

async function buildClothRoom(context: RoomContext, plan: ClothPlan): Promise<RoomScene> {
  const { plate, files, size } = context;
  const { surface } = plan;
  const cloth = getSurface(plate, surface);
  const planes = await dressPlate(plate, [
    ...dressCompanions(plan.plate, surface, COMPANION_PATTERN),
    { surface, colour: PLAIN_CLOTH },
  ]);
  const area = scaleArea(plate, size, cloth.box);
  const [across, down] = plan.mapStep;
  const grid = { columns: Math.ceil(area[2] / across), rows: Math.ceil(area[3] / down) };
  const isContinued = plan.shown !== undefined;
  const map = await writeClothMap(files, `${plan.key}-cloth`, cloth, cloth.box, grid, isContinued);
  return {
    ...(await buildCommonScene(context, planes, toBytes(getCoverage(plate, surface)), cloth.box)),
    kind: 'cloth',
    size,
    ground: await computeReflectance(PLAIN_CLOTH),
    cloth: map,
    ...(plan.shown && { shown: plan.shown }),
    pieceFrom: plan.pieceFrom,
    bytes: files.bytes(),
  };
}
