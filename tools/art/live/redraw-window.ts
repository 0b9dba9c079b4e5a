import type { Planes } from '../compose/planes.ts';
import type { Plate, Surface } from '../compose/plate.ts';
import type { CutWindow } from './cut-window.ts';

/** Where a pixel of the redrawn window comes from, and how its cloth goes on there. */
export type Source = {
  x: number;
  y: number;
  /** Metres of cloth that lie before it. */
  ahead?: number;
  light?: number;
  /** It looks alike, but is no such place of the cloth. */
  isLookalike?: boolean;
};

/** Cloth from front to back, and what is seen where none of it lies; nothing is bare wall. */
export type Layers = { cloth: readonly Source[]; behind: Source | undefined };

export type DrawnWindow = { cut: CutWindow; product: Surface };

const SOLID = 0.9;
/** With less of the window than this a pixel is wall, and has its colour: what is scaled later must not bleed. */
const BARE = 0.02;

/** The same window with its parts in other places. */
export function redrawn(
  { cut, product }: DrawnWindow,
  plate: Plate,
  layersAt: (x: number, y: number) => Layers,
): DrawnWindow {
  const size = plate.width * plate.height;
  const planes = cut.planes.map((plane) => plane.slice()) as unknown as Planes;
  const masks = Buffer.alloc(size * 3);
  const cloth = { coverage: new Float32Array(size), u: new Float32Array(size), v: new Float32Array(size) };
  const [left, top, width, height] = cut.area;
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const at = y * plate.width + x;
      const layers = layersAt(x, y);
      const { colour, covered, whole } = blended(cut, plate, layers);
      for (const k of CHANNELS) planes[k][at] = whole > BARE ? colour[k] / whole : (cut.behind[k][at] ?? 0);
      masks[at * 3] = whole > BARE ? Math.round((255 * covered) / whole) : 0;
      masks[at * 3 + 1] = Math.round(255 * Math.min(1, whole));
      putCloth(cloth, at, product, layers.cloth);
    }
  }
  return { cut: { ...cut, planes, masks }, product: { ...product, ...trimmed(cloth, plate) } };
}

const CHANNELS = [0, 1, 2] as const;

/** What a pixel looks like, how much of it is cloth, and how much cloth and window together. */
function blended({ planes, masks }: CutWindow, { width, height }: Plate, { cloth, behind }: Layers) {
  const colour: [number, number, number] = [0, 0, 0];
  const add = ({ x, y, light = 1 }: Source, free: number, mask: 0 | 1): number => {
    const from = within(y, height) * width + within(x, width);
    const share = free * ((masks[from * 3 + mask] ?? 0) / 255);
    for (const k of CHANNELS) colour[k] += share * (planes[k][from] ?? 0) * light;
    return share;
  };
  const covered = cloth.reduce((sum, sheet) => sum + add(sheet, 1 - sum, 0), 0);
  return { colour, covered, whole: covered + (behind ? add(behind, 1 - covered, 1) : 0) };
}

/** Where on the cloth the pixel lies; nowhere when no sheet fills it. */
function putCloth(cloth: Cloth, at: number, product: Surface, sheets: readonly Source[]): void {
  const place = surfaceIndex(product);
  const solid = sheets.find((sheet) => !sheet.isLookalike && (product.coverage[place(sheet)] ?? 0) > SOLID);
  if (!solid) return;
  cloth.coverage[at] = 1;
  cloth.u[at] = (product.u[place(solid)] ?? 0) + (solid.ahead ?? 0);
  cloth.v[at] = product.v[place(solid)] ?? 0;
}

const within = (at: number, length: number): number => Math.max(0, Math.min(length - 1, Math.round(at)));

type Cloth = Pick<Surface, 'coverage' | 'u' | 'v'>;

/** Only the box in which there is cloth: what lies outside goes on from its edge. */
function trimmed({ coverage, u, v }: Cloth, { width, height }: Plate): Cloth & Pick<Surface, 'box'> {
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) => lineHas(coverage, x, width, height));
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => lineHas(coverage, y * width, 1, width));
  const [left = 0, top = 0] = [columns[0], rows[0]];
  const box: Surface['box'] = [left, top, (columns.at(-1) ?? 0) - left + 1, (rows.at(-1) ?? 0) - top + 1];
  const cut = (plane: Float32Array) =>
    Float32Array.from({ length: box[2] * box[3] }, (_, i) => {
      return plane[(top + Math.floor(i / box[2])) * width + left + (i % box[2])] ?? 0;
    });
  return { box, coverage: cut(coverage), u: cut(u), v: cut(v) };
}

function lineHas(coverage: Float32Array, from: number, step: number, count: number): boolean {
  for (let k = 0; k < count; k++) if ((coverage[from + k * step] ?? 0) > 0) return true;
  return false;
}

/** The place of a pixel in the arrays of a surface; -1 outside. */
function surfaceIndex({ box: [left, top, width, height] }: Surface): (source: Source) => number {
  return ({ x, y }) => {
    const [column, row] = [Math.round(x) - left, Math.round(y) - top];
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
  };
}
