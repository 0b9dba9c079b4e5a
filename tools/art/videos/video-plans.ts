import type { RoomRecipe } from '../pictures/jobs/picture-job.ts';
import { dress } from '../pictures/shop-rooms.ts';
import type { LookName } from './looks.ts';

export interface VideoPlan {
  /** Category whose page shows the loop; fabrics has none. */
  name: string;
  look: LookName;
  room: RoomRecipe;
}

const createPlan = (name: string, look: LookName, plate: string, ...lines: string[]): VideoPlan => ({
  name,
  look,
  room: { kind: 'room', plate, dressings: dress(...lines) },
});

export const videos: readonly VideoPlan[] = [
  createPlan(
    'wallpaper',
    'dusk',
    'living',
    'wall: mango-grove / Forest Night',
    'curtain: #e9e1d2',
    'cushionA: handloom-linen / Haldi @ 1.5',
    'cushionB: handloom-linen / Terracotta @ 1.5',
    'rug: #e3d8c6',
  ),
  createPlan(
    'curtains',
    'sway',
    'curtain',
    'curtain: climbing-vine / Ivory',
    'wall: #dcd6c6',
    'sheer: #fdf9f1',
    'cushionA: handloom-linen / Terracotta @ 1.5',
    'rug: #ddd0bb',
  ),
  createPlan(
    'blinds',
    'cloud',
    'blind',
    'blind: heron-pond / Dawn',
    'wall: #e4dac8',
    'cushionA: block-print-cotton / Indigo @ 0.7',
    'rug: #ddd0bb',
  ),
  createPlan(
    'canvas',
    'pan',
    'canvas',
    'canvas: twin-fish / Natural Dyes @ cover',
    'wall: #e6decb',
    'cushionA: handloom-linen / Oat @ 1.5',
    'rug: #ddd0bb',
  ),
];
