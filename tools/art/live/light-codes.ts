import sharp from 'sharp';
import { LIGHT_GAMMA, MAX_LIGHT } from '#domain/room/room-scene.ts';
import type { Planes } from '../compose/planes/planes.ts';

/** Region of a picture in pixels: left, top, width, height. */
export type Cut = readonly [number, number, number, number];

/** Encodes linear light in 8 bits. Scales too bright pixels as a whole: clipping one channel would shift the hue. */
export function encodeLight([red, green, blue]: Planes): Buffer {
  const codes = Buffer.alloc(red.length * 3);
  for (let i = 0; i < red.length; i++) {
    const light = [red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0];
    const range = Math.max(MAX_LIGHT, ...light);
    for (const [k, value] of light.entries())
      codes[i * 3 + k] = Math.round(255 * (Math.max(0, value) / range) ** (1 / LIGHT_GAMMA));
  }
  return codes;
}

type Raw = { data: Buffer; width: number; height: number; channels: 1 | 3 };

/** Scales the whole picture before cutting, so all files of a room share the same pixel grid. */
export async function scaleAndCut({ data, width, height, channels }: Raw, to: readonly [number, number], cut: Cut) {
  const scaled = await sharp(data, { raw: { width, height, channels } })
    .resize(to[0], to[1], { fit: 'fill' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
  const [left, top, w, h] = cut;
  return sharp(scaled, { raw: { width: to[0], height: to[1], channels } }).extract({ left, top, width: w, height: h });
}
