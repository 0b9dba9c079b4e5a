import { join } from 'node:path';
import { readMeta } from '../compose/plate.ts';
import type { RoomRecipe } from '../pictures/jobs/picture-job.ts';
import { PLATES } from '../pictures/places.ts';
import { FRAME_HEIGHT, FRAME_WIDTH } from './encode-video.ts';
import { LOOKS } from './looks.ts';
import type { VideoPlan } from './video-plans.ts';

/** The first frame of a video as a picture, to show until it plays. */
export function createVideoStill({ look: lookName, room }: VideoPlan): RoomRecipe {
  const { camera, gains } = LOOKS[lookName];
  const { x, y, zoom } = camera(0);
  const [plateWidth, plateHeight] = readMeta(join(PLATES, room.plate)).size;
  const [width, height] = [1 / zoom, ((plateWidth / plateHeight) * FRAME_HEIGHT) / FRAME_WIDTH / zoom];
  const clamp = (from: number, length: number) => Math.max(0, Math.min(1 - length, from));
  return {
    ...room,
    gains: gains(0),
    crop: [clamp(x - width / 2, width), clamp(y - height / 2, height), width, height],
  };
}
