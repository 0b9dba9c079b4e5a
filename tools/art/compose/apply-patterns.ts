import { raiseFoldContrast } from './fold-contrast.ts';
import { shadePaper } from './papered-wall.ts';
import { mapPlanes, type Planes } from './planes/planes.ts';
import type { Plate, Surface } from './plate.ts';
import { createMotifDensity, MOTIF_GAIN } from './sheer-motifs.ts';
import { getSurfaceLight } from './surface-light.ts';
import { sample, type Texture } from './texture.ts';

const BRIGHTNESS = 0.92;
/** What cloth and paper of any colour reflect of the light. */
const CLOTH_SHEEN = 0.012;
const PAPER_SHEEN = 0.007;
const TAPS = 4;
const SOLID = 0.9;
const MEASURED_WIDTH = 64;
/** A larger step between two pixels is a jump to the next fold. */
const JUMP = 0.2;

export interface Covering {
  surface: string;
  texture: Texture;
  /** Width of one pattern repeat in metres; 'fit' stretches one picture over the surface, 'cover' fills it and crops. */
  repeat: number | 'fit' | 'cover';
  offset?: [number, number];
  /** Cloth in folds, whose dark colours reflect some light too. */
  isDraped?: boolean;
  /** Paper on a wall, in strips. */
  isPapered?: boolean;
}

/** Size of one tile in metres, and its lower left corner. */
interface Laying {
  tile: readonly [number, number];
  origin: readonly [number, number];
}

function layOut({ size: [width, height] }: Surface, { texture, repeat, offset = [0, 0] }: Covering): Laying {
  if (repeat === 'fit') return { tile: [width, height], origin: [0, 0] };
  const tileWidth = repeat === 'cover' ? Math.max(width, height / texture.aspect) : repeat;
  const tile = [tileWidth, tileWidth * texture.aspect] as const;
  return { tile, origin: repeat === 'cover' ? [(width - tile[0]) / 2, (height - tile[1]) / 2] : offset };
}

/** Linear planes of the plate, whose neutral surfaces show the given patterns. */
export function applyPatterns(plate: Plate, coverings: readonly Covering[]): Planes {
  const out = mapPlanes(plate.rgb, (plane) => plane.slice());
  for (const covering of coverings) {
    const surface = plate.surfaces.get(covering.surface);
    if (!surface) throw new Error(`${plate.meta.name} has no surface ${covering.surface}`);
    cover(out, plate, surface, covering);
  }
  return out;
}

function cover(out: Planes, plate: Plate, surface: Surface, covering: Covering): void {
  const laying = layOut(surface, covering);
  const { texture, isDraped, isPapered } = covering;
  const bakedLight = getSurfaceLight(plate, surface);
  const [x0, y0, w, h] = surface.box;
  const { coverage: covered } = surface;
  const light = shapeLight(bakedLight, surface, covering);
  const sheen = isDraped ? CLOTH_SHEEN : isPapered ? PAPER_SHEEN : 0;
  const isPlain = texture.levels[0].width === 1;
  const colour = Float32Array.from(texture.levels[0].data.subarray(0, 3));
  const getMotifDensity = surface.own && !isPlain ? createMotifDensity(texture) : () => 0;
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const coverage = covered[i] ?? 0;
      if (!coverage) continue;
      if (!isPlain) samplePattern(surface, texture, laying, x, y, i, colour);
      const own = surface.own?.[i] ?? 1;
      const hidden = (1 - own) * getMotifDensity(colour);
      const to = (y0 + y) * plate.width + x0 + x;
      for (let k = 0; k < 3; k++) {
        const plane = out[k as 0 | 1 | 2];
        const shown = ((colour[k] ?? 0) * BRIGHTNESS + sheen) * (light[k as 0 | 1 | 2][i] ?? 0);
        const baked = surface.albedo * (bakedLight[k as 0 | 1 | 2][i] ?? 0);
        const change = own * (shown * (1 + MOTIF_GAIN * hidden) - baked) - hidden * baked;
        plane[to] = Math.max(0, (plane[to] ?? 0) + coverage * change);
      }
    }
  }
}

