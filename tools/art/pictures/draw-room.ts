import { join } from 'node:path';
import { applyPatterns, type Covering } from '../compose/apply-patterns.ts';
import { loadPlate, type Plate, relight } from '../compose/plate.ts';
import { loadTexture, type Texture } from '../compose/texture.ts';
import { toneMap } from '../compose/tone.ts';
import { designNamed } from '../patterns/named-design.ts';
import { hangOnWall } from './draw-frame.ts';
import type { Dressing, Pattern, RoomRecipe } from './picture-job.ts';
import { type Pixels, toPixels, toSharp } from './pixels.ts';
import { PLATES } from './places.ts';
import { tileFile } from './tile-store.ts';

const METRES_PER_INCH = 0.0254;
const WALL_PIXELS_PER_METRE = 340;

let loaded: { name: string; plate: Plate } | undefined;

/** Jobs arrive room by room, so one plate in memory is enough. */
export function plateNamed(name: string): Plate {
  if (loaded?.name !== name) loaded = { name, plate: loadPlate(join(PLATES, name)) };
  return loaded.plate;
}

const patternTexture = async (pattern: Pattern): Promise<Texture> => loadTexture(await tileFile(pattern));

async function covering({ surface, pattern, colour, lay, offset, scale = 1 }: Dressing): Promise<Covering> {
  const texture = pattern ? await patternTexture(pattern) : await loadTexture(colour ?? '#e9e2d6');
  const inches = pattern ? designNamed(pattern.design).widthInches : 40;
  return { surface, texture, repeat: lay ?? inches * METRES_PER_INCH * scale, ...(offset ? { offset } : {}) };
}

async function hangings({ hang }: RoomRecipe, plate: Plate): Promise<Covering[]> {
  const wall = plate.surfaces.get('wall');
  if (!hang?.length || !wall) return [];
  const picture = await hangOnWall(hang, wall.size, WALL_PIXELS_PER_METRE);
  return [{ surface: 'wall', texture: await loadTexture(picture, 4096), repeat: 'fit' }];
}

/** Everything that lies on the surfaces of a room. */
export const coveringsOf = async (recipe: RoomRecipe, plate: Plate): Promise<Covering[]> => [
  ...(await Promise.all(recipe.dressings.map(covering))),
  ...(await hangings(recipe, plate)),
];

export async function drawRoom(recipe: RoomRecipe): Promise<Pixels> {
  const plate = plateNamed(recipe.plate);
  const { width, height } = plate;
  const lit = recipe.gains ? relight(plate, recipe.gains) : plate;
  const coverings = await coveringsOf(recipe, plate);
  const exposure = plate.meta.exposure * (recipe.exposure ?? 1);
  const room = { data: toneMap(applyPatterns(lit, coverings), width, height, exposure), width, height };
  return recipe.crop ? cropped(room, recipe.crop) : room;
}

function cropped(room: Pixels, [x, y, w, h]: [number, number, number, number]): Promise<Pixels> {
  const left = Math.round(x * room.width);
  const top = Math.round(y * room.height);
  const width = Math.min(room.width - left, Math.round(w * room.width));
  const height = Math.min(room.height - top, Math.round(h * room.height));
  return toPixels(toSharp(room).extract({ left, top, width, height }));
}
