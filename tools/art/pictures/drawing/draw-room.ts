import { join } from 'node:path';
import { applyPatterns, type Covering } from '../../compose/apply-patterns.ts';
import { loadPlate, type Plate, relight } from '../../compose/plate.ts';
import { loadTexture, type Texture } from '../../compose/texture.ts';
import { toneMap } from '../../compose/tone.ts';
import { findDesign } from '../../patterns/named-design.ts';
import type { Dressing, Pattern, RoomRecipe } from '../jobs/picture-job.ts';
import { drawTileFile } from '../jobs/tile-store.ts';
import { PLATES } from '../places.ts';
import { hangOnWall } from './draw-frame.ts';
import { type Pixels, toPixels, toSharp } from './pixels.ts';

const METRES_PER_INCH = 0.0254;
const WALL_PIXELS_PER_METRE = 340;

let loaded: { name: string; plate: Plate } | undefined;

/** Jobs are sorted by room, so one plate in memory is enough. */
export function getPlate(name: string): Plate {
  if (loaded?.name !== name) loaded = { name, plate: loadPlate(join(PLATES, name)) };
  return loaded.plate;
}

const loadPatternTexture = async (pattern: Pattern): Promise<Texture> => loadTexture(await drawTileFile(pattern));

async function createCovering({ surface, pattern, colour, lay, offset, scale = 1 }: Dressing): Promise<Covering> {
  const texture = pattern ? await loadPatternTexture(pattern) : await loadTexture(colour ?? '#e9e2d6');
  const inches = pattern ? findDesign(pattern.design).widthInches : 40;
  return { surface, texture, repeat: lay ?? inches * METRES_PER_INCH * scale, ...(offset ? { offset } : {}) };
}

async function createHangings({ hang }: RoomRecipe, plate: Plate): Promise<Covering[]> {
  const wall = plate.surfaces.get('wall');
  if (!hang?.length || !wall) return [];
  const picture = await hangOnWall(hang, wall.size, WALL_PIXELS_PER_METRE);
  return [{ surface: 'wall', texture: await loadTexture(picture, 4096), repeat: 'fit' }];
}

/** Coverings of all surfaces of a room. */
export const createCoverings = async (recipe: RoomRecipe, plate: Plate): Promise<Covering[]> => [
  ...(await Promise.all(recipe.dressings.map(createCovering))),
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
