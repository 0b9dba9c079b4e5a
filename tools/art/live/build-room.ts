import { join } from 'node:path';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { loadPlate } from '../compose/plate.ts';
import { PLATES } from '../pictures/places.ts';
import { companions, wallBehind } from '../pictures/room-styling.ts';
import { writeClothMap } from './cloth-map.ts';
import { asBytes, coverageOf } from './coverage.ts';
import { openRoomFiles } from './room-files.ts';
import {
  COMPANY,
  commonParts,
  dressed,
  reflectanceOf,
  scaledArea,
  surfaceOf,
  type Workshop,
  wallGeometry,
} from './room-parts.ts';
import type { ClothPlan, RoomPlan, WallPlan } from './room-plan.ts';
import { windowRoom } from './window-room.ts';

const WIDEST = 1280;
const PLAIN_CLOTH = '#efe7d9';

export async function buildRoom(plan: RoomPlan): Promise<RoomScene> {
  const plate = loadPlate(join(PLATES, plan.plate));
  const scale = Math.min(1, WIDEST / plate.width);
  const size: [number, number] = [Math.round(plate.width * scale), Math.round(plate.height * scale)];
  const workshop = { plate, files: openRoomFiles(), size, plan };
  if (plan.kind === 'wall') return wallRoom(workshop, plan);
  return plan.kind === 'window' ? windowRoom(workshop, plan) : clothRoom(workshop, plan);
}

async function wallRoom(workshop: Workshop, plan: WallPlan): Promise<RoomScene> {
  const { plate, size } = workshop;
  const wall = surfaceOf(plate, 'wall');
  const paint = wallBehind(COMPANY);
  const planes = await dressed(plate, [...companions(plan.plate, COMPANY), { surface: 'wall', colour: paint }]);
  const { toWall, seen } = wallGeometry(wall);
  return {
    ...(await commonParts(workshop, planes, asBytes(coverageOf(plate, 'wall')), wall.box)),
    kind: 'wall',
    size,
    ground: await reflectanceOf(paint),
    toWall,
    wall: wall.size,
    seen,
    focus: plan.focus,
  };
}

async function clothRoom(workshop: Workshop, plan: ClothPlan): Promise<RoomScene> {
  const { plate, files, size } = workshop;
  const cloth = surfaceOf(plate, 'fabric');
  const planes = await dressed(plate, [...companions('fabric', COMPANY), { surface: 'fabric', colour: PLAIN_CLOTH }]);
  const area = scaledArea(plate, size, cloth.box);
  const grid = { columns: Math.ceil(area[2] / 4), rows: Math.ceil(area[3] / 4) };
  const map = await writeClothMap(files, `${plan.key}-cloth`, cloth, cloth.box, grid);
  return {
    ...(await commonParts(workshop, planes, asBytes(coverageOf(plate, 'fabric')), cloth.box)),
    kind: 'cloth',
    size,
    ground: await reflectanceOf(PLAIN_CLOTH),
    cloth: map,
    shown: plan.shown,
    pieceFrom: plan.pieceFrom,
    bytes: files.bytes(),
  };
}
