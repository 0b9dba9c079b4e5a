import { join } from 'node:path';
import type { Box, KnownObject, Reflectance, RoomScene } from '../../src/domain/room/room-scene.ts';
import { PAPER_REFLECTANCE } from '../../src/domain/room/room-scene.ts';
import { applyPatterns } from '../compose/apply-patterns.ts';
import type { Planes } from '../compose/planes.ts';
import { loadPlate, type Plate, type Surface } from '../compose/plate.ts';
import { loadTexture } from '../compose/texture.ts';
import { coveringsOf } from '../pictures/draw-room.ts';
import type { Dressing, Pattern } from '../pictures/picture-job.ts';
import { PLATES } from '../pictures/places.ts';
import { companions, wallBehind } from '../pictures/room-styling.ts';
import { seenAt } from './camera.ts';
import { writeClothMap } from './cloth-map.ts';
import { asBytes, coverageOf } from './coverage.ts';
import { cutWindow } from './cut-window.ts';
import { type Cut, lightCodes, scaledCut } from './light-codes.ts';
import { openRoomFiles, type RoomFiles } from './room-files.ts';
import type { ClothPlan, RoomPlan, WallPlan, WindowPlan } from './room-plans.ts';

const WIDEST = 1280;
const INCHES_PER_METRE = 1 / 0.0254;
/** The company of this pattern suits most others. */
const COMPANY: Pattern = { design: 'climbing-vine', colourway: 'Rani' };
const PLAIN_CLOTH = '#efe7d9';
const BASE_QUALITY = 88;

/** A plate while it becomes a room of the live view. */
export type Workshop = { plate: Plate; files: RoomFiles; size: [number, number]; plan: RoomPlan };

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
    ...(await common(workshop, planes, asBytes(coverageOf(plate, 'wall')), wall.box)),
    kind: 'wall',
    size,
    ground: await reflectanceOf(paint),
    toWall,
    wall: wall.size,
    seen,
    focus: plan.focus,
  };
}

async function windowRoom(workshop: Workshop, plan: WindowPlan): Promise<RoomScene> {
  const { plate, files, size } = workshop;
  const product = surfaceOf(plate, plan.surface);
  const planes = await dressed(plate, companions(plan.plate, COMPANY));
  const cut = cutWindow(plate, planes, plan);
  const area = scaledArea(plate, size, cut.area);
  const [left, top, width, height] = area;
  const whole = { width: plate.width, height: plate.height };
  const light = await scaledCut({ ...whole, data: lightCodes(cut.planes), channels: 3 }, size, area);
  const masks = await scaledCut({ ...whole, data: cut.masks, channels: 3 }, size, area);
  const { columns, rows } = plan.grid;
  const grid = { columns: columns === 'all' ? width : columns, rows: rows === 'all' ? height : rows };
  const plateArea = [left, top, width, height].map(
    (v, k) => (v * whole[k % 2 ? 'height' : 'width']) / (size[k % 2] ?? 1),
  );
  const [[x0, y, z0], [x1, , z1]] = plan.piece;
  const [pieceLeft, pieceTop] = seenAt(plate.meta, [x0, y, z1]);
  const [pieceRight, pieceBottom] = seenAt(plate.meta, [x1, y, z0]);
  const cutFile = files.write(
    `${plan.plate}-window`,
    'webp',
    await light.webp({ quality: BASE_QUALITY, effort: 6 }).toBuffer(),
  );
  const cutMask = files.write(
    `${plan.plate}-cut`,
    'webp',
    await masks.webp({ lossless: true, nearLossless: true, quality: 40, effort: 6 }).toBuffer(),
  );
  const cloth = await writeClothMap(files, `${plan.plate}-cloth`, product, plateArea as unknown as Cut, grid);
  return {
    ...(await common(workshop, cut.behind, cut.visible, [0, 0, plate.width, plate.height])),
    kind: 'window',
    size,
    ground: [product.albedo, product.albedo, product.albedo],
    toWall: wallGeometry(surfaceOf(plate, 'wall')).toWall,
    cut: cutFile,
    cutMask,
    cutBox: shares(area, size),
    cloth,
    piece: [pieceLeft, pieceTop, pieceRight - pieceLeft, pieceBottom - pieceTop],
    pieceMetres: [round(x1 - x0), round(z1 - z0)],
    limits: plan.limits,
    bytes: files.bytes(),
  };
}

