import type { RoomRecipe } from '../pictures/picture-job.ts';
import { dress } from '../pictures/shop-rooms.ts';
import type { LookName } from './looks.ts';

export interface VideoPlan {
  /** Category whose page shows the loop; fabrics has none. */
  name: string;
  look: LookName;
  room: RoomRecipe;
}

const film = (name: string, look: LookName, plate: string, ...lines: string[]): VideoPlan => ({
  name,
  look,
  room: { kind: 'room', plate, dressings: dress(...lines) },
});

export const videos: readonly VideoPlan[] = [
  film(
    'wallpaper',
    'dusk',
    'living',
    'wall: mango-grove / Forest Night',
    'curtain: #e9e1d2',
    'cushionA: handloom-linen / Haldi @ 1.5',
    'cushionB: handloom-linen / Terracotta @ 1.5',
    'rug: #e3d8c6',
  ),
  film(
    'curtains',
    'sway',
    'curtain',
    'curtain: climbing-vine / Ivory',
    'wall: #dcd6c6',
    'sheer: #fdf9f1',
    'cushionA: handloom-linen / Terracotta @ 1.5',
    'rug: #ddd0bb',
  ),
  film(
    'blinds',
    'cloud',
    'blind',
    'blind: heron-pond / Dawn',
    'wall: #e4dac8',
    'cushionA: block-print-cotton / Indigo @ 0.7',
    'rug: #ddd0bb',
  ),
  film(
    'canvas',
    'pan',
    'canvas',
    'canvas: twin-fish / Natural Dyes @ cover',
    'wall: #e6decb',
    'cushionA: handloom-linen / Oat @ 1.5',
    'rug: #ddd0bb',
  ),
];
