import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HALF_TO_FLOAT } from './half.ts';
import { type Homography, mapPoint } from './homography.ts';
import { unpackPlane } from './planes/plane-codec.ts';
import { mapPlanes, type Planes } from './planes/planes.ts';

export type Box = [x: number, y: number, width: number, height: number];

export interface SurfaceMeta {
  index: number;
  albedo: number;
  size: [number, number];
  tileMetres: number;
  planar: boolean;
  fit: boolean;
  /** Cloth that one can see through. */
  sheer?: boolean;
  box: Box;
  /** Screen (0..1) to metres; on surfaces that are not quite planar only good enough for the browser preview. */
  homography?: Homography;
}

export interface PlaneMeta {
  name: string;
  type: 'f16' | 'u16' | 'u8';
  box: Box;
  offset: number;
  length: number;
  scale?: number;
}

export interface PlateMeta {
  name: string;
  size: [number, number];
  exposure: number;
  camera: Record<string, unknown>;
  lights: string[];
  surfaces: Record<string, SurfaceMeta>;
  hotspots: Record<string, { x: number; y: number; area: number }[]>;
  planes: PlaneMeta[];
}

/** All arrays of a surface cover its box only. */
export interface Surface extends SurfaceMeta {
  u: Float32Array;
  v: Float32Array;
  coverage: Float32Array;
  /** What part of the light of sheer cloth is its own; the rest comes from behind it. */
  own?: Float32Array;
}

export interface Plate {
  meta: PlateMeta;
  width: number;
  height: number;
  rgb: Planes;
  lights: Map<string, Planes>;
  surfaces: Map<string, Surface>;
}

export const readMeta = (folder: string): PlateMeta =>
  JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')) as PlateMeta;

export function loadPlate(folder: string): Plate {
  const meta = readMeta(folder);
  const file = readFileSync(join(folder, 'plate.bin'));
  const [width, height] = meta.size;
  const plane = (name: string) => readPlane(file, meta, name);
  const red = plane('rgb.r');
  const rgb: Planes = [red, readColour(file, meta, 'rgb.g', red), readColour(file, meta, 'rgb.b', red)];
  const lights = new Map(
    meta.lights.map((light): [string, Planes] => {
      const shares: Planes = [plane(`${light}.r`), plane(`${light}.g`), plane(`${light}.b`)];
      return [light, mapPlanes(shares, (share, k) => share.map((value, i) => value * (rgb[k][i] ?? 0)))];
    }),
  );
  const surfaces = new Map(
    Object.entries(meta.surfaces).map(([name, facts]): [string, Surface] => {
      const [u, v] = facts.planar ? computePlanarUv(facts, width, height) : [plane(`${name}.u`), plane(`${name}.v`)];
      const own = facts.sheer ? plane(`${name}.own`) : undefined;
      return [name, { ...facts, coverage: plane(`${name}.coverage`), u, v, ...(own && { own }) }];
    }),
  );
  return { meta, width, height, rgb, lights, surfaces };
}

/** Green and blue are values of their own in old plates, and shares of red in new ones, which are half as large. */
function readColour(file: Buffer, meta: PlateMeta, name: string, red: Float32Array): Float32Array {
  const plane = readPlane(file, meta, name);
  const isShare = meta.planes.find((each) => each.name === name)?.type !== 'f16';
  return isShare ? plane.map((share, i) => share * (red[i] ?? 0)) : plane;
}

function readPlane(file: Buffer, meta: PlateMeta, name: string): Float32Array {
  const found = meta.planes.find((each) => each.name === name);
  if (!found) throw new Error(`The plate ${meta.name} has no plane ${name}.`);
  const { type, box, offset, length, scale = 1 } = found;
  const data = unpackPlane(file.subarray(offset, offset + length), box[2] * box[3], box[2], type !== 'u8');
  return Float32Array.from(data, (code) => (type === 'f16' ? (HALF_TO_FLOAT[code] ?? 0) : code * scale));
}

function computePlanarUv(
  { box, homography }: SurfaceMeta,
  width: number,
  height: number,
): [Float32Array, Float32Array] {
  const [x0, y0, w, h] = box;
  const u = new Float32Array(w * h);
  const v = new Float32Array(w * h);
  if (!homography) return [u, v];
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++)
      [u[i], v[i]] = mapPoint(homography, (x0 + x + 0.5) / width, (y0 + y + 0.5) / height);
  }
  return [u, v];
}

/** Returns the plate in other light: gain 1 is as baked, 0 switches that light off. */
export function relight(plate: Plate, gains: Record<string, number>): Plate {
  let rgb = plate.rgb;
  for (const [name, light] of plate.lights) {
    const change = (gains[name] ?? 1) - 1;
    if (change)
      rgb = mapPlanes(rgb, (plane, k) => plane.map((value, i) => Math.max(0, value + change * (light[k][i] ?? 0))));
  }
  return { ...plate, rgb };
}