async function clothRoom(workshop: Workshop, plan: ClothPlan): Promise<RoomScene> {
  const { plate, files, size } = workshop;
  const cloth = surfaceOf(plate, 'fabric');
  const planes = await dressed(plate, [...companions('fabric', COMPANY), { surface: 'fabric', colour: PLAIN_CLOTH }]);
  const area = scaledArea(plate, size, cloth.box);
  const grid = { columns: Math.ceil(area[2] / 4), rows: Math.ceil(area[3] / 4) };
  const map = await writeClothMap(files, `${plan.plate}-cloth`, cloth, cloth.box, grid);
  return {
    ...(await common(workshop, planes, asBytes(coverageOf(plate, 'fabric')), cloth.box)),
    kind: 'cloth',
    size,
    ground: await reflectanceOf(PLAIN_CLOTH),
    cloth: map,
    shown: plan.shown,
    pieceFrom: plan.pieceFrom,
    bytes: files.bytes(),
  };
}

async function common({ plate, files, size, plan }: Workshop, planes: Planes, mask: Buffer, box: Cut) {
  const whole = { width: plate.width, height: plate.height };
  const everything: Cut = [0, 0, ...size];
  const base = await scaledCut({ ...whole, data: lightCodes(planes), channels: 3 }, size, everything);
  const area = scaledArea(plate, size, box);
  const cover = await scaledCut({ ...whole, data: mask, channels: 1 }, size, area);
  return {
    name: plan.name,
    base: files.write(`${plan.plate}-base`, 'webp', await base.webp({ quality: BASE_QUALITY, effort: 6 }).toBuffer()),
    mask: files.write(
      `${plan.plate}-mask`,
      'webp',
      await cover.webp({ lossless: true, nearLossless: true, quality: 40, effort: 6 }).toBuffer(),
    ),
    maskBox: shares(area, size),
    objects: plan.objects.map(
      ({ name, metres, from, to }): KnownObject => ({
        name,
        inches: Math.round(metres * INCHES_PER_METRE),
        from: roundedPair(seenAt(plate.meta, from)),
        to: roundedPair(seenAt(plate.meta, to)),
      }),
    ),
    bytes: files.bytes(),
  };
}

const round = (value: number): number => Math.round(value * 1e5) / 1e5;
const roundedPair = ([x, y]: [number, number]): [number, number] => [round(x), round(y)];
const shares = ([x, y, w, h]: Cut, [width, height]: [number, number]): Box => [
  x / width,
  y / height,
  w / width,
  h / height,
];

function scaledArea({ width }: Plate, size: [number, number], [x, y, w, h]: Cut): Cut {
  const scale = size[0] / width;
  const left = Math.floor(x * scale);
  const top = Math.floor(y * scale);
  return [
    left,
    top,
    Math.min(size[0], Math.ceil((x + w) * scale)) - left,
    Math.min(size[1], Math.ceil((y + h) * scale)) - top,
  ];
}

function surfaceOf(plate: Plate, name: string): Surface {
  const surface = plate.surfaces.get(name);
  if (!surface) throw new Error(`${plate.meta.name} has no surface ${name}.`);
  return surface;
}

async function dressed(plate: Plate, dressings: Dressing[]): Promise<Planes> {
  const recipe = { kind: 'room' as const, plate: plate.meta.name, dressings };
  return applyPatterns(plate, await coveringsOf(recipe, plate));
}

async function reflectanceOf(colour: string): Promise<Reflectance> {
  const [r = 0, g = 0, b = 0] = (await loadTexture(colour)).levels[0].data;
  return [round(r * PAPER_REFLECTANCE), round(g * PAPER_REFLECTANCE), round(b * PAPER_REFLECTANCE)];
}

function wallGeometry({ homography, size }: Surface) {
  if (!homography) throw new Error('The wall is not flat.');
  const [a, , c, , e, f] = homography;
  const seen: [number, number, number, number] = [
    round(Math.max(0, c)),
    round(Math.max(0, e + f)),
    round(Math.min(size[0], a + c)),
    round(Math.min(size[1], f)),
  ];
  return { toWall: homography, seen };
}
