import type { Box, ReferenceObject, Reflectance } from '#domain/room/room-scene.ts';
import { PAPER_REFLECTANCE } from '#domain/room/room-scene.ts';
import { applyPatterns } from '../compose/apply-patterns.ts';
import type { Homography } from '../compose/homography.ts';
import type { Planes } from '../compose/planes/planes.ts';
import type { Plate, Surface } from '../compose/plate.ts';
import { loadTexture } from '../compose/texture.ts';
import { createCoverings } from '../pictures/drawing/draw-room.ts';
import type { Dressing, Pattern } from '../pictures/jobs/picture-job.ts';
import { projectToPicture } from './camera.ts';
import { type Cut, encodeLight, scaleAndCut } from './light-codes.ts';
import type { RoomFiles } from './room-files.ts';
import type { RoomPlan } from './room-plan.ts';

const INCHES_PER_METRE = 1 / 0.0254;
/** The surroundings of this pattern suit most others. */
export const COMPANION_PATTERN: Pattern = { design: 'climbing-vine', colourway: 'Rani' };
/** From the best on; the first whose file fits is used. */
const LIGHT_QUALITIES = [88, 80, 72];
const MAX_LIGHT_BYTES = 42_000;

/** A plate and the room of the live view built from it. */
export type RoomContext = { plate: Plate; files: RoomFiles; size: [number, number]; plan: RoomPlan };

type Scaled = Awaited<ReturnType<typeof scaleAndCut>>;
export async function encodeLightFile(image: Scaled): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const quality of LIGHT_QUALITIES) {
    file = await image.clone().webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= MAX_LIGHT_BYTES) break;
  }
  return file;
}
export const encodeMaskFile = (image: Scaled): Promise<Buffer> =>
  image.webp({ lossless: true, nearLossless: true, quality: 40, effort: 6 }).toBuffer();

/** Parts of every room: light, product mask and reference objects. */
export async function buildCommonScene(
  { plate, files, size, plan }: RoomContext,
  planes: Planes,
  mask: Buffer,
  box: Cut,
) {
  const whole = { width: plate.width, height: plate.height };
  const base = await scaleAndCut({ ...whole, data: encodeLight(planes), channels: 3 }, size, [0, 0, ...size]);
  const area = scaleArea(plate, size, box);
  const cover = await scaleAndCut({ ...whole, data: mask, channels: 1 }, size, area);
  return {
    name: plan.name,
    base: files.write(`${plan.plate}-base`, 'webp', await encodeLightFile(base)),
    mask: files.write(`${plan.plate}-mask`, 'webp', await encodeMaskFile(cover)),
    maskBox: shares(area, size),
    objects: plan.objects.map(
      ({ name, metres, from, to }): ReferenceObject => ({
        name,
        inches: Math.round(metres * INCHES_PER_METRE),
        from: roundPair(projectToPicture(plate.meta, from)),
        to: roundPair(projectToPicture(plate.meta, to)),
      }),
    ),
    bytes: files.bytes(),
  };
}

/** Five decimals are a hundredth of a pixel or of a millimetre. */
export const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;
const roundPair = ([x, y]: [number, number]): [number, number] => [rounded(x), rounded(y)];
export const shares = ([x, y, w, h]: Cut, [width, height]: readonly [number, number]): Box => [
  rounded(x / width),
  rounded(y / height),
  rounded(w / width),
  rounded(h / height),
];

export function scaleArea({ width }: Plate, size: [number, number], [x, y, w, h]: Cut): Cut {
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

export function getSurface(plate: Plate, name: string): Surface {
  const surface = plate.surfaces.get(name);
  if (!surface) throw new Error(`${plate.meta.name} has no surface ${name}.`);
  return surface;
}

export async function dressPlate(plate: Plate, dressings: Dressing[]): Promise<Planes> {
  const recipe = { kind: 'room' as const, plate: plate.meta.name, dressings };
  return applyPatterns(plate, await createCoverings(recipe, plate));
}

export async function computeReflectance(colour: string): Promise<Reflectance> {
  const [r = 0, g = 0, b = 0] = (await loadTexture(colour)).levels[0].data;
  return [rounded(r * PAPER_REFLECTANCE), rounded(g * PAPER_REFLECTANCE), rounded(b * PAPER_REFLECTANCE)];
}

export function computeWallGeometry({ homography, size }: Surface) {
  if (!homography) throw new Error('The wall is not flat.');
  const [a, , c, , e, f] = homography;
  const seen: [number, number, number, number] = [
    rounded(Math.max(0, c)),
    rounded(Math.max(0, e + f)),
    rounded(Math.min(size[0], a + c)),
    rounded(Math.min(size[1], f)),
  ];
  return { toWall: homography.map(rounded) as unknown as Homography, seen };
}
