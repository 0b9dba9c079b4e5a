import { join } from 'node:path';
import { applyPatterns, type Covering } from '../../compose/apply-patterns.ts';
import { loadPlate, type Plate, relight } from '../../compose/plate.ts';
import { loadTexture, type Texture } from '../../compose/texture.ts';
import { toneMap } from '../../compose/tone.ts';
import { rasterise } from '../../patterns/kit/rasterise.ts';
import { findColourway, findDesign } from '../../patterns/named-design.ts';
import type { Dressing, Pattern, RoomRecipe } from '../jobs/picture-job.ts';
import { drawTileFile } from '../jobs/tile-store.ts';
import { PLATES } from '../places.ts';
import { hangOnWall } from './draw-frame.ts';
import { findBusiestPart } from './find-busiest-part.ts';
import { type Pixels, toPixels, toSharp } from './pixels.ts';

const METRES_PER_INCH = 0.0254;
const WALL_PIXELS_PER_METRE = 340;

let loaded: { name: string; plate: Plate } | undefined;

/** Jobs are sorted by room, so one plate in memory is enough. */
export function getPlate(name: string): Plate {
  if (loaded?.name !== name) loaded = { name, plate: loadPlate(join(PLATES, name)) };
  return loaded.plate;
}

/** A dressing of cloth in folds, or of a pattern seen from close by. */
export interface DetailedDressing extends Dressing {
  /** Cloth in folds. */
  isDraped?: boolean;
  /** Draws the pattern finely and puts the part of it with the most contrast in the middle. */
  isCloseUp?: boolean;
}

/** Prints repeat after two feet, of which a close-up shows a few inches. */
const CLOSE_UP_PATTERN_PIXELS = 2400;

const loadPatternTexture = async (pattern: Pattern): Promise<Texture> => loadTexture(await drawTileFile(pattern));

async function loadFineTexture({ design, colourway }: Pattern): Promise<Texture> {
  const { palette } = findColourway(design, colourway);
  const tile = await rasterise(findDesign(design), palette, CLOSE_UP_PATTERN_PIXELS);
  return loadTexture(await tile.png({ compressionLevel: 3 }).toBuffer(), CLOSE_UP_PATTERN_PIXELS);
}

const loadDressingTexture = ({ pattern, colour, isCloseUp }: DetailedDressing): Promise<Texture> => {
  if (!pattern) return loadTexture(colour ?? '#e9e2d6');
  return isCloseUp ? loadFineTexture(pattern) : loadPatternTexture(pattern);
};

async function createCovering(dressing: DetailedDressing, plate: Plate): Promise<Covering> {
  const { surface, pattern, lay, scale = 1, isDraped, isCloseUp } = dressing;
  const texture = await loadDressingTexture(dressing);
  const metres = (pattern ? findDesign(pattern.design).widthInches : 40) * METRES_PER_INCH * scale;
  const offset = isCloseUp ? centreBusiestPart(plate, dressing, texture, metres) : dressing.offset;
  const isPapered = surface === 'wall' && pattern !== undefined;
  return {
    surface,
    texture,
    repeat: lay ?? metres,
    ...(offset && { offset }),
    ...(isDraped && { isDraped }),
    ...(isPapered && { isPapered }),
  };
}

/** Returns the offset that shows the busiest part of the pattern in the middle of its surface. */
function centreBusiestPart(
  plate: Plate,
  { surface, pattern }: Dressing,
  texture: Texture,
  metres: number,
): [number, number] | undefined {
  const shown = plate.surfaces.get(surface);
  if (!shown || !pattern) return undefined;
  const [left, right] = findRange(shown.u, shown.coverage);
  const [bottom, top] = findRange(shown.v, shown.coverage);
  const isRepeat = findDesign(pattern.design).kind !== 'picture';
  const tile = [metres, metres * texture.aspect] as const;
  const [x, y] = findBusiestPart(texture, tile, [right - left, top - bottom], isRepeat);
  return [(left + right) / 2 - x, (bottom + top) / 2 - y];
}

function findRange(values: Float32Array, coverage: Float32Array): [number, number] {
  const covered = values.filter((_, i) => (coverage[i] ?? 0) > 0.5);
  return [covered.reduce((a, b) => Math.min(a, b), Infinity), covered.reduce((a, b) => Math.max(a, b), -Infinity)];
}

async function createHangings({ hang }: RoomRecipe, plate: Plate): Promise<Covering[]> {
  const wall = plate.surfaces.get('wall');
  if (!hang?.length || !wall) return [];
  const picture = await hangOnWall(hang, wall.size, WALL_PIXELS_PER_METRE);
  return [{ surface: 'wall', texture: await loadTexture(picture, 4096), repeat: 'fit' }];
}

/** Coverings of all surfaces of a room. */
export const createCoverings = async (recipe: RoomRecipe, plate: Plate): Promise<Covering[]> => [
  ...(await Promise.all(recipe.dressings.map((dressing) => createCovering(dressing, plate)))),
  ...(await createHangings(recipe, plate)),
];

export async function drawRoom(recipe: RoomRecipe): Promise<Pixels> {
  const plate = getPlate(recipe.plate);
  const { width, height } = plate;
  const lit = recipe.gains ? relight(plate, recipe.gains) : plate;
  const coverings = await createCoverings(recipe, plate);
  const exposure = plate.meta.exposure * (recipe.exposure ?? 1);
  const room = { data: toneMap(applyPatterns(lit, coverings), width, height, exposure), width, height };
  return recipe.crop ? cropRoom(room, recipe.crop) : room;
}

function cropRoom(room: Pixels, [x, y, w, h]: [number, number, number, number]): Promise<Pixels> {
  const left = Math.round(x * room.width);
  const top = Math.round(y * room.height);
  const width = Math.min(room.width - left, Math.round(w * room.width));
  const height = Math.min(room.height - top, Math.round(h * room.height));
  return toPixels(toSharp(room).extract({ left, top, width, height }));
}
