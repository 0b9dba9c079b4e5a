import { mapPlanes, type Planes } from './planes/planes.ts';
import type { Plate, Surface } from './plate.ts';

const FULLY_COVERED = 0.97;
const REACH = 4;
const UNKNOWN = -1;

const cachedLights = new WeakMap<Plate, Map<Surface, Planes>>();

/** Light falling on a surface, per pixel of its box; cached per plate. */
export function getSurfaceLight(plate: Plate, surface: Surface): Planes {
  const lights = cachedLights.get(plate) ?? new Map<Surface, Planes>();
  cachedLights.set(plate, lights);
  const light = lights.get(surface) ?? gatherLight(plate, surface);
  lights.set(surface, light);
  return light;
}

/** Reads the light of fully covered pixels and extends it over the edges. */
function gatherLight(plate: Plate, { box, coverage, albedo }: Surface): Planes {
  const [x0, y0, w, h] = box;
  const rawLight = mapPlanes(plate.rgb, (plane) =>
    coverage.map((_, i) => (plane[(y0 + Math.floor(i / w)) * plate.width + x0 + (i % w)] ?? 0) / albedo),
  );
  const light = mapPlanes(rawLight, (plane) =>
    plane.map((value, i) => ((coverage[i] ?? 0) > FULLY_COVERED ? value : UNKNOWN)),
  );
  const left = spread(light, coverage, w, h);
  for (const i of left) for (const k of [0, 1, 2] as const) light[k][i] = rawLight[k][i] ?? 0;

  // Limits the light to what the pixel holds; otherwise edges turn dark.
  return mapPlanes(light, (plane, k) =>
    plane.map((value, i) => {
      const share = coverage[i] ?? 0;
      return share > 0 ? Math.min(value, (rawLight[k][i] ?? 0) / share) : value;
    }),
  );
}

/** Fills unknown edge pixels from their neighbours, a few rings deep; returns the remaining ones. */
function spread(light: Planes, coverage: Float32Array, w: number, h: number): number[] {
  const isUnknown = (i: number) => (light[0][i] ?? UNKNOWN) < 0;
  let edge: number[] = [];
  for (let i = 0; i < coverage.length; i++) if ((coverage[i] ?? 0) > 0 && isUnknown(i)) edge.push(i);
  for (let pass = 0; pass < REACH && edge.length; pass++) {
    const found: [number, readonly [number, number, number]][] = [];
    for (const i of edge) {
      const mean = computeNeighbourMean(light, i, w, h);
      if (mean) found.push([i, mean]);
    }
    for (const [i, mean] of found) for (const k of [0, 1, 2] as const) light[k][i] = mean[k];
    edge = edge.filter(isUnknown);
  }
  return edge;
}

function computeNeighbourMean(
  [red, green, blue]: Planes,
  i: number,
  w: number,
  h: number,
): [number, number, number] | undefined {
  const x = i % w;
  const y = (i - x) / w;
  let [r, g, b, count] = [0, 0, 0, 0];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const j = i + dy * w + dx;
      if (x + dx < 0 || x + dx >= w || y + dy < 0 || y + dy >= h || (red[j] ?? UNKNOWN) < 0) continue;
      count++;
      r += red[j] ?? 0;
      g += green[j] ?? 0;
      b += blue[j] ?? 0;
    }
  }
  return count ? [r / count, g / count, b / count] : undefined;
}
