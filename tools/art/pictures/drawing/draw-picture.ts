import type { DrawingRecipe, Recipe } from '../jobs/picture-job.ts';
import { drawFlat } from './draw-flat.ts';
import { drawFramed } from './draw-frame.ts';
import { drawRoom } from './draw-room.ts';
import type { Pixels } from './pixels.ts';

export function drawPicture(recipe: Exclude<Recipe, DrawingRecipe>): Promise<Pixels> {
  if (recipe.kind === 'flat') return drawFlat(recipe);
  if (recipe.kind === 'framed') return drawFramed(recipe);
  return drawRoom(recipe);
}
