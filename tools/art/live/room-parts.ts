import type { Box, ReferenceObject, Reflectance } from '#domain/room/room-scene.ts';
import { PAPER_REFLECTANCE } from '#domain/room/room-scene.ts';
import { applyPatterns } from '../compose/apply-patterns.ts';
import type { Homography } from '../compose/homography.ts';
import type { Planes } from '../compose/planes.ts';
import type { Plate, Surface } from '../compose/plate.ts';
import { loadTexture } from '../compose/texture.ts';
import { coveringsOf } from '../pictures/draw-room.ts';
import type { Dressing, Pattern } from '../pictures/picture-job.ts';
import { seenAt } from './camera.ts';
import { type Cut, lightCodes, scaledCut } from './light-codes.ts';
import type { RoomFiles } from './room-files.ts';
import type { RoomPlan } from './room-plan.ts';

const INCHES_PER_METRE = 1 / 0.0254;
/** The company of this pattern suits most others. */
export const COMPANY: Pattern = { design: 'climbing-vine', colourway: 'Rani' };
const BASE_QUALITY = 88;

/** A plate while it becomes a room of the live view. */
export type Workshop = { plate: Plate; files: RoomFiles; size: [number, number]; plan: RoomPlan };

type Scaled = Awaited<ReturnType<typeof scaledCut>>;
export const lightFile = (image: Scaled): Promise<Buffer> =>
  image.webp({ quality: BASE_QUALITY, effort: 6 }).toBuffer();
export const maskFile = (image: Scaled): Promise<Buffer> =>
  image.webp({ lossless: true, nearLossless: true, quality: 40, effort: 6 }).toBuffer();

/** What every room has: its light, where the product may be seen, and the things of known measure. */
export async function commonParts({ plate, files, size, plan }: Workshop, planes: Planes, mask: Buffer, box: Cut) {
  const whole = { width: plate.width, height: plate.height };
  const base = await scaledCut({ ...whole, data: lightCodes(planes), channels: 3 }, size, [0, 0, ...size]);
  const area = scaledArea(plate, size, box);
  const cover = await scaledCut({ ...whole, data: mask, channels: 1 }, size, area);
  return {
    name: plan.name,
    base: files.write(`${plan.plate}-base`, 'webp', await lightFile(base)),
    mask: files.write(`${plan.plate}-mask`, 'webp', await maskFile(cover)),
    maskBox: shares(area, size),
    objects: plan.objects.map(
      ({ name, metres, from, to }): ReferenceObject => ({
        name,
        inches: Math.round(metres * INCHES_PER_METRE),
        from: roundedPair(seenAt(plate.meta, from)),
        to: roundedPair(seenAt(plate.meta, to)),
      }),
    ),
    bytes: files.bytes(),
  };
}

export const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;
const roundedPair = ([x, y]: [number, number]): [number, number] => [rounded(x), rounded(y)];
/** A wall is some metres wide: seven decimals are less than a hair of it. */
const fine = (value: number): number => Math.round(value * 1e7) / 1e7;
export const shares = ([x, y, w, h]: Cut, [width, height]: readonly [number, number]): Box => [
  fine(x / width),
  fine(y / height),
  fine(w / width),
  fine(h / height),
];

export function scaledArea({ width }: Plate, size: [number, number], [x, y, w, h]: Cut): Cut {
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

export function surfaceOf(plate: Plate, name: string): Surface {
  const surface = plate.surfaces.get(name);
  if (!surface) throw new Error(`${plate.meta.name} has no surface ${name}.`);
  return surface;
}

export async function dressed(plate: Plate, dressings: Dressing[]): Promise<Planes> {
  const recipe = { kind: 'room' as const, plate: plate.meta.name, dressings };
  return applyPatterns(plate, await coveringsOf(recipe, plate));
}

export async function reflectanceOf(colour: string): Promise<Reflectance> {
  const [r = 0, g = 0, b = 0] = (await loadTexture(colour)).levels[0].data;
  return [rounded(r * PAPER_REFLECTANCE), rounded(g * PAPER_REFLECTANCE), rounded(b * PAPER_REFLECTANCE)];
}

export function wallGeometry({ homography, size }: Surface) {
  if (!homography) throw new Error('The wall is not flat.');
  const [a, , c, , e, f] = homography;
  const seen: [number, number, number, number] = [
    rounded(Math.max(0, c)),
    rounded(Math.max(0, e + f)),
    rounded(Math.min(size[0], a + c)),
    rounded(Math.min(size[1], f)),
  ];
  return { toWall: homography.map(fine) as unknown as Homography, seen };
}
