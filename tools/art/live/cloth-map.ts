import sharp from 'sharp';
import { CLOTH_STEPS_PER_METRE, type ClothMap } from '#domain/room/room-scene.ts';
import type { Surface } from '../compose/plate.ts';
import type { RoomFiles } from './room-files.ts';

/** Region of the plate in plate pixels. */
type Area = readonly [left: number, top: number, width: number, height: number];
type Grid = { columns: number; rows: number };

/** Pixels with less coverage are edges, whose coordinates are unreliable. */
const SOLID = 0.9;

/**
 * Writes the cloth coordinates on a grid over the area: high bytes of u and v in red and green of the upper half, low
 * bytes below. Cloth hidden by objects continues from above; without `isContinued`, gaps take the nearest cloth, because
 * they separate pieces, such as cushions.
 */
export async function writeClothMap(
  files: RoomFiles,
  name: string,
  surface: Surface,
  area: Area,
  { columns, rows }: Grid,
  isContinued = true,
): Promise<ClothMap> {
  const pixels = Buffer.alloc(columns * rows * 2 * 3);
  const findCoordinates = createCoordinateFinder(surface, isContinued);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = area[0] + (column / (columns - 1)) * area[2];
      const y = area[1] + (row / (rows - 1)) * area[3];
      for (const [k, metres] of findCoordinates(x, y).entries()) {
        const code = Math.max(0, Math.min(65_535, Math.round(metres * CLOTH_STEPS_PER_METRE)));
        pixels[(row * columns + column) * 3 + k] = code >> 8;
        pixels[((rows + row) * columns + column) * 3 + k] = code & 255;
      }
    }
  }
  const raw = { width: columns, height: rows * 2, channels: 3 as const };
  const content = await sharp(pixels, { raw }).webp({ lossless: true, effort: 6 }).toBuffer();
  return { file: files.write(name, 'webp', content), columns, rows, top: Math.round(surface.size[1] * 1e5) / 1e5 };
}

function createCoordinateFinder(
  { box, coverage, u, v }: Surface,
  isContinued: boolean,
): (x: number, y: number) => [number, number] {
  const [left, top, width, height] = box;
  const field: Field = {
    width,
    height,
    isSolid: (x, y) => x >= 0 && y >= 0 && x < width && y < height && (coverage[y * width + x] ?? 0) > SOLID,
  };
  const [across, down] = [computeMeanStep(field, u, 1, 0), computeMeanStep(field, v, 0, 1)];
  return (px, py) => {
    const x = Math.max(0, Math.min(width - 1, Math.floor(px - left)));
    const y = Math.max(0, Math.min(height - 1, Math.floor(py - top)));
    const found = (isContinued ? findSolidAbove(field, x, y) : undefined) ?? findNearestSolid(field, x, y);
    if (!found) return [0, 0];
    const at = found.y * width + found.x;
    // Extrapolates outside the cloth, so the coordinates at its edge are right.
    return [
      (u[at] ?? 0) + (Math.floor(px - left) - found.x) * across,
      (v[at] ?? 0) + (Math.floor(py - top) - found.y) * down,
    ];
  };
}

type Field = { width: number; height: number; isSolid(x: number, y: number): boolean };

const DIRECTIONS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

type Position = { x: number; y: number };

function findSolidAbove({ isSolid }: Field, x: number, y: number): Position | undefined {
  for (let up = y; up >= 0; up--) if (isSolid(x, up)) return { x, y: up };
  return undefined;
}

function findNearestSolid({ width, height, isSolid }: Field, x: number, y: number): Position | undefined {
  for (let reach = 0; reach < Math.max(width, height); reach++) {
    const direction = DIRECTIONS.find(([dx, dy]) => isSolid(x + dx * reach, y + dy * reach));
    if (direction) return { x: x + direction[0] * reach, y: y + direction[1] * reach };
  }
  return undefined;
}

const STRIDE = 8;

/** Mean metres of cloth per pixel to the right or down. */
function computeMeanStep({ width, height, isSolid }: Field, plane: Float32Array, dx: number, dy: number): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y < height; y += STRIDE) {
    for (let x = 0; x < width; x += STRIDE) {
      const [nx, ny] = [x + dx * STRIDE, y + dy * STRIDE];
      if (!isSolid(x, y) || !isSolid(nx, ny)) continue;
      sum += ((plane[ny * width + nx] ?? 0) - (plane[y * width + x] ?? 0)) / STRIDE;
      count++;
    }
  }
  return count ? sum / count : 0;
}
