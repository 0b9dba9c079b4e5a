import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMeta } from '../compose/plate.ts';
import { LOOK, PLATES } from './places.ts';
import { LOOK_CROP, LOOK_CUSHIONS, LOOK_PLATE } from './shop-pictures.ts';

/** A point of the picture, in percent of its width and height, and the picture of the cushion cover that lies there. */
interface LookHotspot {
  cushion: string;
  x: number;
  y: number;
}

const percent = (value: number) => Math.round(value * 10) / 10;

/** The largest visible piece of every cushion, taken from the room's own data. */
export function lookHotspots(): LookHotspot[] {
  const { hotspots } = readMeta(join(PLATES, LOOK_PLATE));
  const [left, top, width, height] = LOOK_CROP;
  return Object.entries(LOOK_CUSHIONS).map(([surface, cushion]) => {
    const spot = hotspots[surface]?.[0];
    if (!spot) throw new Error(`The room ${LOOK_PLATE} shows no ${surface}.`);
    return { cushion, x: percent((spot.x - left * 100) / width), y: percent((spot.y - top * 100) / height) };
  });
}

export const writeLook = (): void =>
  writeFileSync(LOOK, `${JSON.stringify({ picture: 'look-room', hotspots: lookHotspots() }, null, 2)}\n`);
