import sharp from 'sharp';
import { applyPatterns } from '../compose/apply-patterns.ts';
import { relight } from '../compose/plate.ts';
import { toneMap } from '../compose/tone.ts';
import { createCoverings, getPlate } from '../pictures/drawing/draw-room.ts';
import { drawFrame, type Reel } from './draw-video-frame.ts';
import { encodeVideo, FRAME_HEIGHT, FRAME_WIDTH, FRAMES_PER_SECOND, openMaster } from './encode-video.ts';
import { LOOKS } from './looks.ts';
import { computeSwayField } from './sway-field.ts';
import type { VideoPlan } from './video-plans.ts';

const STATES = 5;
const WORK_WIDTH = 1440;

async function createReel({ look: lookName, room }: VideoPlan): Promise<Reel> {
  const look = LOOKS[lookName];
  const plate = getPlate(room.plate);
  const coverings = await createCoverings(room, plate);
  const width = WORK_WIDTH;
  const height = Math.round((width * plate.height) / plate.width);
  const states: Buffer[] = [];
  for (let i = 0; i < STATES; i++) {
    const lit = relight(plate, look.gains(i / (STATES - 1)));
    const pixels = toneMap(applyPatterns(lit, coverings), plate.width, plate.height, plate.meta.exposure);
    const raw = { width: plate.width, height: plate.height, channels: 3 as const };
    states.push(await sharp(pixels, { raw }).resize(width, height).raw().toBuffer());
  }
  return { look, states, width, height, sway: look.sway ? computeSwayField(plate, width, height) : undefined };
}

/** Renders a seamless loop in three encodings; `prefix` is the path without extension. */
export async function filmVideo(plan: VideoPlan, prefix: string): Promise<void> {
  const reel = await createReel(plan);
  const frames = FRAMES_PER_SECOND * reel.look.seconds;
  const frame = Buffer.alloc(FRAME_WIDTH * FRAME_HEIGHT * 3);
  const master = `${prefix}.master.mp4`;
  const film = openMaster(master);
  for (let i = 0; i < frames; i++) {
    drawFrame(reel, i / frames, frame);
    await film.frame(frame);
  }
  await film.close();
  encodeVideo(master, prefix);
}
