import type { Planes } from '../../compose/planes/planes.ts';
import type { Plate, Surface } from '../../compose/plate.ts';
import type { CutWindow } from './cut-window.ts';

/** Source of a pixel of the redrawn window. */
export type Source = {
  x: number;
  y: number;
  /** Metres of cloth to add to its position. */
  ahead?: number;
  light?: number;
  /** Only its appearance is used, not its cloth position. */
  isLookalike?: boolean;
};

/** Cloth from front to back, and the source behind it; `undefined` is bare wall. */
export type Layers = { cloth: readonly Source[]; behind: Source | undefined };

export type DrawnWindow = { cut: CutWindow; product: Surface };

const SOLID = 0.9;
/** Pixels with less window are wall and get its colour, so later scaling doesn't bleed. */
const BARE = 0.02;

/** Redraws the window from the sources of each pixel. */
export function redrawWindow(
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
      const { colour, covered, whole } = blendLayers(cut, plate, layers);
      for (const k of CHANNELS) planes[k][at] = whole > BARE ? colour[k] / whole : (cut.behind[k][at] ?? 0);
      masks[at * 3] = whole > BARE ? Math.round((255 * covered) / whole) : 0;
      masks[at * 3 + 1] = Math.round(255 * Math.min(1, whole));
      putCloth(cloth, at, product, layers.cloth);
    }
  }
  return { cut: { ...cut, planes, masks }, product: { ...product, ...trimCloth(cloth, plate) } };
}

const CHANNELS = [0, 1, 2] as const;

/** Colour of a pixel, its share of cloth, and its share of cloth and window together. */
function blendLayers({ planes, masks }: CutWindow, { width, height }: Plate, { cloth, behind }: Layers) {
  const colour: [number, number, number] = [0, 0, 0];
  const add = ({ x, y, light = 1 }: Source, free: number, mask: 0 | 1): number => {
    const from = clampIndex(y, height) * width + clampIndex(x, width);
    const share = free * ((masks[from * 3 + mask] ?? 0) / 255);
    for (const k of CHANNELS) colour[k] += share * (planes[k][from] ?? 0) * light;
    return share;
  };
  const covered = cloth.reduce((sum, sheet) => sum + add(sheet, 1 - sum, 0), 0);
  return { colour, covered, whole: covered + (behind ? add(behind, 1 - covered, 1) : 0) };
}

/** Stores the pixel's cloth position, if a layer of cloth fills it. */
function putCloth(cloth: Cloth, at: number, product: Surface, sheets: readonly Source[]): void {
  const place = createSurfaceIndex(product);
  const solid = sheets.find((sheet) => !sheet.isLookalike && (product.coverage[place(sheet)] ?? 0) > SOLID);
  if (!solid) return;
  cloth.coverage[at] = 1;
  cloth.u[at] = (product.u[place(solid)] ?? 0) + (solid.ahead ?? 0);
  cloth.v[at] = product.v[place(solid)] ?? 0;
}

const clampIndex = (at: number, length: number): number => Math.max(0, Math.min(length - 1, Math.round(at)));

type Cloth = Pick<Surface, 'coverage' | 'u' | 'v'>;

/** Trims to the box with cloth; outside, coordinates continue from its edge. */
function trimCloth({ coverage, u, v }: Cloth, { width, height }: Plate): Cloth & Pick<Surface, 'box'> {
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) => hasCoverage(coverage, x, width, height));
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => hasCoverage(coverage, y * width, 1, width));
  const [left = 0, top = 0] = [columns[0], rows[0]];
  const box: Surface['box'] = [left, top, (columns.at(-1) ?? 0) - left + 1, (rows.at(-1) ?? 0) - top + 1];
  const cut = (plane: Float32Array) =>
    Float32Array.from({ length: box[2] * box[3] }, (_, i) => {
      return plane[(top + Math.floor(i / box[2])) * width + left + (i % box[2])] ?? 0;
    });
  return { box, coverage: cut(coverage), u: cut(u), v: cut(v) };
}

function hasCoverage(coverage: Float32Array, from: number, step: number, count: number): boolean {
  for (let k = 0; k < count; k++) if ((coverage[from + k * step] ?? 0) > 0) return true;
  return false;
}

/** Index of a pixel in the arrays of a surface; -1 outside. */
function createSurfaceIndex({ box: [left, top, width, height] }: Surface): (source: Source) => number {
  return ({ x, y }) => {
    const [column, row] = [Math.round(x) - left, Math.round(y) - top];
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
  };
}