/** Light as folds or a papered wall show it. */
function shapeLight(light: Planes, surface: Surface, { texture, isDraped, isPapered }: Covering): Planes {
  const { coverage, box } = surface;
  if (isDraped) return raiseFoldContrast({ light, coverage, width: box[2], height: box[3] }, measureCloth(texture));
  return isPapered ? shadePaper(light, surface, measureCloth(texture).luminance) : light;
}

/** Mean luminance of a texture and its variation, at a size at which a weave has vanished and a print has not. */
function measureCloth({ levels }: Texture): { luminance: number; variation: number } {
  const { data } = levels.find(({ width }) => width <= MEASURED_WIDTH) ?? levels[0];
  const luminances = Array.from(
    { length: data.length / 3 },
    (_, i) => 0.2126 * (data[3 * i] ?? 0) + 0.7152 * (data[3 * i + 1] ?? 0) + 0.0722 * (data[3 * i + 2] ?? 0),
  );
  const luminance = luminances.reduce((sum, value) => sum + value, 0) / luminances.length;
  const variance = luminances.reduce((sum, value) => sum + (value - luminance) ** 2, 0) / luminances.length;
  return { luminance, variation: Math.sqrt(variance) / Math.max(0.02, luminance) };
}

/** Trilinear sample with a few taps along the longer axis of the pixel's footprint. */
function samplePattern(
  surface: Surface,
  { levels }: Texture,
  { tile, origin }: Laying,
  x: number,
  y: number,
  i: number,
  out: Float32Array,
): void {
  const { coverage, u, v } = surface;
  const [, , w, h] = surface.box;
  const beside =
    x < w - 1 && (coverage[i + 1] ?? 0) > SOLID ? i + 1 : x > 0 && (coverage[i - 1] ?? 0) > SOLID ? i - 1 : i;
  const below =
    y < h - 1 && (coverage[i + w] ?? 0) > SOLID ? i + w : y > 0 && (coverage[i - w] ?? 0) > SOLID ? i - w : i;
  const ui = u[i] ?? 0;
  const vi = v[i] ?? 0;
  let ux = ((u[beside] ?? 0) - ui) / tile[0];
  let vx = ((v[beside] ?? 0) - vi) / tile[1];
  let uy = ((u[below] ?? 0) - ui) / tile[0];
  let vy = ((v[below] ?? 0) - vi) / tile[1];
  if (Math.abs(ux) + Math.abs(vx) > JUMP) ux = vx = 0;
  if (Math.abs(uy) + Math.abs(vy) > JUMP) uy = vy = 0;
  const across = Math.hypot(ux, vx) * levels[0].width;
  const down = Math.hypot(uy, vy) * levels[0].width;
  const short = Math.max(0.5, Math.min(across, down));
  const long = Math.max(across, down, 0.5);
  const last = levels.length - 1;
  const level = Math.max(0, Math.min(last, Math.log2(Math.max(short, long / TAPS)) - 0.35));
  const lower = levels[Math.floor(level)] ?? levels[0];
  const upper = levels[Math.min(Math.floor(level) + 1, last)] ?? lower;
  const blend = level - Math.floor(level);
  const taps = long > short * 1.4 ? TAPS : 1;
  const du = across > down ? ux : uy;
  const dv = across > down ? vx : vy;
  const cu = (ui - origin[0]) / tile[0];
  const cv = (vi - origin[1]) / tile[1];
  out.fill(0);
  for (let tap = 0; tap < taps; tap++) {
    const at = (tap + 0.5) / taps - 0.5;
    sample(lower, cu + du * at, cv + dv * at, (1 - blend) / taps, out);
    if (blend > 0) sample(upper, cu + du * at, cv + dv * at, blend / taps, out);
  }
}
